#include "games/french_tarot/cards/cards.h"

#include <array>
#include <charconv>

namespace mathom::french_tarot {
namespace {

constexpr std::array<std::string_view, 6> kSuitWords{"spade", "heart", "diamond", "club", "trump", "excuse"};
constexpr std::array<std::string_view, 4> kHonourWords{"jack", "knight", "queen", "king"};
constexpr std::string_view kSuitLetters = "SHDC";
constexpr std::string_view kHonourLetters = "JCQK";

std::optional<int> number(std::string_view text, int most) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  if (!whole || text.front() == '0' || value < 1 || value > most) return std::nullopt;
  return value;
}

}  // namespace

std::string_view suit_word(Suit suit) { return kSuitWords[static_cast<std::size_t>(suit)]; }

std::string card_token(Card card) {
  const Suit suit = suit_of(card);
  std::string text(suit_word(suit));
  if (suit == Suit::none) return text;
  text += '-';
  const int rank = rank_of(card);
  if (suit == Suit::trumps || rank < kJack) return text + std::to_string(rank);
  return text.append(kHonourWords[static_cast<std::size_t>(rank - kJack)]);
}

std::optional<Card> card_from_token(std::string_view token) {
  if (token == kSuitWords.back()) return kExcuse;
  const std::size_t dash = token.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const std::string_view rank = token.substr(dash + 1);
  for (std::size_t s = 0; s < 5; ++s) {
    if (token.substr(0, dash) != kSuitWords[s]) continue;
    const auto suit = static_cast<Suit>(s);
    if (suit == Suit::trumps) {
      const auto n = number(rank, kTrumpCount);
      return n ? std::optional(trump_card(*n)) : std::nullopt;
    }
    for (std::size_t h = 0; h < kHonourWords.size(); ++h)
      if (rank == kHonourWords[h]) return suit_card(suit, kJack + static_cast<int>(h));
    const auto n = number(rank, kJack - 1);
    return n ? std::optional(suit_card(suit, *n)) : std::nullopt;
  }
  return std::nullopt;
}

std::string card_code(Card card) {
  const Suit suit = suit_of(card);
  if (suit == Suit::none) return "E";
  const int rank = rank_of(card);
  if (suit == Suit::trumps) return "T" + std::to_string(rank);
  const std::string letter(1, kSuitLetters[static_cast<std::size_t>(suit)]);
  if (rank < kJack) return letter + std::to_string(rank);
  return letter + kHonourLetters[static_cast<std::size_t>(rank - kJack)];
}

std::optional<Card> card_from_code(std::string_view code) {
  if (code == "E") return kExcuse;
  if (code.size() < 2) return std::nullopt;
  const std::string_view rank = code.substr(1);
  if (code[0] == 'T') {
    const auto n = number(rank, kTrumpCount);
    return n ? std::optional(trump_card(*n)) : std::nullopt;
  }
  const std::size_t suit = kSuitLetters.find(code[0]);
  if (suit == std::string_view::npos) return std::nullopt;
  const std::size_t honour = rank.size() == 1 ? kHonourLetters.find(rank[0]) : std::string_view::npos;
  if (honour != std::string_view::npos) return suit_card(static_cast<Suit>(suit), kJack + static_cast<int>(honour));
  const auto n = number(rank, kJack - 1);
  return n ? std::optional(suit_card(static_cast<Suit>(suit), *n)) : std::nullopt;
}

}  // namespace mathom::french_tarot

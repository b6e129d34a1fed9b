#include "games/lotr_tarot/cards/deck.h"

#include <algorithm>
#include <cassert>

#include "assets/assets.h"
#include "core/json_reader.h"

namespace mathom::lotr_tarot {
namespace {

constexpr std::array<std::string_view, kSuits> kSuitNames{"swords", "wands", "cups", "coins"};
constexpr std::array<std::string_view, 4> kCourtNames{"page", "knight", "queen", "king"};
constexpr std::array<std::string_view, 3> kSideNames{"free", "dark", "neutral"};
constexpr std::array<std::string_view, 3> kSubjectBases{"sourced", "partly_sourced", "invented"};

class DeckReader : private JsonReader {
 public:
  using JsonReader::JsonReader;

  Deck read(const Json& j) {
    keys(j, {"deck", "notes", "counts", "cards"}, "");
    const Json* cards = member(j, "cards");
    if (!cards || !cards->is_array() || cards->size() != kCards) {
      fault("/cards", "must be a list of 78 cards");
      return std::move(deck_);
    }
    for (int i = 0; i < kCards; ++i) read_card((*cards)[static_cast<std::size_t>(i)], card_of(i));
    if (deck_.dark.count() != kDarkCards || deck_.neutral.count() != kNeutralCards)
      fault("/cards", "must hold 51 free, 20 dark and 6 neutral cards besides the Ring");
    return std::move(deck_);
  }

 private:
  // The number in the list says which card it is; what the data says of suit and rank must agree.
  void check_place(const Json& j, Card card, const std::string& path) {
    const auto number = number_member<int>(j, "number");
    if (is_major(card)) {
      if (text(j, "arcana", path) != "major" || number != rank_of(card))
        fault(path, "must be the Major of this number");
      return;
    }
    const int suit = word_at(word_list(kSuitNames), j, "suit", path);
    if (text(j, "arcana", path) != "minor" || suit != static_cast<int>(suit_of(card)))
      fault(path, "must be of the next suit");
    if (!is_court(card)) {
      if (number != rank_of(card)) fault(path + "/number", "must follow the card before it");
      return;
    }
    const int court = word_at(word_list(kCourtNames), j, "court", path);
    if (court != rank_of(card) - kHighestNumber - 1)
      fault(path + "/court", "must be page, knight, queen, king in turn");
  }

  Side read_side(const Json& j, Card card, const std::string& path) {
    const std::string name = text(j, "affiliation", path);
    if ((name == "ring") != (card == Card::the_ring)) fault(path + "/affiliation", "only number 10 is the Ring");
    if (name == "ring") return Side::none;
    return static_cast<Side>(word_at(word_list(kSideNames), j, "affiliation", path));
  }

  void read_card(const Json& j, Card card) {
    const std::string path = "/cards/" + std::to_string(index(card));
    keys(j,
         {"word", "title", "arcana", "suit", "number", "court", "affiliation", "affiliation_basis", "subject",
          "subject_basis"},
         path);
    check_place(j, card, path);
    CardFacts& f = deck_.cards[static_cast<std::size_t>(index(card))];
    f.word = text(j, "word", path);
    f.title = text(j, "title", path);
    f.name_key = "lotr_tarot.card." + f.word;
    f.subject = text(j, "subject", path);
    f.side = read_side(j, card, path);
    const std::string basis = text(j, "affiliation_basis", path);
    f.side_is_sourced = basis == "sourced";
    if (!f.side_is_sourced && basis != "reconstructed")
      fault(path + "/affiliation_basis", "must be sourced or reconstructed");
    word_at(word_list(kSubjectBases), j, "subject_basis", path);
    if (f.side == Side::dark) deck_.dark.insert(index(card));
    if (f.side == Side::neutral) deck_.neutral.insert(index(card));
  }

  Deck deck_;
};

}  // namespace

Deck read_deck(std::string_view json, Problems& problems) {
  const auto j = parse_json(json, problems);
  if (!j) return {};
  return DeckReader(problems).read(*j);
}

const Deck& deck() {
  static const Deck kDeck = [] {
    Problems problems;
    Deck d = read_deck(asset("cards/lotr_tarot/deck.json"), problems);
    assert(problems.empty() && "the deck that was built in is not sound");
    return d;
  }();
  return kDeck;
}

const std::string& word_of(Card c) { return deck().cards[static_cast<std::size_t>(index(c))].word; }

Card card_from_word(std::string_view word) {
  const auto& cards = deck().cards;
  const auto it = std::find_if(cards.begin(), cards.end(), [&](const CardFacts& f) { return f.word == word; });
  return it == cards.end() ? Card::hidden : card_of(static_cast<int>(it - cards.begin()));
}

}  // namespace mathom::lotr_tarot

// tcg1_BEARER_RING_SITES_CARDS_START_SUM_NAME: numbers of cards, 0 for none, lists with dots; of a card that is there
// more than once "89-2"; the sum of all these numbers, so that a link that was cut is known; the name with signs as
// %20. Of a sealed deck it is tcg2_POOL_BEARER_..., with the seed of its pool, of a drafted one tcg3_CARDS_BEARER_...,
// with the cards that were drafted.
#include "games/lotr_tcg/decks/deck_link.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "games/lotr_tcg/decks/pool.h"

namespace mathom::lotr_tcg {
namespace {

constexpr std::string_view kBegin = "tcg1_", kBeginSealed = "tcg2_", kBeginDrafted = "tcg3_";
constexpr std::string_view kSpace = " \r\n\t";
constexpr std::string_view kPlain = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

std::string escaped(std::string_view name) {
  static constexpr std::string_view kHex = "0123456789ABCDEF";
  std::string out;
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    if (kPlain.find(c) != std::string_view::npos)
      out += c;
    else
      out += {'%', kHex[byte / 16], kHex[byte % 16]};
  }
  return out;
}
std::string unescaped(std::string_view word) {
  std::string out;
  for (std::size_t i = 0; i < word.size(); ++i) {
    int byte = 0;
    const bool sign = word[i] == '%' && i + 2 < word.size() &&
                      std::from_chars(word.data() + i + 1, word.data() + i + 3, byte, 16).ptr == word.data() + i + 3;
    out += sign ? static_cast<char>(byte) : word[i];
    if (sign) i += 2;
  }
  return out;
}

class LinkReader {
 public:
  LinkReader(const Catalog& c, std::string_view word) : c_(c), rest_(word) {}
  DeckReading read(std::string_view begin) {
    const bool sealed = begin == kBeginSealed, drafted = begin == kBeginDrafted;
    DeckReading out;
    Deck d;
    const auto from = [&](int card, int n) { d.from.emplace_back(card, n); };
    if (drafted) each(next(), kMostDrafted, from);
    if (sealed) d.pool = static_cast<std::uint32_t>(number(next()));
    sound_ = sound_ && (!sealed || (d.pool > 0 && d.pool <= kMostPool)) && (!drafted || !d.from.empty());
    d.ring_bearer = print(number(next()));
    d.ring = print(number(next()));
    each(next(), 1, [&](int card, int) { d.sites.push_back(card); });
    each(next(), kMostOfTitle, [&](int card, int n) { d.cards.emplace_back(card, n); });
    each(next(), 1, [&](int card, int) { d.start.push_back(card); });
    const int sum = sum_;
    if (!sound_ || number(next()) != sum || !sound_) {
      out.unread.push_back({1, std::string(rest_), {"lotr_tcg.list.why.link", {}}});
      return out;
    }
    out.name = unescaped(rest_);
    out.taken = static_cast<int>(d.sites.size() + d.cards.size());
    arrange(c_, d);
    out.deck = std::move(d);
    return out;
  }

 private:
  std::string_view next(char sign = '_') { return next_of(rest_, sign); }
  static std::string_view next_of(std::string_view& from, char sign) {
    const std::size_t end = std::min(from.find(sign), from.size());
    const std::string_view out = from.substr(0, end);
    from.remove_prefix(std::min(end + 1, from.size()));
    return out;
  }
  int number(std::string_view digits) {
    int n = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), n);
    sound_ = sound_ && fault == std::errc() && end == digits.data() + digits.size() && n >= 0 && n < 10'000'000;
    sum_ += sound_ ? n : 0;
    return n;
  }
  int print(int number) {
    const int found = number == 0 ? -1 : c_.numbered(number);
    sound_ = sound_ && (number == 0 || found >= 0);
    return found;
  }
  template <class F>
  void each(std::string_view list, int most, F take) {
    while (!list.empty() && sound_) {
      std::string_view item = next_of(list, '.');
      const int card = print(number(next_of(item, '-')));
      const int n = item.empty() ? 1 : number(item);
      sound_ = sound_ && card >= 0 && n >= 1 && n <= most;
      if (sound_) take(card, n);
    }
  }

  const Catalog& c_;
  std::string_view rest_;
  bool sound_ = true;
  int sum_ = 0;
};

}  // namespace

std::string link_word(const Catalog& c, const Deck& d, std::string_view name) {
  int sum = 0;
  const auto number = [&](int n) { return sum += n, std::to_string(n); };
  const auto card = [&](int print) { return number(print < 0 ? 0 : c.facts(print).number); };
  std::string sites, cards, start, from;
  const auto part = [](std::string& list, const std::string& item) { list += (list.empty() ? "" : ".") + item; };
  const auto copies = [&](int print, int n) { return card(print) + (n > 1 ? "-" + number(n) : ""); };
  std::string out(!d.from.empty() ? kBeginDrafted : d.pool == 0 ? kBegin : kBeginSealed);
  for (const auto& [print, n] : d.from) part(from, copies(print, n));
  if (!d.from.empty()) out += from + "_";
  if (d.from.empty() && d.pool != 0) out += number(static_cast<int>(d.pool)) + "_";
  out += card(d.ring_bearer) + "_" + card(d.ring) + "_";
  for (const int print : d.sites) part(sites, card(print));
  for (const auto& [print, n] : d.cards) part(cards, copies(print, n));
  for (const int print : d.start) part(start, card(print));
  out += sites + "_" + cards + "_" + start + "_";
  return out + std::to_string(sum) + "_" + escaped(name);
}

std::optional<DeckReading> read_link(const Catalog& c, std::string_view text) {
  const std::size_t first = text.find_first_not_of(kSpace), last = text.find_last_not_of(kSpace);
  if (first == std::string_view::npos) return std::nullopt;
  text = text.substr(first, last + 1 - first);
  if (text.find('\n') != std::string_view::npos) return std::nullopt;
  for (const std::string_view begin : {kBegin, kBeginSealed, kBeginDrafted}) {
    const std::size_t from = text.find(begin);
    if (from == std::string_view::npos) continue;
    text.remove_prefix(from + begin.size());
    text = text.substr(0, text.find_first_of(" \r\n\t\"<>#&"));
    return LinkReader(c, text).read(begin);
  }
  return std::nullopt;
}

}  // namespace mathom::lotr_tcg

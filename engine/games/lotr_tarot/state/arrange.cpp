// Lays a table for a scenario by cheating; the words are listed in the README. What the words leave open is filled in
// from the cards that are left, in a fixed order, so that a scenario says only what it is about.
#include <algorithm>
#include <optional>

#include "games/lotr_tarot/cards/deck.h"
#include "games/lotr_tarot/rules.h"
#include "games/lotr_tarot/state/phases.h"
#include "rules/arrange.h"

namespace mathom::lotr_tarot {
namespace {

constexpr std::array<std::string_view, 7> kAwardWords{"out",   "bearer",      "most",    "most_bonus",
                                                      "least", "least_bonus", "too_many"};

class Arranger : TableReader {
 public:
  Arranger(State& s, Problems& problems) : TableReader(problems), s_(s) {}

  void run(const Json& j) {
    keys(j,
         {"round", "dealer", "turn", "pass", "hands", "journey", "suit", "ring", "draw", "draw_size", "drawn",
          "dark_points", "sheet"},
         "");
    s_.round = static_cast<std::uint8_t>(number(j, "round", 1, 1, kRounds) - 1);
    s_.dealer = static_cast<std::uint8_t>(number(j, "dealer", 0, 0, s_.seats - 1));
    if (const Json* hands = member(j, "hands")) read_hands(*hands);
    if (const Json* ring = member(j, "ring")) read_pile(*ring, "/ring", s_.ring);
    const bool passing = member(j, "pass") != nullptr;
    FixedVector<Laid, kDealtCards> journey;
    if (const Json* pile = member(j, "journey")) read_pile(*pile, "/journey", journey);
    FixedVector<Card, kCards> next;
    if (const Json* draw = member(j, "draw")) read_draw(*draw, next);
    fill_hands();
    fill_piles(j, journey, next, passing);
    read_points(j);
    if (passing)
      begin_passing(s_);
    else
      begin(j);
    for (std::size_t i = 0; i < s_.seats; ++i) {
      s_.lowest[i] = std::min<std::uint8_t>(s_.held[i], kHandSize);
      s_.laid[i] = static_cast<std::uint8_t>(kHandSize - s_.lowest[i]);
    }
    if (s_.handed_over)  // what was passed has been laid long ago
      for (std::size_t i = 0; i < s_.seats; ++i) s_.laid[i] = std::max<std::uint8_t>(s_.laid[i], kPassed);
  }

 private:
  // A card that lies nowhere yet; Card::hidden, with a problem, otherwise.
  Card take(const Json& j, const std::string& path) {
    const auto* word = j.is_string() ? j.get_ptr<const std::string*>() : nullptr;
    const Card card = word ? card_from_word(*word) : Card::hidden;
    if (card == Card::hidden || card == Card::the_ring) return fault(path, "is not a card of the pack"), Card::hidden;
    if (!has(left_, card)) return fault(path, "lies somewhere else already"), Card::hidden;
    left_.erase(index(card));
    return card;
  }

  void read_hands(const Json& j) {
    if (!j.is_object()) return fault("/hands", "must be an object");
    for (int seat = 0; seat < s_.seats; ++seat) {
      const Json* hand = member(j, std::to_string(seat).c_str());
      if (!hand) continue;
      const std::string path = "/hands/" + std::to_string(seat);
      if (!hand->is_array()) return fault(path, "must be a list of cards");
      named_[at(seat)] = true;
      for (const auto& entry : *hand)
        if (const Card card = take(entry, path); card != Card::hidden) s_.hands[at(seat)].insert(index(card));
    }
    keys(j, {"0", "1", "2", "3", "4", "5"}, "/hands");
  }

  // "temperance", or {"card": "fool", "by": 2, "side": "dark"}; from the bottom up.
  template <class Pile>
  void read_pile(const Json& j, const std::string& path, Pile& pile) {
    if (!j.is_array() || j.size() > static_cast<std::size_t>(Pile::capacity()))
      return fault(path, "must be a list of cards");
    for (const auto& entry : j) {
      Laid laid;
      const Json* card = entry.is_object() ? member(entry, "card") : &entry;
      if (!card) return fault(path, "a card is missing");
      keys(entry, {"card", "by", "side"}, path);
      laid.card = take(*card, path);
      if (laid.card == Card::hidden) return;
      if (entry.is_object()) {
        if (member(entry, "by")) laid.by = static_cast<std::uint8_t>(number(entry, "by", 0, 0, s_.seats - 1));
        const auto* side = text_member(entry, "side");
        if (side && *side == side_word(Side::dark)) s_.laid_dark.insert(index(laid.card));
      }
      pile.push_back(laid);
    }
  }

  void read_draw(const Json& j, FixedVector<Card, kCards>& next) {
    if (!j.is_array()) return fault("/draw", "must be a list of cards, the next one first");
    for (const auto& entry : j)
      if (const Card card = take(entry, "/draw"); card != Card::hidden) next.push_back(card);
  }

  // The last card of the pack that is left, a Minor while there is one.
  Card last_left() {
    for (int i = kCards - 1; i >= 0; --i)
      if (left_.has(i)) {
        left_.erase(i);
        return card_of(i);
      }
    return Card::hidden;
  }

  void fill_hands() {
    for (int seat = 0; seat < s_.seats; ++seat) {
      for (int n = 0; !named_[at(seat)] && n < kHandSize; ++n) {
        const Card card = last_left();
        if (card == Card::hidden) return fault("/hands", "there are not enough cards left for the other hands");
        s_.hands[at(seat)].insert(index(card));
      }
      s_.held[at(seat)] = static_cast<std::uint8_t>(s_.hands[at(seat)].count());
      if (s_.held[at(seat)] == 0) fault("/hands", "no hand may be empty");
    }
  }

  // The Draw Pile takes what is left, or draw_size of it; the rest lies at the bottom of the Journey Pile.
  void fill_piles(const Json& j, const FixedVector<Laid, kDealtCards>& journey, const FixedVector<Card, kCards>& next,
                  bool passing) {
    const int more = left_.count();
    const int size = number(j, "draw_size", next.size() + more, next.size(), next.size() + more);
    FixedVector<Card, kCards> pile = next;
    while (pile.size() < size) pile.push_back(last_left());
    for (int i = pile.size() - 1; i >= 0; --i) s_.draw.push_back(pile[i]);
    if (passing && (!left_.empty() || !journey.empty())) return fault("/pass", "the Journey Pile has not begun");
    left_.for_each([&](int i) { s_.journey.push_back({card_of(i), kNoSeat}); });
    for (const Laid& l : journey) s_.journey.push_back(l);
    if (!passing && s_.journey.empty()) fault("/journey", "must have a card");
  }

  void read_points(const Json& j) {
    if (const Json* points = member(j, "dark_points")) read_dark(*points, "/dark_points", s_.dark_points);
    const Json* sheet = member(j, "sheet");
    if (!sheet) return;
    if (!sheet->is_array() || sheet->size() != s_.round) return fault("/sheet", "must have the rounds before this one");
    for (std::size_t r = 0; r < sheet->size(); ++r) {
      const Json& round = (*sheet)[r];
      keys(round, {"dark", "awards"}, "/sheet");
      if (const Json* dark = member(round, "dark")) read_dark(*dark, "/sheet", s_.sheet[r].dark);
      if (const Json* awards = member(round, "awards")) read_awards(*awards, s_.sheet[r].awards);
    }
  }

  void read_dark(const Json& j, const char* path, std::array<std::int16_t, kMostSeats>& dark) {
    if (!j.is_array() || j.size() != s_.seats) return fault(path, "must be a number for each seat");
    for (std::size_t i = 0; i < j.size(); ++i) {
      const auto n = whole_number<std::int16_t>(j[i]);
      if (!n || *n < 0) fault(path, "must be whole numbers from 0");
      dark[i] = n.value_or(0);
    }
  }

  void read_awards(const Json& j, std::array<std::uint8_t, kMostSeats>& awards) {
    if (!j.is_array() || j.size() != s_.seats) return fault("/sheet", "must be a list of awards for each seat");
    for (std::size_t i = 0; i < j.size(); ++i)
      for (const auto& word : j[i]) {
        const auto* text = word.is_string() ? word.get_ptr<const std::string*>() : nullptr;
        const auto it = text ? std::find(kAwardWords.begin(), kAwardWords.end(), *text) : kAwardWords.end();
        if (it == kAwardWords.end())
          fault("/sheet", "is not an award");
        else
          awards[i] = static_cast<std::uint8_t>(awards[i] | 1 << (it - kAwardWords.begin()));
      }
  }

  void begin(const Json& j) {
    s_.handed_over = passes_cards(s_.round);
    if (const auto* suit = text_member(j, "suit"))
      for (const Suit named : {Suit::swords, Suit::wands, Suit::cups, Suit::coins})
        if (*suit == suit_word(named)) s_.declared = named;
    begin_turn(s_, number(j, "turn", next_seat(s_, s_.dealer), 0, s_.seats - 1));
    const Json* drawn = member(j, "drawn");
    if (!drawn) return;
    s_.drawn = drawn->is_boolean() && drawn->get<bool>();
    if (s_.drawn) s_.phase = Phase::turn;
  }

  State& s_;
  CardSet left_ = kPack;
  std::array<bool, kMostSeats> named_{};
};

}  // namespace

void Rules::arrange(State& s, const Json& setup, Problems& problems) const {
  arrange_copy(*this, s, setup, problems, [&](State& laid, Problems& found) {
    laid = empty_table(s);
    Arranger(laid, found).run(setup);
  });
}

}  // namespace mathom::lotr_tarot

#include "games/lotr_tarot/brain/reasons.h"

#include <algorithm>

#include "games/lotr_tarot/rules.h"
#include "games/lotr_tarot/state/phases.h"

namespace mathom::lotr_tarot {
namespace {

// Compares the own Dark Points of this round with the others'; `key` ends with the side.
Phrase standing(const State& s, int seat, std::string_view key) {
  int most = 0, least = 10000;
  for (int other = 0; other < s.seats; ++other) {
    if (other == seat) continue;
    most = std::max<int>(most, s.dark_points[at(other)]);
    least = std::min<int>(least, s.dark_points[at(other)]);
  }
  return Phrase{key, {}}.number("n", s.dark_points[at(seat)]).number("most", most).number("least", least);
}

Phrase of_suit(const State& s, int seat, std::string_view key, Suit suit, int without) {
  return Phrase{key, {}}
      .number("n", (s.hands[at(seat)] & cards_of(suit)).count() - without)
      .word("suit", suit_key(suit));
}

Phrase to_play(const State& s, int seat, Card card) {
  if (s.held[at(seat)] == 1) return {"lotr_tarot.reason.goes_out", {}};
  const Side side = printed_side(s, card);
  if (is_major(card)) return {"lotr_tarot.reason.major", {}};
  const int more = (s.hands[at(seat)] & cards_of(suit_of(card))).count() - 1;
  if (side == Side::dark) return standing(s, seat, "lotr_tarot.reason.dark");
  if (more > 0) return of_suit(s, seat, "lotr_tarot.reason.company", suit_of(card), 1);
  return side == Side::free ? standing(s, seat, "lotr_tarot.reason.free") : Phrase{};
}

Phrase to_pass(const State& s, int seat, Card card) {
  const Side side = printed_side(s, card);
  if (side == Side::dark) return {"lotr_tarot.reason.pass_dark", {}};
  if (!is_major(card) && (s.hands[at(seat)] & cards_of(suit_of(card))).count() == 1)
    return Phrase{"lotr_tarot.reason.alone", {}}.word("suit", suit_key(suit_of(card)));
  return {};
}

Phrase to_declare(const State& s, int seat, Suit suit) {
  int most = 0;
  for (int i = 0; i < kSuits; ++i) most = std::max(most, (s.hands[at(seat)] & cards_of(static_cast<Suit>(i))).count());
  const int n = (s.hands[at(seat)] & cards_of(suit)).count();
  return n == most && n > 0 ? of_suit(s, seat, "lotr_tarot.reason.suit", suit, 0) : Phrase{};
}

}  // namespace

Phrase reason_of(const State& s, const Decision& d, const Option& o) {
  const int seat = index(d.seat);
  const bool may_play = std::any_of(d.options.begin(), d.options.end(), [](const Option& other) {
    return verb_of(other) == Verb::play || verb_of(other) == Verb::ring;
  });
  switch (verb_of(o)) {
    case Verb::play: return to_play(s, seat, card_of(o));
    case Verb::ring: return ring_top(s).by == seat ? Phrase{} : Phrase{"lotr_tarot.reason.ring", {}};
    case Verb::pass: return to_pass(s, seat, card_of(o));
    case Verb::suit: return to_declare(s, seat, static_cast<Suit>(o.amount));
    case Verb::side:
    case Verb::hold:
      return standing(s, seat,
                      static_cast<Side>(o.amount) == Side::dark ? "lotr_tarot.reason.dark" : "lotr_tarot.reason.free");
    case Verb::draw: return may_play ? Phrase{} : Phrase{"lotr_tarot.reason.must_draw", {}};
    default: return {};
  }
}

}  // namespace mathom::lotr_tarot

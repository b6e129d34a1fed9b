#include "games/lotr_tarot/brain/plan.h"

#include <algorithm>

#include "games/lotr_tarot/state/phases.h"

namespace mathom::lotr_tarot {
namespace {

constexpr int kShed = 100;     // one card fewer in the hand
constexpr int kGoOut = 2000;   // nothing else pays ten points
constexpr int kBonusLean = 4;  // half Dark Points: what the Ring's side adds to a lean

struct Rivals {
  int most = 0, least = 10000;  // their Dark Points, in halves, with what their hands may bring
  int fewest_cards = 100;
};

// A card in a hand that nobody sees brings about half a Dark Point before the round ends.
Rivals rivals_of(const State& s, int seat) {
  Rivals r;
  for (int other = 0; other < s.seats; ++other) {
    if (other == seat) continue;
    const int points = 2 * s.dark_points[at(other)] + s.held[at(other)];
    r.most = std::max(r.most, points);
    r.least = std::min(r.least, points);
    r.fewest_cards = std::min<int>(r.fewest_cards, s.held[at(other)]);
  }
  return r;
}

bool end_is_near(const State& s, int seat) {
  return rivals_of(s, seat).fewest_cards <= 2 || s.draw.size() <= 2 * s.seats;
}

// What the suit of a card is worth to whoever plays it: the cards that may follow it.
int company(const State& s, int seat, Card card) {
  if (is_major(card)) return 0;
  return std::min(3, (s.hands[at(seat)] & cards_of(suit_of(card))).count() - 1) * 10;
}

int score_play(const State& s, int seat, Card card, bool dark) {
  if (s.held[at(seat)] == 1) return kGoOut;
  int score = kShed + company(s, seat, card);
  const Side side = printed_side(s, card);
  if (side == Side::dark) score += dark ? 50 : -60;
  if (side == Side::neutral && dark) score += 30;
  // A Major fits at any time: it is kept for the day on which nothing else does.
  if (is_major(card)) score -= s.held[at(seat)] <= 3 ? 20 : 50;
  return score;
}

int score_ring(const State& s, int seat, Card card, bool dark) {
  const Laid top = ring_top(s);
  const Side printed = printed_side(s, card);
  const bool makes_dark = printed == Side::dark || (printed == Side::neutral && dark);
  int score = end_is_near(s, seat) ? 80 : 20;
  if (top.by == seat) score -= 50;
  if (makes_dark)
    score += dark ? 70 : -80;
  else
    score += dark ? -30 : 40;
  return score - rank_of(card) * 2;
}

// The Ring Bearer's point: towards the side the bearer is on, and away from whoever is nearest to it.
int score_point(const State& s, int seat, const Option& o, bool dark) {
  if (o.amount == 0) return 0;
  const int target = index(o.seat);
  if (target == seat) return (o.amount > 0) == dark ? 30 : -30;
  const int points = s.dark_points[at(target)];
  int rival = dark ? 0 : 10000;
  for (int other = 0; other < s.seats; ++other)
    if (other != seat)
      rival = dark ? std::max<int>(rival, s.dark_points[at(other)]) : std::min<int>(rival, s.dark_points[at(other)]);
  const bool hinders = (o.amount < 0) == dark;
  return hinders && points == rival ? 20 : -20;
}

// Two cards to pass: not the Majors, not the side one is on, and rather those that stand alone.
int score_pass(const State& s, int seat, Card card, bool dark) {
  int score = 50 - company(s, seat, card);
  const Side side = printed_side(s, card);
  if (is_major(card)) score -= 60;
  if (side == Side::neutral) score -= 20;
  if (side == Side::dark) score += dark ? -60 : 60;
  return score;
}

int score_suit(const State& s, int seat, Suit suit) { return (s.hands[at(seat)] & cards_of(suit)).count() * 30; }

// At the end of a round all hands lie open: what the awards would be is counted out.
int score_hold(const State& s, int seat, bool says_dark) {
  State end = s;
  for (int other = 0; other < s.seats; ++other) {
    const int held = (s.hands[at(other)] & s.dark).count() + s.held_dark[at(other)].count();
    end.dark_points[at(other)] = static_cast<std::int16_t>(s.dark_points[at(other)] + held);
  }
  if (says_dark) ++end.dark_points[at(seat)];
  const auto awards = round_awards(end);
  int others = 0;
  for (int other = 0; other < s.seats; ++other) others += award_points(awards[at(other)]);
  return (award_points(awards[at(seat)]) * s.seats - others) * 10 - (says_dark ? 1 : 0);
}

}  // namespace

bool leans_dark(const State& s, int seat) {
  const CardSet hand = s.hands[at(seat)];
  const int dark = (hand & s.dark).count(), neutral = (hand & s.neutral).count();
  const Rivals r = rivals_of(s, seat);
  const int mine = 2 * s.dark_points[at(seat)];
  // Half points: dark cards bring two each when played and cost one each when held.
  int to_most = mine + 3 * dark + 3 * neutral - r.most;
  int to_least = r.least - mine - 2 * dark;
  const Side ring = ring_side(s);
  if (ring == Side::dark) to_most += kBonusLean;
  if (ring == Side::free) to_least += kBonusLean;
  return to_most > to_least;
}

int score_option(const State& s, const Decision& d, const Option& o, bool dark) {
  const int seat = index(d.seat);
  switch (verb_of(o)) {
    case Verb::pass: return score_pass(s, seat, card_of(o), dark);
    case Verb::point: return score_point(s, seat, o, dark);
    case Verb::play: return score_play(s, seat, card_of(o), dark);
    case Verb::ring: return score_ring(s, seat, card_of(o), dark);
    case Verb::side: return (static_cast<Side>(o.amount) == Side::dark) == dark ? 30 : 0;
    case Verb::suit: return score_suit(s, seat, static_cast<Suit>(o.amount));
    case Verb::hold: return score_hold(s, seat, static_cast<Side>(o.amount) == Side::dark);
    case Verb::draw:
    case Verb::end:
    case Verb::deal: return 0;
  }
  return 0;
}

}  // namespace mathom::lotr_tarot

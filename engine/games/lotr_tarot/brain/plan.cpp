#include "games/lotr_tarot/brain/plan.h"

#include <algorithm>

#include "games/lotr_tarot/state/phases.h"

namespace mathom::lotr_tarot {
namespace {

constexpr int kShed = 100;    // one card fewer in the hand
constexpr int kGoOut = 2000;  // nothing else pays ten points

struct Rivals {
  int most = 0, least = 10000;  // their Dark Points, in tenths, with what their hands may bring
  int fewest_cards = 100;
};

Rivals rivals_of(const State& s, int seat, int card_brings) {
  Rivals r;
  for (int other = 0; other < s.seats; ++other) {
    if (other == seat) continue;
    const int points = 10 * s.dark_points[at(other)] + card_brings * s.held[at(other)];
    r.most = std::max(r.most, points);
    r.least = std::min(r.least, points);
    r.fewest_cards = std::min<int>(r.fewest_cards, s.held[at(other)]);
  }
  return r;
}

bool end_is_near(const State& s, int seat) {
  return rivals_of(s, seat, 0).fewest_cards <= 2 || s.draw.size() <= 2 * s.seats;
}

int above_seven(const State& s, int seat) { return std::max(0, s.held[at(seat)] - kHandSize); }

// Returns how many other cards of a Minor's suit are held: they may follow it.
int company(const State& s, int seat, Card card) {
  return is_major(card) ? 0 : std::min(3, (s.hands[at(seat)] & cards_of(suit_of(card))).count() - 1);
}

int score_play(const State& s, int seat, Card card, bool dark, const HeuristicWeights& t) {
  const int held = s.held[at(seat)];
  if (held == 1) return kGoOut;
  int score = kShed + t.company * company(s, seat, card) + t.to_spare * above_seven(s, seat);
  const Side side = printed_side(s, card);
  if (side == Side::dark) score += dark ? t.dark_for_most : t.dark_for_least;
  if (side == Side::neutral && dark) score += t.neutral_for_most;
  // A Major fits at any time: it is kept for when nothing else does.
  if (is_major(card)) score += held <= 3 ? t.major_of_few : t.major_of_many;
  return held == 2 ? score + t.to_one : score;
}

// Returns the Majors that somebody else may still lay on this one.
int above(const State& s, int seat, Card card) {
  CardSet left = beats(card) - s.hands[at(seat)];
  for (const Laid& l : s.ring) left.erase(index(l.card));
  for (const Laid& l : s.journey)
    if (is_major(l.card)) left.erase(index(l.card));
  return left.count();
}

int score_ring(const State& s, int seat, Card card, bool dark, const HeuristicWeights& t) {
  const Laid top = ring_top(s);
  const Side printed = printed_side(s, card);
  const bool makes_dark = printed == Side::dark || (printed == Side::neutral && dark);
  int score = end_is_near(s, seat) ? t.ring_late : t.ring_early;
  if (top.by == seat) score += t.ring_own;
  if (top.card == Card::hidden) score += t.ring_empty;
  if (makes_dark)
    score += dark ? t.ring_dark_for_most : t.ring_dark_for_least;
  else
    score += dark ? t.ring_free_for_most : t.ring_free_for_least;
  return score + rank_of(card) * t.ring_rank + t.ring_above * above(s, seat, card) + t.ring_held * s.held[at(seat)];
}

// The Ring Bearer's point: towards the bearer's own side, and away from the nearest rival.
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

// Passes two cards: those that stand alone, and not those of the own side.
int score_pass(const State& s, int seat, Card card, bool dark, const HeuristicWeights& t) {
  int score = t.pass_company * company(s, seat, card);
  const Side side = printed_side(s, card);
  if (is_major(card)) score += t.pass_major;
  if (side == Side::neutral) score += t.pass_neutral;
  if (side == Side::dark) score += dark ? t.pass_dark_for_most : t.pass_dark_for_least;
  return score;
}

int score_suit(const State& s, int seat, Suit suit) { return (s.hands[at(seat)] & cards_of(suit)).count() * 30; }

// At the end of a round all hands are open: counts out what the awards would be.
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

bool leans_dark(const State& s, int seat, const HeuristicWeights& t) {
  const CardSet hand = s.hands[at(seat)];
  const int dark = (hand & s.dark).count(), neutral = (hand & s.neutral).count();
  const Rivals r = rivals_of(s, seat, t.rival_card);
  const int mine = 10 * s.dark_points[at(seat)];
  int to_most = t.lean + mine + t.dark_to_most * dark + t.neutral_to_most * neutral - r.most;
  int to_least = r.least - mine - t.dark_to_least * dark - t.neutral_to_least * neutral;
  const Side ring = ring_side(s);
  if (ring == Side::dark) to_most += t.ring_to_most;
  if (ring == Side::free) to_least += t.ring_to_least;
  return to_most > to_least;
}

int score_option(const State& s, const Decision& d, const Option& o, bool dark, const HeuristicWeights& t) {
  const int seat = index(d.seat);
  switch (verb_of(o)) {
    case Verb::pass: return score_pass(s, seat, card_of(o), dark, t);
    case Verb::point: return score_point(s, seat, o, dark);
    case Verb::play: return score_play(s, seat, card_of(o), dark, t);
    case Verb::ring: return score_ring(s, seat, card_of(o), dark, t);
    case Verb::side: return (static_cast<Side>(o.amount) == Side::dark) == dark ? 30 : 0;
    case Verb::suit: return score_suit(s, seat, static_cast<Suit>(o.amount));
    case Verb::hold: return score_hold(s, seat, static_cast<Side>(o.amount) == Side::dark);
    case Verb::draw: return t.draw + t.draw_above * above_seven(s, seat);
    case Verb::end: return t.end;
    case Verb::deal: return 0;
  }
  return 0;
}

}  // namespace mathom::lotr_tarot

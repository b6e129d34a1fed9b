#include "games/french_tarot/brain/reasons.h"

#include <algorithm>

#include "games/french_tarot/words/words.h"

namespace mathom::french_tarot {
namespace {

CardSet above(Card c) {
  if (is_trump(c)) return trumps_above(rank_of(c));
  return cards_of(suit_of(c)) & CardSet{~((std::uint64_t{2} << c) - 1), 0};
}

// What one seat sees of the deal.
struct Eyes {
  const State& s;
  int seat, seats, played;
  CardSet hand, gone, out;  // out: may be in another hand
  std::uint8_t takers;

  Eyes(const State& state, int who, std::uint8_t side)
      : s(state),
        seat(who),
        seats(state.options.seats),
        played(state.play_count - state.tricks_done * state.options.seats),
        hand(state.hands[static_cast<std::size_t>(who)]),
        takers(side) {
    for (int i = 0; i < s.play_count; ++i) gone.add(s.plays[static_cast<std::size_t>(i)]);
    out = ~(gone | hand | s.discard_shown);
    if (who == s.facts.taker) out = out & ~s.discard;
    // A card that play has ruled out of every other hand is in none of them.
    CardSet held;
    for (int other = 0; other < seats; ++other)
      if (other != seat) held |= s.may_hold[static_cast<std::size_t>(other)];
    out = out & held;
  }
  bool master(Card c) const { return (out & above(c)).empty(); }
  bool last() const { return played == seats - 1; }
  bool wins(Card c) const {
    const Card best = s.trick.best;
    if (c == kExcuse) return false;
    if (best == kNoCard) return true;
    if (is_trump(c)) return !is_trump(best) || rank_of(c) > rank_of(best);
    return !is_trump(best) && suit_of(c) == suit_of(best) && rank_of(c) > rank_of(best);
  }
  bool mate_has_it() const {
    if (s.trick.best == kNoCard || s.facts.taker < 0) return false;
    // Only the partner knows who plays with the taker, until the called card shows it.
    if (s.called != kNoCard && !s.partner_shown && !hand.has(s.called)) return false;
    const int holder = (seat - played + s.trick.best_place + seats) % seats;
    return (takers >> holder & 1) == (takers >> seat & 1);
  }
  // Returns the half points in the trick, with the card that is being played.
  int at_stake(Card c) const {
    int points = half_points(c);
    for (int i = s.play_count - played; i < s.play_count; ++i)
      points += half_points(s.plays[static_cast<std::size_t>(i)]);
    return points;
  }
};

Phrase safe(const Eyes& e, Card c) {
  if (is_trump(c)) return Phrase{"french_tarot.reason.safe_trump"};
  Phrase p{(e.out & kTrumps).empty() ? "french_tarot.reason.safe_now"
           : rank_of(c) == kKing     ? "french_tarot.reason.safe_king"
                                     : "french_tarot.reason.safe"};
  return p.word("suit", suit_name(suit_of(c)));
}

Phrase to_lead(const Eyes& e, Card c) {
  if (c == kExcuse) return e.hand.size() > 1 ? Phrase{"french_tarot.reason.excuse_led"} : Phrase{};
  if (e.master(c)) return safe(e, c);
  const int taker = e.s.facts.taker;
  const bool mine = taker >= 0 && (e.takers >> e.seat & 1) != 0;
  if (is_trump(c)) {
    if (!mine) return {};
    return Phrase{"french_tarot.reason.draws_trumps"}.number("n", (e.out & kTrumps).size());
  }
  const CardSet suit = cards_of(suit_of(c));
  if (taker >= 0 && taker != e.seat && (e.s.may_hold[static_cast<std::size_t>(taker)] & suit).empty())
    return Phrase{"french_tarot.reason.taker_void"}.seat("seat", seat_at(taker)).word("suit", suit_name(suit_of(c)));
  int longest = 0;
  for (int i = 0; i < 4; ++i) longest = std::max(longest, (e.hand & cards_of(static_cast<Suit>(i))).size());
  const int n = (e.hand & suit).size();
  if (n < longest || n < 3) return {};
  return Phrase{"french_tarot.reason.long_suit"}.number("n", n).word("suit", suit_name(suit_of(c)));
}

Phrase to_follow(const Eyes& e, CardSet legal, Card c) {
  if (c == kExcuse) return e.hand.size() > 1 ? Phrase{"french_tarot.reason.excuse"} : Phrase{};
  const bool wins = e.wins(c);
  if (wins && e.last()) return Phrase{"french_tarot.reason.wins_last"}.halves("points", e.at_stake(c));
  if (wins && e.master(c)) return safe(e, c);
  if (!wins && e.last() && e.mate_has_it() && half_points(c) > 1)
    return Phrase{"french_tarot.reason.to_mate"}.halves("points", half_points(c));
  int least = 100, lowest = 100;
  for (const Card other : each(legal)) {
    if (other != kExcuse) least = std::min(least, half_points(other));
    if (is_trump(other) && other != kPetit) lowest = std::min(lowest, rank_of(other));
  }
  if (is_trump(c) && rank_of(c) == lowest && (legal & kTrumps).size() > 1)
    return Phrase{"french_tarot.reason.low_trump"};
  if (!wins && half_points(c) == least) return Phrase{"french_tarot.reason.cheap"};
  return {};
}

}  // namespace

Phrase reason_to_play(const State& s, int seat, CardSet legal, Card card, std::uint8_t takers) {
  if (legal.size() < 2 || card == kNoCard) return {};
  const Eyes e(s, seat, takers);
  return s.trick.best == kNoCard && s.trick.led == Suit::none ? to_lead(e, card) : to_follow(e, legal, card);
}

Phrase reason_to_discard(const State& s, int seat, Card card) {
  const Suit suit = suit_of(card);
  if (suit == Suit::trumps || suit == Suit::none) return {};
  const int n = (s.hands[static_cast<std::size_t>(seat)] & cards_of(suit)).size();
  if (n == 1) return Phrase{"french_tarot.reason.empties"}.word("suit", suit_name(suit));
  if (half_points(card) > 1) return Phrase{"french_tarot.reason.saves"}.halves("points", half_points(card));
  return Phrase{"french_tarot.reason.shortens"}.number("n", n - 1).word("suit", suit_name(suit));
}

Phrase reason_to_lay_aside(CardSet hand, CardSet aside) {
  int empty = 0;
  for (int i = 0; i < 4; ++i) {
    const CardSet suit = cards_of(static_cast<Suit>(i));
    if ((aside & suit) != CardSet{} && (hand & ~aside & suit).empty()) ++empty;
  }
  Phrase p{empty > 0 ? "french_tarot.plan.empties" : "french_tarot.plan.saves"};
  if (empty > 0) p.number("n", empty);
  return p.halves("points", half_points(aside));
}

}  // namespace mathom::french_tarot

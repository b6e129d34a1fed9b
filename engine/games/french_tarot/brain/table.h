#pragma once
// What the choice of a card depends on, as one seat sees it, gathered once. It knows no other hand: only what has been
// played, and what play has told everybody about who may hold what.
#include <bit>
#include <cstdint>

#include "games/french_tarot/state/state.h"

namespace mathom::french_tarot {

inline Card highest(CardSet s) {
  if (const auto t = s.trumps & kAllTrumps; t != 0) return static_cast<Card>(kSuitCards + 63 - std::countl_zero(t));
  if (s.suits != 0) return static_cast<Card>(63 - std::countl_zero(s.suits));
  return s.first();
}

struct Table {
  const State& s;
  int seat;
  CardSet hand, legal, gone, out;  // out: may be in another hand
  std::uint8_t takers;
  int seats, played, to_come;
  bool i_take, mate_wins;
  CardSet foes;  // what those of the other side who are still to play may hold
  bool foe_to_come = false, mate_to_come = false;

  Table(const State& state, int who, CardSet may, std::uint8_t side)
      : s(state),
        seat(who),
        hand(state.hands[static_cast<std::size_t>(who)]),
        legal(may),
        takers(side),
        seats(state.options.seats) {
    for (const auto& pile : s.won) gone |= pile;
    const int first = s.tricks_done * seats;
    played = s.play_count - first;
    for (int i = first; i < s.play_count; ++i) gone.add(s.plays[static_cast<std::size_t>(i)]);
    out = ~(gone | hand);
    if (who == s.facts.taker) out &= ~s.discard;
    to_come = seats - 1 - played;
    i_take = ours(seat, true);
    const int leader = (seat - played + seats) % seats;
    mate_wins = s.trick.best != kNoCard && ours((leader + s.trick.best_place) % seats, i_take);
    look_ahead();
  }
  // Who is still to play. As long as the partner is not known, a defender takes nobody for a friend.
  void look_ahead() {
    const bool unsure = !i_take && s.called != kNoCard && !s.partner_shown && std::popcount(takers) == 1;
    for (int i = 1; i <= to_come; ++i) {
      const int other = seat + i < seats ? seat + i : seat + i - seats;
      if (!unsure && ours(other, i_take)) {
        mate_to_come = true;
        continue;
      }
      foe_to_come = true;
      foes |= s.may_hold[static_cast<std::size_t>(other)];
    }
    foes &= out;
  }
  // Nobody of the other side who is still to play can beat a trump of this rank.
  bool stands(int rank) const { return (foes & trumps_above(rank)).empty(); }
  bool petit_on_table() const {
    for (int i = s.play_count - played; i < s.play_count; ++i)
      if (s.plays[static_cast<std::size_t>(i)] == kPetit) return true;
    return false;
  }
  bool ours(int other, bool side) const { return ((takers >> other & 1) != 0) == side; }
  int tricks_left() const { return hand.size(); }
  // Nothing in another hand beats this card in its own suit.
  bool master(Card c) const {
    if (is_trump(c)) return (out & trumps_above(rank_of(c))).empty();
    const CardSet suit = cards_of(suit_of(c));
    const CardSet above{suit.suits & ~((std::uint64_t{2} << c) - 1), 0};
    return (out & above).empty();
  }
  // Does the trick stay with who has it now, as far as can be told?
  bool settled() const {
    if (!foe_to_come) return true;
    const Card best = s.trick.best;
    if (best == kNoCard) return false;
    if (is_trump(best)) return stands(rank_of(best));
    return master(best) && (gone & cards_of(suit_of(best))).size() <= seats;
  }
};

}  // namespace mathom::french_tarot

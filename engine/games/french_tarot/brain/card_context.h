#pragma once
// What the choice of a card depends on, as one seat sees it, computed once. It knows no other hand: only what has been
// played, and what play has told everybody about hands.
#include <bit>
#include <cstdint>

#include "games/french_tarot/brain/model.h"

namespace mathom::french_tarot {

inline Card highest(CardSet s) {
  if (const auto t = s.trumps & kAllTrumps; t != 0) return static_cast<Card>(kSuitCards + 63 - std::countl_zero(t));
  if (s.suits != 0) return static_cast<Card>(63 - std::countl_zero(s.suits));
  return s.first();
}

struct CardContext {
  const Model& m;
  int seat;
  CardSet hand, legal, gone, out;  // out: may be in another hand
  std::uint8_t takers;
  int seats, played, to_come;
  bool i_take, mate_wins;
  CardSet foes;  // what seats of the other side that play later may hold
  bool foe_to_come = false, mate_to_come = false;
  bool unsure = false;  // this seat is a defender who does not know the partner yet

  CardContext(const Model& model, int who, CardSet may, std::uint8_t side)
      : m(model),
        seat(who),
        hand(model.hands[static_cast<std::size_t>(who)]),
        legal(may),
        gone(model.gone),
        out(~(model.gone | hand)),
        takers(side),
        seats(model.seats),
        played(model.laid),
        to_come(model.seats - 1 - model.laid),
        i_take(ours(who, true)) {
    if (who == m.facts.taker) out &= ~m.discard;
    const int holder = m.leader + m.lies.best_place;
    mate_wins = m.lies.best != kNoCard && ours(holder < seats ? holder : holder - seats, i_take);
    look_ahead();
  }
  // Finds who plays later. While the partner is unknown a defender trusts nobody.
  void look_ahead() {
    unsure = !i_take && m.called != kNoCard && !m.partner_shown && std::has_single_bit(takers);
    for (int i = 1; i <= to_come; ++i) {
      const int other = seat + i < seats ? seat + i : seat + i - seats;
      if (!unsure && ours(other, i_take)) {
        mate_to_come = true;
        continue;
      }
      foe_to_come = true;
      foes |= m.may[static_cast<std::size_t>(other)];
    }
    foes &= out;
  }
  // Whether no seat of the other side that plays later can beat a trump of this rank.
  bool stands(int rank) const { return (foes & trumps_above(rank)).empty(); }
  bool petit_on_table() const { return m.trick.has(kPetit); }
  bool ours(int other, bool side) const { return ((takers >> other & 1) != 0) == side; }
  int tricks_left() const { return hand.size(); }
  // Whether no card in another hand beats this card in its own suit.
  bool master(Card c) const {
    if (is_trump(c)) return (out & trumps_above(rank_of(c))).empty();
    const CardSet suit = cards_of(suit_of(c));
    const CardSet above{suit.suits & ~((std::uint64_t{2} << c) - 1), 0};
    return (out & above).empty();
  }
  // Whether a seat of the other side that plays later has none of the suit, and may have a trump.
  bool foe_ruffs(CardSet suit) const {
    for (int i = 1; i <= to_come; ++i) {
      const int other = seat + i < seats ? seat + i : seat + i - seats;
      const CardSet may = m.may[static_cast<std::size_t>(other)] & out;
      if (!ours(other, i_take) && (may & suit).empty() && !(may & kTrumps).empty()) return true;
    }
    return false;
  }
  // Whether the trick certainly stays with the seat that has it now, as far as known. A defender does not rely on a
  // suit while the taker plays later.
  bool settled() const {
    if (!foe_to_come) return true;
    const Card best = m.lies.best;
    if (best == kNoCard) return false;
    if (is_trump(best)) return stands(rank_of(best));
    return i_take && master(best) && (gone & cards_of(suit_of(best))).size() <= seats;
  }
};

}  // namespace mathom::french_tarot

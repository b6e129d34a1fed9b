#include "games/french_tarot/brain/play.h"

#include <array>

#include "games/french_tarot/brain/card_context.h"

namespace mathom::french_tarot {
namespace {

constexpr CardSet kSmall = ~(kTrumps | kExcuseOnly | kHonours);

// Returns the trumps of these ranks.
constexpr CardSet trumps_from(int low, int high) { return trumps_above(low - 1) & ~trumps_above(high); }

// Returns the lowest card in the first of these sets that has one in common with `set`.
template <std::size_t N>
Card first_in(CardSet set, const std::array<CardSet, N>& order) {
  for (const CardSet& part : order)
    if (const CardSet some = set & part; !some.empty()) return some.first();
  return kNoCard;
}

// Returns the most valuable card of a set; among equals the lowest. The Excuse comes last.
Card dearest(CardSet set) {
  constexpr std::array<CardSet, 6> kOrder{(kKings | kOudlers) & ~kExcuseOnly,
                                          rank_set(kQueen),
                                          rank_set(kKnight),
                                          rank_set(kJack),
                                          kPack & ~kExcuseOnly,
                                          kExcuseOnly};
  return first_in(set, kOrder);
}
// Returns the cheapest card: four times its value plus its rank among the trumps.
Card cheapest(CardSet set) {
  constexpr std::array<CardSet, 11> kOrder{kSmall,
                                           trumps_from(2, 7),
                                           rank_set(kJack),
                                           trumps_from(8, 15),
                                           rank_set(kKnight),
                                           trumps_from(16, 20),
                                           rank_set(kQueen),
                                           kKings,
                                           trumps_from(1, 1),
                                           trumps_from(21, 21),
                                           kExcuseOnly};
  return first_in(set, kOrder);
}

Card lead_trump(const CardContext& t, CardSet trumps) {
  const Card top = highest(trumps);
  if (t.master(top)) return top;
  trumps.remove(kPetit);
  if (trumps.empty()) return top;
  // A middle trump draws out as many trumps as a high one, and the high ones stay for the end.
  CardSet low = trumps;
  for (int n = trumps.size() / 2; n > 0; --n) low.pop_first();
  return low.empty() ? trumps.first() : low.first();
}

// Returns how good it is to lead this suit; found by playing, see docs/bots/french_tarot.md. A taker leads long suits,
// and suits that have been played, so that they run. A defender makes the taker ruff, and otherwise opens new suits.
int worth_of_suit(const CardContext& t, CardSet suit, bool cash) {
  const int gone = (t.gone & suit).size();
  if (t.i_take || t.m.facts.taker < 0) return 8 * (t.legal & suit).size() + 6 * gone + (cash ? 5 : 0);
  if (cash) return -5 - gone;
  const CardSet taker_may = t.m.may[static_cast<std::size_t>(t.m.facts.taker)] & ~t.gone & suit;
  return (taker_may.empty() ? 15 : 0) - gone;
}

Card lead_suit(const CardContext& t, CardSet side, Rng& rng) {
  Card best = kNoCard;
  int most = -10000;
  for (int i = 0; i < 4; ++i) {
    const CardSet suit = cards_of(static_cast<Suit>(i)), mine = side & suit;
    if (mine.empty()) continue;
    const Card top = highest(mine);
    const bool cash = t.master(top) && !t.foe_ruffs(suit);
    const int value = worth_of_suit(t, suit, cash) + static_cast<int>(rng.below(4));
    if (value > most) {
      most = value;
      best = cash ? top : cheapest(mine);
    }
  }
  return best;
}

Card lead(const CardContext& t, Rng& rng) {
  const CardSet trumps = t.legal & kTrumps, side{t.legal.suits, 0};
  const int out_trumps = (t.out & kTrumps).size();
  if (side.empty() && trumps.empty()) return t.legal.first();
  // With fewer trumps than the others a taker would run out first.
  const bool draw = t.i_take && !trumps.empty() && out_trumps > 0 && trumps.size() >= out_trumps;
  if (draw || side.empty()) return trumps.empty() ? t.legal.first() : lead_trump(t, trumps);
  return lead_suit(t, side, rng);
}

// The other side plays later and must not get the trick: returns the lowest trump that they cannot beat, or else the
// highest.
Card to_hold(const CardContext& t, CardSet trumps) {
  for (const Card c : each(trumps))
    if (t.stands(rank_of(c))) return c;
  return highest(trumps);
}

Card with_trump(const CardContext& t, CardSet trumps) {
  const bool over =
      t.m.lies.best == kNoCard || !is_trump(t.m.lies.best) || rank_of(trumps.first()) > t.m.lies.high_trump;
  const bool petit = trumps.has(kPetit);
  if (petit) {
    // The petit is safe when the trick is certainly ours, or when it ends the trick by winning it.
    if (t.mate_wins && t.settled()) return kPetit;
    if (over && t.to_come == 0 && t.m.lies.high_trump == 0) return kPetit;
  }
  CardSet others = trumps;
  others.remove(kPetit);
  if (others.empty()) return kPetit;
  // A defender's trump is worth least in the taker's trick.
  if (over && t.foe_to_come && (t.petit_on_table() || (!t.i_take && !t.unsure))) return to_hold(t, others);
  return others.first();
}

Card follow(const CardContext& t, CardSet suit) {
  const Card best = t.m.lies.best, top = highest(suit);
  const bool ruffed = best != kNoCard && is_trump(best);
  const bool beats = !ruffed && (best == kNoCard || rank_of(top) > rank_of(best));
  if (t.mate_wins && t.settled()) return dearest(suit);
  if (beats && (t.to_come == 0 || (t.master(top) && !t.foe_ruffs(cards_of(t.m.lies.led))))) return top;
  return cheapest(suit);
}

// Whether the Excuse is the best card now. It loses nothing, but must not be left for the last trick.
bool excuse_now(const CardContext& t, Card instead) {
  if (t.tricks_left() <= 2) return true;
  if (t.played == 0 || t.mate_wins) return false;
  // It saves a high trump for a taker, an honour for a defender.
  if (t.i_take) return t.m.lies.high_trump > 0 && is_trump(instead) && rank_of(instead) >= 15;
  return half_points(instead) >= 7;
}

}  // namespace

Card card_to_play(const Model& m, int seat, CardSet legal, std::uint8_t takers, Rng& rng) {
  if (legal.size() == 1) return legal.first();
  const CardContext t(m, seat, legal, takers);
  CardSet rest = legal;
  rest.remove(kExcuse);
  if (t.m.lies.best == kNoCard) {
    if (legal.has(kExcuse) && t.tricks_left() == 2) return kExcuse;
    CardContext without = t;
    without.legal = rest;
    return lead(without, rng);
  }
  Card c = kNoCard;
  const CardSet of_led = rest & cards_of(t.m.lies.led);
  if (t.m.lies.led != Suit::trumps && !of_led.empty())
    c = follow(t, of_led);
  else if (!(rest & kTrumps).empty())
    c = with_trump(t, rest & kTrumps);
  else
    c = t.mate_wins && t.settled() ? dearest(rest) : cheapest(rest);
  return legal.has(kExcuse) && excuse_now(t, c) ? kExcuse : c;
}

}  // namespace mathom::french_tarot

#include "games/french_tarot/brain/tries.h"

#include <algorithm>

#include "games/french_tarot/brain/card_context.h"

namespace mathom::french_tarot {
namespace {

// From this late in a deal even the petit or the Excuse may be led.
constexpr int kLate = 3;

// Small cards and trumps without another card between them are equal: the lowest stands for them.
CardSet without_twins(const CardContext& t, CardSet cards) {
  const CardSet between = t.out | t.m.trick;
  CardSet kept;
  Card last = kNoCard;
  for (const Card c : each(cards)) {
    const bool plain = half_points(c) == 1;
    bool twin = plain && last != kNoCard && suit_of(last) == suit_of(c) && half_points(last) == 1;
    for (int i = last + 1; twin && i < c; ++i) twin = !between.has(static_cast<Card>(i));
    if (!twin) kept.add(c);
    last = c;
  }
  return kept;
}

// Trumps: if they all win or all lose for our side, and among those that nobody can beat any more, the lowest suffices.
// The petit is judged by itself.
CardSet of_trumps(const CardContext& t, CardSet trumps) {
  CardSet others = trumps;
  others.remove(kPetit);
  if (others.empty()) return trumps;
  CardSet kept = trumps & CardSet::of(kPetit);
  const bool over = rank_of(highest(others)) > t.m.lies.high_trump;
  if (!over || !t.foe_to_come) return kept | CardSet::of(others.first());
  for (const Card c : each(others)) {
    kept.add(c);
    if (t.stands(rank_of(c))) break;
  }
  return kept;
}

// The other side has the trick and nobody of ours plays later: of the cards that do not win, the cheapest suffice.
CardSet of_losers(const CardContext& t, CardSet cards) {
  if (t.mate_wins || t.mate_to_come) return cards;
  const Card best = t.m.lies.best;
  const auto loses = [&](Card c) { return suit_of(c) != suit_of(best) || c < best; };
  int least = 1000;
  for (const Card c : each(cards))
    if (loses(c)) least = std::min(least, half_points(c));
  CardSet kept;
  for (const Card c : each(cards))
    if (!loses(c) || half_points(c) == least) kept.add(c);
  return kept;
}

CardSet to_lead(const CardContext& t, CardSet legal) {
  CardSet kept = legal;
  if (t.tricks_left() <= kLate) return kept;
  kept.remove(kExcuse);
  if (!(t.out & kTrumps).empty()) kept.remove(kPetit);
  return kept.empty() ? legal : kept;
}

}  // namespace

CardSet cards_offered(const Decision& d, Verb verb) {
  CardSet set;
  for (const auto& o : d.options)
    if (verb_of(o) == verb) set.add(card_of(o));
  return set;
}

CardSet worth_trying(const Model& m, int seat, CardSet legal, std::uint8_t takers) {
  const CardContext t(m, seat, legal, takers);
  if (m.lies.best == kNoCard) return without_twins(t, t.played == 0 ? to_lead(t, legal) : legal);
  const CardSet excuse = legal & kExcuseOnly, suits{legal.suits, 0}, trumps = legal & kTrumps;
  const CardSet kept = trumps.empty() ? of_losers(t, suits) : suits | of_trumps(t, trumps);
  return without_twins(t, kept) | excuse;
}

}  // namespace mathom::french_tarot

#pragma once
// The value of a seat's position when a turn has ended: features of its fellowship and of its Shadow, each with a
// weight.
#include <array>

#include "games/lotr_tcg/state/table_cards.h"

namespace mathom::lotr_tcg {

enum Feature : std::size_t {
  kFeatureSite,
  kFeatureNearEnd,    // sites beyond the sixth, squared
  kFeatureBurdens,    // in quarters of what can be borne: more than a quarter, half, three quarters
  kFeatureBearer,     // lives of the Ring-bearer
  kFeatureBearerLow,  // lives missing to three
  kFeatureCompanions,
  kFeatureStrength,  // of companions, with what they bear
  kFeatureLives,     // of companions, without the last of each
  kFeatureTired,     // companions with one life
  kFeatureSupport,   // other cards of the Free Peoples in play
  kFeatureDark,      // Shadow cards in play
  kFeatureHand,
  kFeatureMinions,  // in hand, their strength
  kFeatureDeck,     // cards of the draw deck
  kFeatureNext,     // whose turn comes next
  kFeatures
};
using Features = std::array<int, kFeatures>;

Features features_of(const TableCards&, int seat);
// In thousandths of the logarithm of the odds to win.
extern const Features kWeights;
// The chance to win in thousandths, for odds in thousandths of their logarithm.
inline constexpr int kSureOdds = 10000;
int chance_by_odds(int thousandths);
// Returns how likely the seat is to win, in thousandths, against the best of the others. Pre: all cards are known.
int position_value(const TableCards&, int seat);

}  // namespace mathom::lotr_tcg

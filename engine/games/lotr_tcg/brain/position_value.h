#pragma once
// What it is worth to a seat to stand as it does when a turn has ended: features of its fellowship and of its Shadow, each with
// a weight.
#include <array>

#include "games/lotr_tcg/state/table_cards.h"

namespace mathom::lotr_tcg {

enum Feature : std::size_t {
  kFeatureSite,
  kFeatureNearEnd,    // sites beyond the sixth, squared
  kFeatureBurdens,    // of what can be borne, in quarters: more than a quarter, half, three quarters
  kFeatureBearer,     // lives of the Ring-bearer
  kFeatureBearerLow,  // lives that fail to three
  kFeatureCompanions,
  kFeatureStrength,  // of companions, with what they bear
  kFeatureLives,     // of companions, but the last of each
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
// By the features, in thousandths of the logarithm of the odds to win.
extern const Features kWeights;
// How likely one wins with such odds, in thousandths; the odds in thousandths of their logarithm.
inline constexpr int kSureOdds = 10000;
int chance_by_odds(int thousandths);
// How likely the seat is to win, in thousandths, against the best of the others. Pre: all cards are known.
int position_value(const TableCards&, int seat);

}  // namespace mathom::lotr_tcg

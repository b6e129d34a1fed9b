#pragma once
// What it is worth to a seat to stand as it does when a turn has ended: features of its fellowship and of its Shadow, each with
// a weight.
#include <array>

#include "games/lotr_tcg/state/table.h"

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
  // Only the level that takes its time weighs these.
  kFeatureMany,            // companions beyond the fourth
  kFeatureFar,             // companions at all sites so far: they are needed the more the further one has come
  kFeatureHandCompanions,  // in hand
  kFeatureHandMinions,
  kFeatureHandShadow,   // other Shadow cards
  kFeatureDeckMinions,  // in the draw deck, their strength
  kFeatureDeckCompanions,
  kFeatureDead,
  kFeatures
};
using Features = std::array<int, kFeatures>;

Features features_of(const Table&, int seat);
// In thousandths of the logarithm of the odds to win.
extern const Features kWeights, kExpertWeights;
// How likely the seat is to win, in thousandths, against the best of the others. Pre: all cards are known.
int standing_of(const Table&, int seat, const Features& weights = kWeights);

}  // namespace mathom::lotr_tcg

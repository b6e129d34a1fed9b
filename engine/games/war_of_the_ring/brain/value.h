#pragma once
// What it is worth to the Shadow to begin a round like this: by how much it will lead at the end, by weights that were
// fitted to games that the rules of thumb played among themselves. It looks at all cards: it is for sampled worlds.
#include <array>
#include <cstdint>

#include "games/war_of_the_ring/brain/survey.h"

namespace mathom::war_of_the_ring {

inline constexpr int kFeatures = 37, kScenarios = 4, kRoundsLeft = 10;
// Small whole numbers that describe a position; each scenario and number of rounds left weighs them in its own way.
using Features = std::array<std::int16_t, kFeatures>;
void describe_round(const Survey&, Features&);

// The lead in hundredths of a point that is to be expected, and kWin for a game that is sure to be won.
inline constexpr int kWin = 500;
int value_for_shadow(const Survey&);

}  // namespace mathom::war_of_the_ring

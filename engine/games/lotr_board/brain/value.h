#pragma once
// What it is worth to all Hobbits together to arrive at a place of the journey like this: the chance that they destroy
// the Ring, by weights that were fitted to games that companions played among themselves. It looks at all hands: it is
// for sampled worlds.
#include <array>
#include <cstdint>

#include "games/lotr_board/brain/survey.h"

namespace mathom::lotr_board {

inline constexpr int kFeatures = 47, kPlaces = 7;
// Small whole numbers that describe a position; each place weighs them in its own way.
using Features = std::array<std::int16_t, kFeatures>;
void describe_arrival(const Survey&, Features&);

// A row for each place of the journey, in thousandths of log odds.
extern const std::array<std::array<std::int16_t, kFeatures>, kPlaces> kWeights;

// In ten-thousandths.
inline constexpr int kCertain = 10000;
int chance_of(const State&);
int chance_of_arrival(int place, const Features&);
int chance_of_log_odds(int hundredths);

}  // namespace mathom::lotr_board

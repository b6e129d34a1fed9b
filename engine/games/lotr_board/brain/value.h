#pragma once
// The chance that the Hobbits destroy the Ring when they arrive at a place like this, by weights fitted to games of
// companions among themselves. It reads all hands: for sampled worlds only.
#include <array>
#include <cstdint>

#include "games/lotr_board/brain/survey.h"

namespace mathom::lotr_board {

inline constexpr int kFeatures = 47, kPlaces = 7;
// Small whole numbers that describe a position. Each place has its own weights for them.
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

#pragma once
// A question of a game that is over, as its seat saw it, and what was answered: what a review weighs.
#include <cstdint>

#include "rules/view.h"

namespace mathom {

// A question that a review can weigh, and what was answered.
struct Weighable {
  View then;
  std::uint32_t chosen = 0;
  std::uint64_t seed = 0;  // of its review: follows from the game and the ply
};

}  // namespace mathom

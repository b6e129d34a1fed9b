#pragma once
// A question of a finished game, as its seat saw it, and its answer: the input of a review.
#include <cstdint>

#include "rules/view.h"

namespace mathom {

// A question that a review can evaluate, and its answer.
struct Weighable {
  View then;
  std::uint32_t chosen = 0;
  std::uint64_t seed = 0;  // of its review; follows from the game and the ply
};

}  // namespace mathom

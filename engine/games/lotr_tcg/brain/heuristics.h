#pragma once
// What each option of a question is worth by rules of thumb, in the units of heuristic_weights.h: the highest is best.
#include <vector>

#include "games/lotr_tcg/brain/heuristic_weights.h"
#include "games/lotr_tcg/state/table.h"

namespace mathom::lotr_tcg {

// `t`: as the seat that is asked sees it.
std::vector<int> score_options(const Table& t, const Decision&, const HeuristicWeights& = kHeuristicWeights);
// Options that are worth so much less than the best one lose the game, or as good as.
inline constexpr int kRuinous = 700;

}  // namespace mathom::lotr_tcg

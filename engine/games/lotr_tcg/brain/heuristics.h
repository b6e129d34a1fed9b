#pragma once
// The value of each option of a question by rules of thumb, in the units of heuristic_weights.h; higher is better.
#include <vector>

#include "games/lotr_tcg/brain/heuristic_weights.h"
#include "games/lotr_tcg/state/table.h"

namespace mathom::lotr_tcg {

// Returns a value for each option. `t`: the table as the seat that is asked sees it.
std::vector<int> score_options(const Table& t, const Decision&, const HeuristicWeights& = kHeuristicWeights);
// Options that are worse than the best by this much lose the game, or nearly.
inline constexpr int kRuinous = 700;

}  // namespace mathom::lotr_tcg

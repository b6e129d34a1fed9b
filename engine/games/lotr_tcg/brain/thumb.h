#pragma once
// What each option of a question is worth by rules of thumb, in no unit: the highest is best.
#include <vector>

#include "games/lotr_tcg/state/table.h"

namespace mathom::lotr_tcg {

// `t`: as the seat that is asked sees it.
std::vector<int> score_options(const Table& t, const Decision&);

}  // namespace mathom::lotr_tcg

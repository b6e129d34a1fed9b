#pragma once
// Who should fight whom (rule 10), by how the skirmishes are likely to end.
#include "games/lotr_tcg/brain/evaluation.h"
#include "rules/decision.h"

namespace mathom::lotr_tcg {

// Returns for each option of an assignment what it brings to the seat that assigns. "done" brings 0.
std::vector<int> score_defenders(const Evaluation&, const Decision&);
std::vector<int> score_attackers(const Evaluation&, const Decision&);

}  // namespace mathom::lotr_tcg

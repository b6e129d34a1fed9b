#pragma once
// Who should fight whom (rule 10), by how the skirmishes are likely to end.
#include "games/lotr_tcg/brain/evaluation.h"
#include "rules/decision.h"

namespace mathom::lotr_tcg {

// For each option of an assignment what it brings to the seat that assigns: "done" brings nothing.
std::vector<int> score_defenders(const Evaluation&, const Decision&);
std::vector<int> score_attackers(const Evaluation&, const Decision&);

}  // namespace mathom::lotr_tcg

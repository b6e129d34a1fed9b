#pragma once
// Action phases: what to play, which texts to use, and when to pass.
#include <vector>

#include "games/lotr_tcg/brain/evaluation.h"
#include "rules/decision.h"

namespace mathom::lotr_tcg {

std::vector<int> score_actions(const Evaluation&, const Decision&);
// Returns the value of having the card in hand, or in play.
int worth_in_hand(const Evaluation&, int card);

}  // namespace mathom::lotr_tcg

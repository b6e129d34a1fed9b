#pragma once
// Rules of thumb for one seat. They use only the seat's own hand and what is face up, so they serve Observations and
// sampled worlds.
#include "games/lotr_tarot/brain/heuristic_weights.h"
#include "games/lotr_tarot/state/state.h"
#include "rules/decision.h"

namespace mathom::lotr_tarot {

// Which way a seat leans: towards the most or the least Dark Points of the round.
bool leans_dark(const State&, int seat, const HeuristicWeights& = kHeuristicWeights);

// Returns how good an answer looks, in hundredths of the value of one card fewer in hand; for every question except
// luck's.
int score_option(const State&, const Decision&, const Option&, bool dark, const HeuristicWeights& = kHeuristicWeights);

}  // namespace mathom::lotr_tarot

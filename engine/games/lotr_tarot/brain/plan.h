#pragma once
// Rules of thumb for one seat. They look at the seat's own hand and at what lies open, and at nothing else, so that
// they serve an Observation and a sampled world alike.
#include "games/lotr_tarot/brain/heuristic_weights.h"
#include "games/lotr_tarot/state/state.h"
#include "rules/decision.h"

namespace mathom::lotr_tarot {

// Which way a seat leans: towards the most or the least Dark Points of the round.
bool leans_dark(const State&, int seat, const HeuristicWeights& = kHeuristicWeights);

// How good an answer looks, in hundredths of a card shed; for every question but luck's.
int score_option(const State&, const Decision&, const Option&, bool dark, const HeuristicWeights& = kHeuristicWeights);

}  // namespace mathom::lotr_tarot

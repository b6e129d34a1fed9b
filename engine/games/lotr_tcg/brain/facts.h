#pragma once
// What comes of an answer by the end of the turn, as a player says it: who dies, is overwhelmed or wounded, who wins a
// skirmish, burdens, moves, and a game that is lost or won.
#include <memory>

#include "games/lotr_tcg/state/state.h"
#include "rules/fact.h"

namespace mathom::lotr_tcg {

// For a playout that begins in `root`, told to `seat`. The world must outlive the finder.
std::unique_ptr<FactFinder> find_facts(const State& root, int seat);

}  // namespace mathom::lotr_tcg

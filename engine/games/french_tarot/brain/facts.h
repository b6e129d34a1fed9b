#pragma once
// What comes of a card, a call or a discard by the end of the deal, as a player says it: who gets the petit, the kings
// and the queens, who has the last trick with the petit, and whether the contract is made.
#include <memory>

#include "games/french_tarot/state/state.h"
#include "rules/fact.h"

namespace mathom::french_tarot {

// For a playout that begins in `root`, told to `seat`. The world must outlive the finder.
std::unique_ptr<FactFinder> find_facts(const State& root, int seat);

}  // namespace mathom::french_tarot

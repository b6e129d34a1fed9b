#pragma once
// What comes of an answer by the end of the round, as a player says it: which places and paths are won, who is
// eliminated, who forsakes a card, and who wins the game.
#include <memory>

#include "games/war_of_the_ring/state/phases.h"
#include "rules/fact.h"

namespace mathom::war_of_the_ring {

// For a playout that begins in `root`, told to `seat`. The world must outlive the finder.
std::unique_ptr<FactFinder> find_facts(const Catalog&, const State& root, int seat);

}  // namespace mathom::war_of_the_ring

#pragma once
// How well a world explains what was done in the deal: bids, the discard, and every card that was played, each against what the
// rules of thumb would have done in that world. Costs are sixteenths of a bit: minus the logarithm of how likely it was.
#include "games/french_tarot/state/state.h"

namespace mathom::french_tarot {

// Pre: cards are being played and every hand of `world` is known. What `seat` itself did says nothing, as it has its own cards.
int cost_of_deeds(const State& world, int seat);

}  // namespace mathom::french_tarot

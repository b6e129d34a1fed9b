#pragma once
// Worlds that explain what was done (Metropolis et al. 1953): beginning with one at random, two cards that the seat does not see
// change places, and the change stays the likelier the better the deal is then explained (habits.h).
#include <memory>

#include "rules/brain.h"

namespace mathom::french_tarot {

// `exchanges` are tried from one world to the next. Null outside of a deal. The observation outlives them.
std::unique_ptr<Worlds> guess_worlds(const Observation& seen, int exchanges);

}  // namespace mathom::french_tarot

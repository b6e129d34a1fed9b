#pragma once
// Worlds that explain what was done (Metropolis et al. 1953). Starting with a random world, two cards that the seat
// does not see change places. The better the deal is then explained (habits.h), the more likely the change stays.
#include <memory>

#include "rules/brain.h"

namespace mathom::french_tarot {

// `exchanges`: from one world to the next. Returns null outside a deal. The observation must outlive the worlds.
std::unique_ptr<Worlds> guess_worlds(const Observation& seen, int exchanges);

}  // namespace mathom::french_tarot

#pragma once
// What comes of an answer by the end of the round, as a player says it: who goes out, who bears the Ring, who has the
// most and the fewest Dark Points, and who holds too many cards.
#include <memory>

#include "rules/fact.h"

namespace mathom::lotr_tarot {

// Told to `seat`.
std::unique_ptr<FactFinder> find_facts(int seat);

}  // namespace mathom::lotr_tarot

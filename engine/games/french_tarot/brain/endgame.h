#pragma once
// Solves the last tricks with open hands: both sides play perfectly (alpha-beta over whole tricks with a small table).
// The value is the taker's margin: points, what an oudler takes off the target, and the petit at the end. The deal is
// paid by that, except for the step between a contract made and lost.
#include <cstdint>

#include "games/french_tarot/brain/model.h"

namespace mathom::french_tarot {

// The maximum number of cards in hands and on the table.
inline constexpr int kMostEndCards = 28;

// Whether the rest of the deal can be solved: not in the first trick, and not while one side has taken every trick,
// because slams are not weighed.
bool can_solve(const Model&);

// Returns the facts of the deal after perfect play. Pre: can_solve(), !over().
DealFacts solve(const Model&);

}  // namespace mathom::french_tarot

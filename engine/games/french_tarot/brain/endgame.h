#pragma once
// The last tricks with open hands, played by both sides as well as can be (alpha-beta over whole tricks with a small table). What counts
// is the taker's margin: points, what an oudler takes off the target, and the petit at the end. That is what the deal is paid
// by, but for the step between a contract made and lost.
#include <cstdint>

#include "games/french_tarot/brain/model.h"

namespace mathom::french_tarot {

// So many cards at most may be left in the hands and on the table together.
inline constexpr int kMostEndCards = 28;

// May the rest of the deal be solved? Not the first trick, and not while one side has taken every trick: slams are not weighed.
bool can_solve(const Model&);

// The facts of the deal, all cards of which have been played as well as can be. Pre: can_solve(), !over().
DealFacts solve(const Model&);

}  // namespace mathom::french_tarot

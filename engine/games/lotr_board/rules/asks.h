#pragma once
// Where a seat is asked whether it steps in (rule 9.1, ruling R7): for the sake of which card that it might hold, and
// the Ring. By what everybody can tell, and whether or not the card would do anything then.
#include "games/lotr_board/state/phases.h"

namespace mathom::lotr_board {

bool asks_now(const Table&, const CardFacts&, Moment);
bool ring_asks_now(const Table&, Moment);

}  // namespace mathom::lotr_board

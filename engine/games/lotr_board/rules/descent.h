#pragma once
// What a Hobbit lacks at the end of a conflict.
#include "games/lotr_board/state/table.h"

namespace mathom::lotr_board {

// Kinds of Life tokens that the seat is short of (rule 6.1).
int missing_tokens(const Table&, int seat);
// Who bears the Ring from then on (rule 6.3): most Ring tokens; of those level, the nearest to the left of who bears it
// now, who comes last. -1: nobody is left.
int next_bearer(const State&);

}  // namespace mathom::lotr_board

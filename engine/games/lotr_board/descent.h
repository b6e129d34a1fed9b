#pragma once
// What a Hobbit lacks at the end of a conflict.
#include "games/lotr_board/table.h"

namespace mathom::lotr_board {

// Kinds of Life tokens that the seat is short of (rule 6.1).
int missing_tokens(const Table&, int seat);

}  // namespace mathom::lotr_board

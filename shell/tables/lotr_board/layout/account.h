// The result of the journey: how it ended and by what, what the score is made of, what became of each Hobbit, and the
// corruption line over the whole of it.
#pragma once
#include "shell/tables/lotr_board/sight.h"

namespace mathom::lotr_board {

ResultPage account_of(const JourneySight& sight, const GameTable::Frame& f);

}  // namespace mathom::lotr_board

#pragma once
// Rules of thumb: how good an option looks to whoever is asked, by his hand and by what lies open.
#include "games/lotr_board/state.h"
#include "rules/decision.h"

namespace mathom::lotr_board {

int score_option(const State&, const Decision&, const Option&);
// What the table is worth to all Hobbits together, in hundredths of a point.
int table_worth(const State&);

}  // namespace mathom::lotr_board

#pragma once
// How likely companions are to destroy the Ring when they arrive at a place, by a net (nets/small_net.h) that was fitted to games by the rules
// of thumb (docs/bots/lotr_board.md). Its weights are an asset that the page fetches when it is needed.
#include "games/lotr_board/state/state.h"

namespace mathom::lotr_board {

// Is the asset here? What is below may not be called before.
bool net_is_here();

// In ten-thousandths. It looks at all hands.
int chance_by_net(const State&);

}  // namespace mathom::lotr_board

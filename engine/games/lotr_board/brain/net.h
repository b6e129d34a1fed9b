#pragma once
// How likely companions are to destroy the Ring when they arrive at a place, by a net (nets/small_net.h) fitted to
// games by the rules of thumb (docs/bots/lotr_board.md). Its weights are an asset that the page fetches when needed.
#include "games/lotr_board/state/state.h"

namespace mathom::lotr_board {

// Whether the asset is loaded. Call nothing else below before it is.
bool net_is_here();

// Returns the chance in ten-thousandths. It reads all hands.
int chance_by_net(const State&);

}  // namespace mathom::lotr_board

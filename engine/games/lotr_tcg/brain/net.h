#pragma once
// How likely a seat is to win when a turn has ended, by a net (nets/small_net.h) fitted to games by the rules of thumb
// (docs/bots/lotr_tcg.md). Its weights are an asset that the page fetches when needed.
#include "games/lotr_tcg/state/table_cards.h"

namespace mathom::lotr_tcg {

// Whether the asset is loaded. Call nothing else below before it is.
bool net_is_here();

// In thousandths, against the best of the others. Pre: all cards are known, and the seat still plays.
int chance_by_net(const TableCards&, int seat);

}  // namespace mathom::lotr_tcg

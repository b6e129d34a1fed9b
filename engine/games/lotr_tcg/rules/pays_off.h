#pragma once
// What a text would change is asked before its cost is paid, as the table is then. A cost may give it something to do:
// who has exerted is wounded, and may be healed.
#include "games/lotr_tcg/state/table.h"

namespace mathom::lotr_tcg {

// Would the text change something once that seat has paid its cost, in one of the ways in which it could? The cost is
// paid on a copy of the table, and nobody answers it. Yes, where that depends on what the seat does not know. Pre: its
// conditions hold, and its cost can be paid. A text that answers something is asked about as if it ran (AsIfResolving).
bool pays_off(const Table&, int card, int ability, int seat);

// Would the text change something, as the table is or once its cost is paid? `unmet`: what keeps it from being used
// (unmet).
bool has_a_use(const Table&, int card, int ability, int seat, effects::Unmet unmet);

}  // namespace mathom::lotr_tcg

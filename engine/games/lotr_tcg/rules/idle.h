#pragma once
// Texts that cost nothing and have changed nothing that everybody can see, as a search that finds nothing: a player who
// has used one is not offered it again until something has changed (ruling R4). They are kept among the uses of texts,
// with no limit.
#include "games/lotr_tcg/state/table.h"

namespace mathom::lotr_tcg {

bool is_idle(const TableCards&, int card, int ability, int seat);
void forget_idle(TableMoves&);

// A text that is about to be used, and what everybody sees before that: in the locals of the frame of a window, from
// kIdleCard on; the seat that uses it in Frame::spare.
enum IdleSlot : std::size_t { kIdleCard = 3, kIdleText, kIdleSeen, kIdleEnd = kIdleSeen + 3 };
void begin_use(Frame&, TableMoves&, int card, int ability, int seat);
// It has been used, and all that followed is done. Nothing, when none is noted.
void end_use(Frame&, TableMoves&);

}  // namespace mathom::lotr_tcg

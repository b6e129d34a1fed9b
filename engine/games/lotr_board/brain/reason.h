#pragma once
// Why a companion would do something, as a sentence, and how it shares that with the others.
#include "games/lotr_board/brain/plan.h"
#include "rules/brain.h"

namespace mathom::lotr_board {

// Returns what speaks most for an option, as far as the seat that is asked can tell; empty if there is nothing to say.
Phrase reason_for(const Survey&, const Decision&, const Option&, Brain::Voice);

// politeness.cpp
Brain::Politeness politeness_of(const Survey&, const Decision&, const Option&);

}  // namespace mathom::lotr_board

#pragma once
// Why a companion would do something, in a sentence, and what it is to the others.
#include "games/lotr_board/brain/plan.h"
#include "rules/brain.h"

namespace mathom::lotr_board {

// What speaks for an option most, as far as the seat that is asked can tell; empty when there is nothing to say.
Phrase reason_for(const Survey&, const Decision&, const Option&, Brain::Voice);

// politeness.cpp
Brain::Politeness politeness_of(const Survey&, const Decision&, const Option&);

}  // namespace mathom::lotr_board

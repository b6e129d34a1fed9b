#pragma once
// Why an answer is a good one, in the game's own terms: true of what one seat sees, and silent where only figures tell.
#include "games/lotr_tarot/state/state.h"
#include "rules/decision.h"
#include "text/phrase.h"

namespace mathom::lotr_tarot {

Phrase reason_of(const State&, const Decision&, const Option&);

}  // namespace mathom::lotr_tarot

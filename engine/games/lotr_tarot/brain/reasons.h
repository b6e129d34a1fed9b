#pragma once
// Why an answer is good, in the game's own terms, from what one seat sees. Empty if only figures speak for it.
#include "games/lotr_tarot/state/state.h"
#include "rules/decision.h"
#include "text/phrase.h"

namespace mathom::lotr_tarot {

Phrase reason_of(const State&, const Decision&, const Option&);

}  // namespace mathom::lotr_tarot

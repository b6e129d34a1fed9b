#pragma once
// From where the steps of an entry take cards, and which cards it counts: nothing hidden is pointed at by those who do not
// see it. What is hidden, and from where a verb takes, the game's tables say (TargetKind::hidden, Verb::from).
#include <functional>
#include <string>

#include "effects/language.h"
#include "effects/read/entry_reader.h"

namespace mathom::effects {

// Tells `fault` about each step, count and condition of the entry that points where it may not.
void check_places(const Code&, const Language&, const Entry&, const std::function<void(std::string)>& fault);

}  // namespace mathom::effects

#pragma once
// Checks from where the steps of an entry take cards, and which cards it counts: nobody may point at hidden cards that
// they do not see. The game's tables say what is hidden and from where a verb takes (TargetKind::hidden, Verb::from).
#include <functional>
#include <string>

#include "effects/language.h"
#include "effects/read/entry_reader.h"

namespace mathom::effects {

// Calls `fault` for each step, count and condition of the entry that points where it may not.
void check_places(const Code&, const Language&, const Entry&, const std::function<void(std::string)>& fault);

}  // namespace mathom::effects

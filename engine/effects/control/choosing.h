#pragma once
// Control words whose player chooses among the things of a filter. Their first parameters are who, what, n and up_to.
#include "effects/control/control.h"
#include "effects/run/picks.h"

namespace mathom::effects {

enum ChoosingKey : std::size_t { kWhoChooses, kOfWhat, kHowMany, kUpTo, kAfterChoosing };
std::vector<Param> choosing_params(std::vector<Param> more);
bool can_choose(const Host&, const Op&, const Frame&);
// Handles one thing after the other. Returns done: no more; one: `thing` is chosen; ask: the player is asked
// (ask_to_choose).
Pick next_chosen(const Host&, const Op&, Frame&, int& thing);
// Returns the last of them, or -1. For Host::name, once there are no more: earlier it would change what the filter
// means.
inline int last_chosen(const Frame& f) { return f.local[kC] - 1; }
void ask_to_choose(const Host&, const Op&, const Frame&, Decision&);

}  // namespace mathom::effects

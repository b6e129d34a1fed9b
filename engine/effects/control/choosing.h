#pragma once
// Control words whose player chooses among the things of a filter. Their first parameters are who, what, n and up_to.
#include "effects/control/control.h"
#include "effects/run/picks.h"

namespace mathom::effects {

enum ChoosingKey : std::size_t { kWhoChooses, kOfWhat, kHowMany, kUpTo, kAfterChoosing };
std::vector<Param> choosing_params(std::vector<Param> more);
bool can_choose(const Host&, const Op&, const Frame&);
// Chooses the next thing. Returns `one` if it has written a chosen thing to `thing`, `ask` if the player must be asked
// (ask_to_choose), and `done` if no more things are chosen.
Pick next_chosen(const Host&, const Op&, Frame&, int& thing);
// Returns the thing that was chosen last, or -1. Give it to Host::name only after the last choice, because a name can
// change what the filter means.
inline int last_chosen(const Frame& f) { return f.local[kC] - 1; }
void ask_to_choose(const Host&, const Op&, const Frame&, Decision&);

}  // namespace mathom::effects

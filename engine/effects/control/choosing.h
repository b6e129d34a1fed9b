#pragma once
// Steps of ours whose player chooses things that a filter means: who, what, n and up_to are their first parameters.
#include "effects/control/control.h"
#include "effects/run/picks.h"

namespace mathom::effects {

enum ChoosingKey : std::size_t { kWhoChooses, kOfWhat, kHowMany, kUpTo, kAfterChoosing };
std::vector<Param> choosing_params(std::vector<Param> more);
bool can_choose(const Host&, const Op&, const Frame&);
// One thing after the other. Done: there is no more; one: `thing` is chosen; ask: the player is asked (ask_to_choose).
Pick next_chosen(const Host&, const Op&, Frame&, int& thing);
// The last of them, for Host::name when there is no more: before, it would change what the filter means. -1: none.
inline int last_chosen(const Frame& f) { return f.local[kC] - 1; }
void ask_to_choose(const Host&, const Op&, const Frame&, Decision&);

}  // namespace mathom::effects

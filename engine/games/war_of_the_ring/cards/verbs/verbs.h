#pragma once
// What texts of cards do, in the form of effects/language.h; one family a file. A step that lets somebody choose asks
// for one card or place at a time, and goes on by itself where there is nothing to choose.
#include "effects/run/picks.h"
#include "effects/verbs.h"
#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {

using effects::always;
using effects::arg;
using effects::flag_param;
using effects::Flow;
using effects::Host;
using effects::kA;
using effects::kB;
using effects::kC;
using effects::kStage;
using effects::Op;
using effects::Param;
using effects::seen_by_who;
using effects::small;
using effects::targets_param;
using effects::value_param;
using effects::Who;
using effects::who_of;
using effects::who_param;

using V = effects::Verb;
using Verbs = std::vector<V>;
Verbs draw_verbs();
Verbs pile_verbs();  // cycle, eliminate, take
Verbs play_verbs();
Verbs place_verbs();
Verbs token_verbs();
// Of add_icon: a skull is an attack icon on a path, a helmet a defence icon there; they are the same tokens.
inline bool lays_attack(const Op& op) { return op.arg[2] % 2 == 0; }
Verbs own_verbs();  // all of them

// Cards; left out, the player's hand.
inline Param hand_param() { return {"what", Param::Kind::targets, false, kHandWord, nullptr, kCardTarget}; }

}  // namespace mathom::war_of_the_ring

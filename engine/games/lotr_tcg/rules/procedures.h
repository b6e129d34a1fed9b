#pragma once
// The procedures that run on the stack of frames, each in the source file that is named next to it.
#include "games/lotr_tcg/rules/deeds.h"
#include "games/lotr_tcg/rules/play.h"
#include "games/lotr_tcg/state/table.h"

namespace mathom::lotr_tcg {

Procedure<Table> game_procedure();        // setup.cpp
Procedure<Table> turn_procedure();        // turn.cpp
Procedure<Table> shadow_procedure();      // turn.cpp
Procedure<Table> window_procedure();      // window.cpp
Procedure<Table> move_procedure();        // move.cpp
Procedure<Table> archery_procedure();     // archery.cpp
Procedure<Table> assignment_procedure();  // assign.cpp
Procedure<Table> skirmishes_procedure();  // skirmish.cpp
Procedure<Table> skirmish_procedure();    // skirmish.cpp
Procedure<Table> regroup_procedure();     // regroup.cpp
Procedure<Table> reconcile_procedure();   // regroup.cpp
Procedure<Table> transfer_procedure();    // window.cpp
Procedure<Table> texts_procedure();       // ability.cpp
Procedure<Table> ability_procedure();     // ability.cpp
Procedure<Table> steps_procedure();       // ability.cpp
Procedure<Table> later_procedure();       // ability.cpp
Procedure<Table> shuffle_procedure();     // setup.cpp
// All of them, in the order of Code (run.cpp).
std::span<const Procedure<Table>> procedures();
// Until somebody is asked or the game is over.
void run(Table&);

// A draw deck is shuffled by luck, and then what lies below on the stack goes on.
enum ShuffleSlot : std::size_t { kShuffleSeat };

}  // namespace mathom::lotr_tcg

#pragma once
// The procedures that run on the stack of frames, each in the source file that is named next to it, and what the locals
// of each are.
#include "games/war_of_the_ring/state/table.h"

namespace mathom::war_of_the_ring {

// A step of a procedure.
using Do = Next(Frame&, Table&);

Procedure<Table> game_procedure();         // round.cpp
Procedure<Table> play_procedure();         // play.cpp
Procedure<Table> move_procedure();         // play.cpp
Procedure<Table> texts_procedure();        // ability.cpp
Procedure<Table> ability_procedure();      // ability.cpp
Procedure<Table> steps_procedure();        // ability.cpp
Procedure<Table> draw_procedure();         // draw.cpp
Procedure<Table> recycle_procedure();      // draw.cpp
Procedure<Table> forsake_procedure();      // draw.cpp
Procedure<Table> leave_procedure();        // leave.cpp
Procedure<Table> activate_procedure();     // activate.cpp
Procedure<Table> path_combat_procedure();  // combat.cpp
Procedure<Table> battle_procedure();       // combat.cpp
Procedure<Table> losses_procedure();       // losses.cpp
// All of them, in the order of Code (run.cpp).
std::span<const Procedure<Table>> procedures();

// kGameNth: a seat (as in kDrawWho, when its deck is shuffled), or a place in a list; kGameLooked: the hands have been
// looked at before the combats.
enum GameSlot : std::size_t { kGameNth, kGameLooked };
// kPlayTo: a place, the reserve, the wielder of an item, or -1; kPlayByText: its price is paid by a text.
enum PlaySlot : std::size_t { kPlayCard, kPlayTo, kPlayWho, kPlayByText };
enum MoveSlot : std::size_t { kMoveCard, kMoveTo };
// Of texts, ability and steps: effects/run/abilities.h. A source is a card or a place, and a target a card, a place or
// the reserve. Of draw, recycle and forsake. kDrawLeft: how many more cards; kDrawMode: DrawMode or RecycleMode.
enum DrawSlot : std::size_t { kDrawWho, kDrawLeft, kDrawMode };
enum LeaveSlot : std::size_t { kLeaveCard, kLeaveCause };
enum ActivateSlot : std::size_t { kActivatePlace, kActivateWho };
// Of both combats. kCombatLeft: attack icons that are not cancelled; kCombatDefence: of the place and the cards
// together; kCombatCounted: the losses have been chosen.
enum CombatSlot : std::size_t { kCombatPlace, kCombatLeft, kCombatAttack, kCombatDefence, kCombatCounted };
// kLossLeft: what is still to be cancelled; kLossDeclined: seats that have left it to another; kLossAsked: who decides.
enum LossSlot : std::size_t { kLossPlace, kLossLeft, kLossDeclined, kLossAsked };

}  // namespace mathom::war_of_the_ring

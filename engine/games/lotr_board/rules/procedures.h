#pragma once
// The procedures that run on the stack of frames, each in the source file that is named next to it, and what the locals
// of each are.
#include "games/lotr_board/state/table.h"

namespace mathom::lotr_board {

// A step of a procedure.
using Do = Next(Frame&, Table&);

Procedure<Table> journey_procedure();   // journey.cpp
Procedure<Table> haven_procedure();     // journey.cpp
Procedure<Table> conflict_procedure();  // journey.cpp
Procedure<Table> descent_procedure();   // descent.cpp
Procedure<Table> doom_procedure();      // descent.cpp
Procedure<Table> turn_procedure();      // turn.cpp
Procedure<Table> event_procedure();     // tracks.cpp
Procedure<Table> move_procedure();      // tracks.cpp
Procedure<Table> roll_procedure();      // roll.cpp
Procedure<Table> ring_procedure();      // roll.cpp
Procedure<Table> pay_procedure();       // pay.cpp
Procedure<Table> window_procedure();    // window.cpp
Procedure<Table> gandalf_procedure();   // window.cpp
Procedure<Table> draw_procedure();      // draw.cpp
// All of them, in the order of Code (run.cpp).
std::span<const Procedure<Table>> procedures();

enum HavenSlot : std::size_t { kHavenAction };
enum WindowSlot : std::size_t { kWinMoment, kWinNext, kWinCount, kWinHappened, kWinAsked, kWinNot, kWinRing };
enum RollSlot : std::size_t { kRollWho, kRollLeft, kRollRing, kRollSkip, kRollIgnore, kRollFace, kRollSymbols };
enum RingSlot : std::size_t { kRingWho, kRingReach };
// kTurnHeard: all have been asked whether they step in after the last card. kTurnFirst: the card that was played first,
// from 1.
enum TurnSlot : std::size_t {
  kTurnResolved,
  kTurnSkip,
  kTurnBrown,
  kTurnGrey,
  kTurnIgnore,
  kTurnDice,
  kTurnHeard,
  kTurnFirst
};
enum EventSlot : std::size_t { kEventIgnore, kEventWhich };
enum MoveSlot : std::size_t { kMoveTrack, kMoveLeft, kMoveResolve, kMoveDice, kMoveWho };
enum GandalfSlot : std::size_t { kGandalfMoment, kGandalfWhich };
// kDrawOpen: the cards come to lie open.
enum DrawSlot : std::size_t { kDrawWho, kDrawLeft, kDrawOpen };

}  // namespace mathom::lotr_board

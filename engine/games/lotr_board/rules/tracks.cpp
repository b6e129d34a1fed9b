// Markers on their way: events of the conflict, and the activity tracks with their spaces (rules 4.4, 5.4, 5.6).
#include "games/lotr_board/state/phases.h"

namespace mathom::lotr_board {
namespace {

Do reach_event, carry_out_event, event_is_over, walk, walk_on, roll_for_move;
constexpr auto kEvent = steps<Table>({{"reach", reach_event},
                                      {"carry out", carry_out_event, waits_for(Code::window)},
                                      {"over", event_is_over, waits_for(Code::program)}});
constexpr auto kMove = steps<Table>({{"walk", walk},
                                     {"walk on", walk_on, waits_for(Code::program)},
                                     {"roll", roll_for_move},
                                     {"end", nullptr, waits_for(Code::roll)}});

// --- an event
Next reach_event(Frame& f, Table& t) {
  State& s = t.s;
  if (!t.in_conflict() || s.event >= t.place().programs.size()) return Next::done;
  f.local[kEventWhich] = s.event++;
  tell(t.events, What::event, -1, 10 * s.place + f.local[kEventWhich]);
  if (!t.place().programs[at(f.local[kEventWhich])].unavoidable) open_window(t, Moment::before_event);
  return Next::step;
}
Next carry_out_event(Frame& f, Table& t) {
  const auto& events = t.place().programs;
  const int which = f.local[kEventWhich];
  if (f.local[kEventIgnore] != 0)
    tell(t.events, What::event_ignored);
  else if (which >= 0 && which < static_cast<int>(events.size()))
    t.call(events[at(which)].program, SeatId::none, SeatId::none);
  return Next::step;
}
Next event_is_over(Frame&, Table& t) {
  if (t.s.event >= t.place().programs.size()) t.s.event_done = true;
  return Next::done;
}

// --- a marker moves. Dice that it meets are rolled after all its spaces (ruling R5)
Next walk(Frame& f, Table& t) {
  State& s = t.s;
  const int symbol = f.local[kMoveTrack];
  if (f.local[kMoveLeft] <= 0 || symbol < 0 || !t.is_open(symbol)) return go_to(f, kMove["roll"]);
  --f.local[kMoveLeft];
  const Space& space = t.place().track(symbol)->spaces[s.track[at(symbol)]++];
  tell(t.events, What::advanced, f.local[kMoveWho], 100 * symbol + s.track[at(symbol)]);
  if (symbol == t.place().main) {
    s.points = static_cast<std::uint8_t>(space.points);
    s.main_done = s.main_done || !t.is_open(symbol);
  }
  if (f.local[kMoveResolve] != 0) {
    f.local[kMoveDice] = static_cast<std::int16_t>(f.local[kMoveDice] + space.dice);
    const int who = f.local[kMoveWho];
    if (is_alive(s, who)) t.call(space.program, seat_at(who), SeatId::none);
  }
  return Next::step;
}
Next walk_on(Frame& f, Table&) { return go_to(f, kMove["walk"]); }
Next roll_for_move(Frame& f, Table& t) {
  const int who = f.local[kMoveWho];
  if (f.local[kMoveDice] > 0 && is_alive(t.s, who)) t.push(Code::roll, {who, f.local[kMoveDice]});
  return Next::step;
}

}  // namespace

Procedure<Table> event_procedure() { return procedure("event", kEvent); }
Procedure<Table> move_procedure() { return procedure("move", kMove); }

}  // namespace mathom::lotr_board

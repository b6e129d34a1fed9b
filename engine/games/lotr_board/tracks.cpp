// Markers on their way: events of the conflict, and the activity tracks with their spaces (rules 4.4, 5.4, 5.6).
#include "games/lotr_board/phases.h"

namespace mathom::lotr_board {
namespace {

// --- an event. local[0]: it is ignored; local[1]: which
Next reach_event(X x, Table& t) {
  State& s = x.state;
  if (!t.in_conflict() || s.event >= t.place().programs.size()) return Next::done;
  x.frame.local[1] = s.event++;
  tell(x.events, What::event, -1, 10 * s.place + x.frame.local[1]);
  if (!t.place().programs[at(x.frame.local[1])].unavoidable) open_window(t, Moment::before_event);
  return Next::step;
}
Next carry_out_event(X x, Table& t) {
  const auto& events = t.place().programs;
  const int which = x.frame.local[1];
  if (x.frame.local[kEventIgnore] != 0)
    tell(x.events, What::event_ignored);
  else if (which >= 0 && which < static_cast<int>(events.size()))
    t.call(events[at(which)].program, SeatId::none, SeatId::none);
  return Next::step;
}
Next event_is_over(X x, Table& t) {
  if (x.state.event >= t.place().programs.size()) x.state.event_done = true;
  return Next::done;
}

// --- a marker moves. Dice that it meets are rolled after all its spaces (ruling R5)
Next walk(X x, Table& t) {
  State& s = x.state;
  const int symbol = x.frame.local[kMoveTrack];
  if (x.frame.local[kMoveLeft] <= 0 || symbol < 0 || !t.is_open(symbol)) return go_to(x, 2);
  --x.frame.local[kMoveLeft];
  const Space& space = t.place().track(symbol)->spaces[s.track[at(symbol)]++];
  tell(x.events, What::advanced, x.frame.local[kMoveWho], 100 * symbol + s.track[at(symbol)]);
  if (symbol == t.place().main) {
    s.points = static_cast<std::uint8_t>(space.points);
    s.main_done = s.main_done || !t.is_open(symbol);
  }
  if (x.frame.local[kMoveResolve] != 0) {
    x.frame.local[kMoveDice] = static_cast<std::int16_t>(x.frame.local[kMoveDice] + space.dice);
    const int who = x.frame.local[kMoveWho];
    if (is_alive(s, who)) t.call(space.program, seat_at(who), SeatId::none);
  }
  return Next::step;
}
Next walk_on(X x, Table&) { return go_to(x, 0); }
Next roll_for_move(X x, Table& t) {
  const int who = x.frame.local[kMoveWho];
  if (x.frame.local[kMoveDice] > 0 && is_alive(x.state, who)) t.push(Code::roll, {who, x.frame.local[kMoveDice]});
  return Next::step;
}

constexpr Row kEvent[] = {
    {"reach", live<reach_event>}, {"carry out", live<carry_out_event>}, {"over", live<event_is_over>}};
constexpr Row kMove[] = {{"walk", live<walk>}, {"walk on", live<walk_on>}, {"roll", live<roll_for_move>}};

}  // namespace

Procedure<State> event_steps() { return kEvent; }
Procedure<State> move_steps() { return kMove; }

}  // namespace mathom::lotr_board

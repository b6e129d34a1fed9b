// The end of a conflict: the descent into darkness and the next Ring-bearer (rule 6); and Mount Doom (rule 11).
#include <algorithm>

#include "games/lotr_board/descent.h"
#include "games/lotr_board/phases.h"

namespace mathom::lotr_board {

int missing_tokens(const Table& t, int seat) {
  int kinds = 0;
  for (const int n : t.s.tokens[at(seat)]) kinds += n > 0;
  const int needed = t.has(seat, Ability::needs_two_tokens) ? kTokenKinds - 1 : kTokenKinds;
  return std::max(0, needed - kinds);
}

int next_bearer(const State& s) {
  int best = -1, most = -1;
  for (int i = 1; i <= s.seats; ++i) {
    const int seat = (s.bearer + i) % s.seats;
    if (!is_alive(s, seat) || s.tokens[at(seat)][kRingToken] <= most) continue;
    most = s.tokens[at(seat)][kRingToken];
    best = seat;
  }
  return best;
}

namespace {

Next before_descent(X x, Table& t) {
  x.state.quiet = 0;  // the turn is over
  open_window(t, Moment::conflict_end);
  return Next::step;
}
Next descend(X x, Table& t) {
  State& s = x.state;
  const int first = t.acting();
  for (int i = 0; i < s.seats && !over(s); ++i) {
    const int seat = (first + i) % s.seats;
    const int missing = is_alive(s, seat) ? missing_tokens(t, seat) : 0;
    if (missing == 0 || (s.spared >> seat & 1) != 0) continue;
    tell(x.events, What::descent, seat, missing);
    t.corrupt(seat, missing);
  }
  return Next::step;
}
Next draw_after_conflict(X x, Table& t) {
  for (int seat = 0; seat < x.state.seats; ++seat)
    if (is_alive(x.state, seat) && t.has(seat, Ability::draws_after_conflict)) t.push(Code::draw, {seat, 2});
  return Next::step;
}
Next hand_over_ring(X x, Table& t) {
  State& s = x.state;
  const int best = next_bearer(s);
  if (best >= 0) s.bearer = static_cast<std::uint8_t>(best);
  tell(x.events, What::bearer, s.bearer);
  s.tokens = {};
  tell(x.events, What::returned);
  t.push(Code::draw, {s.bearer, 2});
  return Next::step;
}

// --- Mount Doom. Nobody bears the Ring any more; whoever is active rolls, and when they fall, the next one
Next reach_doom(X x, Table&) {
  x.state.doom = true;
  x.state.points = static_cast<std::uint8_t>(content().doom_points);
  tell(x.events, What::doom);
  return Next::step;
}
Next try_doom(X x, Table& t) {
  if (x.state.alive == 0) {
    t.end_game(Result::fallen);
    return Next::done;
  }
  x.state.quiet = 0;
  x.state.active = static_cast<std::uint8_t>(t.acting());
  t.push(Code::roll, {x.state.active, 1});
  return Next::step;
}
Next doom_tried(X x, Table& t) {
  if (!is_alive(x.state, x.state.active)) return go_to(x, 1);
  tell(x.events, What::destroyed, x.state.active);
  t.call(content().doom_reward, SeatId::none, SeatId::none);
  return Next::step;
}
Next destroyed(X, Table& t) {
  t.end_game(Result::destroyed);
  return Next::done;
}

constexpr Row kDescent[] = {{"before", live<before_descent>},
                            {"descend", live<descend>},
                            {"draw", live<draw_after_conflict>},
                            {"bearer", live<hand_over_ring>}};
constexpr Row kDoom[] = {
    {"reach", live<reach_doom>}, {"try", live<try_doom>}, {"tried", live<doom_tried>}, {"destroyed", live<destroyed>}};

}  // namespace

Procedure<State> descent_steps() { return kDescent; }
Procedure<State> doom_steps() { return kDoom; }

}  // namespace mathom::lotr_board

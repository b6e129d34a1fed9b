// The end of a conflict: the descent into darkness and the next Ring-bearer (rule 6); and Mount Doom (rule 11).
#include <algorithm>

#include "games/lotr_board/rules/descent.h"
#include "games/lotr_board/state/phases.h"

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

Do before_descent, descend, draw_after_conflict, hand_over_ring, reach_doom, try_doom, doom_tried, destroyed;
constexpr auto kDescent = steps<Table>({{"before", before_descent},
                                        {"descend", descend, waits_for(Code::window)},
                                        {"draw", draw_after_conflict},
                                        {"bearer", hand_over_ring, waits_for(Code::draw)},
                                        {"end", nullptr, waits_for(Code::draw)}});
constexpr auto kDoom = steps<Table>({{"reach", reach_doom},
                                     {"try", try_doom},
                                     {"tried", doom_tried, waits_for(Code::roll)},
                                     {"destroyed", destroyed, waits_for(Code::program)}});

Next before_descent(Frame&, Table& t) {
  t.s.quiet = 0;  // the turn is over
  open_window(t, Moment::conflict_end);
  return Next::step;
}
Next descend(Frame&, Table& t) {
  State& s = t.s;
  const int first = t.acting();
  for (int i = 0; i < s.seats && !over(s); ++i) {
    const int seat = (first + i) % s.seats;
    const int missing = is_alive(s, seat) ? missing_tokens(t, seat) : 0;
    if (missing == 0 || (s.spared >> seat & 1) != 0) continue;
    tell(t.events, What::descent, seat, missing);
    t.corrupt(seat, missing);
  }
  return Next::step;
}
Next draw_after_conflict(Frame&, Table& t) {
  for (int seat = 0; seat < t.s.seats; ++seat)
    if (is_alive(t.s, seat) && t.has(seat, Ability::draws_after_conflict)) t.push(Code::draw, {seat, 2});
  return Next::step;
}
Next hand_over_ring(Frame&, Table& t) {
  State& s = t.s;
  const int best = next_bearer(s);
  if (best >= 0) s.bearer = static_cast<std::uint8_t>(best);
  tell(t.events, What::bearer, s.bearer);
  s.tokens = {};
  tell(t.events, What::returned);
  t.push(Code::draw, {s.bearer, 2});
  return Next::step;
}

// --- Mount Doom. Nobody bears the Ring any more; whoever is active rolls, and when they fall, the next one
Next reach_doom(Frame&, Table& t) {
  t.s.doom = true;
  t.s.points = static_cast<std::uint8_t>(content().doom_points);
  tell(t.events, What::doom);
  return Next::step;
}
Next try_doom(Frame&, Table& t) {
  if (t.s.alive == 0) {
    t.end_game(Result::fallen);
    return Next::done;
  }
  t.s.quiet = 0;
  t.s.active = static_cast<std::uint8_t>(t.acting());
  t.push(Code::roll, {t.s.active, 1});
  return Next::step;
}
Next doom_tried(Frame& f, Table& t) {
  if (!is_alive(t.s, t.s.active)) return go_to(f, kDoom["try"]);
  tell(t.events, What::destroyed, t.s.active);
  t.call(content().doom_reward, SeatId::none, SeatId::none);
  return Next::step;
}
Next destroyed(Frame&, Table& t) {
  t.end_game(Result::destroyed);
  return Next::done;
}

}  // namespace

Procedure<Table> descent_procedure() { return procedure("descent", kDescent); }
Procedure<Table> doom_procedure() { return procedure("doom", kDoom); }

}  // namespace mathom::lotr_board

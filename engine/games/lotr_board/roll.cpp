// The Threat die, and the Ring that makes one roll it (rules 7.6 and 10).
#include "games/lotr_board/phases.h"

namespace mathom::lotr_board {
namespace {

// --- so many rolls of one Hobbit
Next before_roll(X x, Table& t) {
  Frame& f = x.frame;
  if (f.local[kRollLeft] <= 0 || !is_alive(x.state, f.local[kRollWho])) {
    t.answer_below(f.local[kRollSymbols]);
    return Next::done;
  }
  --f.local[kRollLeft];
  f.local[kRollSkip] = f.local[kRollIgnore] = 0;
  open_window(t, Moment::before_roll);
  return Next::step;
}
Next throw_die(X x, Table&) {
  const int who = x.frame.local[kRollWho];
  if (!is_alive(x.state, who)) return go_to(x, 0);
  if (x.frame.local[kRollSkip] == 0) return Next::ask;
  tell(x.events, What::roll_skipped, who);
  return go_to(x, 0);
}
Next after_roll(X x, Table& t) {
  Frame& f = x.frame;
  const int face = take(f);
  if (face < 0 || face >= static_cast<int>(content().faces.size())) return go_to(x, 0);
  f.local[kRollFace] = static_cast<std::int16_t>(face);
  f.local[kRollSymbols] = static_cast<std::int16_t>(content().faces[at(face)].symbols);
  tell(x.events, What::rolled, f.local[kRollWho], face);
  open_window(t, Moment::rolled);
  return Next::step;
}
Next bear_roll(X x, Table& t) {
  const int who = x.frame.local[kRollWho], face = x.frame.local[kRollFace];
  if (x.frame.local[kRollIgnore] != 0)
    tell(x.events, What::roll_ignored, who);
  else if (is_alive(x.state, who))
    t.call(content().faces[at(face)].program, seat_at(who), SeatId::none);
  return Next::step;
}
Next roll_again(X x, Table&) { return go_to(x, 0); }

// --- the Ring. local[0]: who; local[1]: how far
Next put_on(X x, Table& t) {
  x.state.ring_used = true;
  const int who = x.frame.local[0];
  tell(x.events, What::ring_on, who);
  t.push(Code::roll, {who, 1, 1});
  return Next::step;
}
Next choose_track(X x, Table& t) {
  const int reach = content().ring_reach - take(x.frame);
  if (!is_alive(x.state, x.frame.local[0]) || reach <= 0 || t.open_tracks() == 0) return Next::done;
  x.frame.local[1] = static_cast<std::int16_t>(reach);
  return Next::ask;
}
Next slip_past(X x, Table& t) {
  t.push(Code::move, {take(x.frame), x.frame.local[1], 0, 0, x.frame.local[0]});
  return Next::step;
}

constexpr Row kRoll[] = {{"before", live<before_roll>},
                         {"throw", live<throw_die>},
                         {"thrown", live<after_roll>},
                         {"bear", live<bear_roll>},
                         {"again", live<roll_again>}};
constexpr Row kRing[] = {{"put on", live<put_on>}, {"choose", live<choose_track>}, {"slip past", live<slip_past>}};

}  // namespace

Procedure<State> roll_steps() { return kRoll; }
Procedure<State> ring_steps() { return kRing; }

void offer_tracks(const Table& t, Decision& d) {
  for (int symbol = 0; symbol < kSymbols; ++symbol)
    if (t.is_open(symbol)) d.options.push_back(option(Verb::track, symbol));
}

void ask_ring_track(const Table& t, Decision& d) {
  d.seat = seat_at(t.s.frames.back().local[0]);
  offer_tracks(t, d);
}

}  // namespace mathom::lotr_board

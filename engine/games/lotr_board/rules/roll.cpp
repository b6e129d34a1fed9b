// The Threat die, and the Ring that makes one roll it (rules 7.6 and 10).
#include "games/lotr_board/state/phases.h"

namespace mathom::lotr_board {
namespace {

Do before_roll, throw_die, after_roll, bear_roll, roll_again, put_on, choose_track, slip_past;
constexpr auto kRoll = steps<Table>({{"before", before_roll},
                                     {"throw", throw_die, waits_for(Code::window)},
                                     {"thrown", after_roll, kAsked},
                                     {"bear", bear_roll, waits_for(Code::window)},
                                     {"again", roll_again, waits_for(Code::program)}});
constexpr auto kRing = steps<Table>({{"put on", put_on},
                                     {"choose", choose_track, waits_for(Code::roll)},
                                     {"slip past", slip_past, kAsked},
                                     {"end", nullptr, waits_for(Code::move)}});

// --- n rolls of one Hobbit
Next before_roll(Frame& f, Table& t) {
  if (f.local[kRollLeft] <= 0 || !is_alive(t.s, f.local[kRollWho])) {
    answer_below(t.s, f.local[kRollSymbols]);
    return Next::done;
  }
  --f.local[kRollLeft];
  f.local[kRollSkip] = f.local[kRollIgnore] = 0;
  open_window(t, Moment::before_roll);
  return Next::step;
}
Next throw_die(Frame& f, Table& t) {
  const int who = f.local[kRollWho];
  if (!is_alive(t.s, who)) return go_to(f, kRoll["before"]);
  if (f.local[kRollSkip] == 0) return Next::ask;
  tell(t.events, What::roll_skipped, who);
  return go_to(f, kRoll["before"]);
}
Next after_roll(Frame& f, Table& t) {
  const int face = take(f).amount;
  if (face < 0 || face >= static_cast<int>(content().faces.size())) return go_to(f, kRoll["before"]);
  f.local[kRollFace] = static_cast<std::int16_t>(face);
  f.local[kRollSymbols] = static_cast<std::int16_t>(content().faces[at(face)].symbols);
  tell(t.events, What::rolled, f.local[kRollWho], face);
  open_window(t, Moment::rolled);
  return Next::step;
}
Next bear_roll(Frame& f, Table& t) {
  const int who = f.local[kRollWho], face = f.local[kRollFace];
  if (f.local[kRollIgnore] != 0)
    tell(t.events, What::roll_ignored, who);
  else if (is_alive(t.s, who))
    t.call(content().faces[at(face)].program, seat_at(who), SeatId::none);
  return Next::step;
}
Next roll_again(Frame& f, Table&) { return go_to(f, kRoll["before"]); }

// --- the Ring
Next put_on(Frame& f, Table& t) {
  t.s.ring_used = true;
  const int who = f.local[kRingWho];
  tell(t.events, What::ring_on, who);
  t.push(Code::roll, {who, 1, 1});
  return Next::step;
}
Next choose_track(Frame& f, Table& t) {
  const int reach = content().ring_reach - take(f).amount;
  if (!is_alive(t.s, f.local[kRingWho]) || reach <= 0 || t.open_tracks() == 0) return Next::done;
  f.local[kRingReach] = static_cast<std::int16_t>(reach);
  return Next::ask;
}
Next slip_past(Frame& f, Table& t) {
  t.push(Code::move, {take(f).amount, f.local[kRingReach], 0, 0, f.local[kRingWho]});
  return Next::step;
}

}  // namespace

Procedure<Table> roll_procedure() { return procedure("roll", kRoll); }
Procedure<Table> ring_procedure() { return procedure("ring", kRing); }

void offer_tracks(const Table& t, Decision& d) {
  for (int symbol = 0; symbol < kSymbols; ++symbol)
    if (t.is_open(symbol)) d.options.push_back(option(Verb::track, symbol));
}

void ask_ring_track(const Table& t, Decision& d) {
  d.seat = seat_at(t.s.frames.back().local[kRingWho]);
  offer_tracks(t, d);
}

}  // namespace mathom::lotr_board

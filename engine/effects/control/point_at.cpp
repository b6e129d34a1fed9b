// point_at {who, then}: the player points at another player, who is "chosen" in the block. Only players for whom the
// block can be done in full are offered.
#include "effects/control/control.h"

namespace mathom::effects {
namespace {

bool fits(const Host& h, const Op& op, const Frame& f, SeatId seat) {
  Frame there = f;
  there.local[kChosen] = static_cast<std::int16_t>(index(seat));
  return h.in_play(seat) && block_is_possible(h, arg(op, 1), there);
}

bool possible(const Host& h, const Op& op, const Frame& f) {
  for (int i = 0; i < h.seats(); ++i)
    if (fits(h, op, f, seat_at(i))) return true;
  return false;
}

// A: the player who points.
Flow run(Host& h, const Op& op, Frame& f) {
  if (f.local[kStage] == 0) {
    const SeatId seat = seat_of(h, arg(op, 0), f);
    if (seat == SeatId::none || !possible(h, op, f)) return Flow::next;
    f.local[kA] = static_cast<std::int16_t>(index(seat));
    f.local[kStage] = 1;
    return Flow::ask;
  }
  if (f.local[kStage] == 2) return Flow::next;
  f.local[kStage] = 2;
  const SeatId to = take(f).seat;
  if (index(to) >= h.seats()) return Flow::next;
  h.call(arg(op, 1), seat_in(f, kSelf), to);
  return Flow::again;
}

void ask(const Host& h, const Op& op, const Frame& f, Decision& d) {
  d.seat = seat_in(f, kA);
  for (int i = 0; i < h.seats(); ++i)
    if (fits(h, op, f, seat_at(i))) d.options.push_back({.verb = kPoint, .seat = seat_at(i)});
}

// "A Hobbit of your choice draws 4 cards."
Clause say(const TextBuilder& sp, const Op& op, const Clause&) {
  constexpr int kHim = static_cast<int>(Who::chosen);
  const Clause anyone{Phrase{sp.language().anyone_key(), {}}};
  const Op* step = sp.only_step(arg(op, 1));
  if (step && !sp.language().verb(step->verb).say && sp.omits_subject(*step, kHim)) return sp.full(*step, anyone);
  return clause("effects.point_at", anyone, sp.block(arg(op, 1), kHim));
}

}  // namespace

Verb point_at_word() {
  return documented(
      Verb{"point_at", {{"who", Param::Kind::who}, {"then", Param::Kind::block}}, possible, run, ask, say},
      "The player chooses a player, who is `chosen` in the block. Only players for whom the block is possible are "
      "offered.",
      R"({"do": "point_at", "who": "self", "then": [{"do": "draw", "who": "chosen"}]})");
}

}  // namespace mathom::effects

// may {who, then}: the player runs the block or declines.
#include "effects/control/control.h"

namespace mathom::effects {
namespace {

bool possible(const Host& h, const Op& op, const Frame& f) { return seat_of(h, arg(op, 0), f) != SeatId::none; }

Flow run(Host& h, const Op& op, Frame& f) {
  if (f.local[kStage] == 0) {
    const SeatId seat = seat_of(h, arg(op, 0), f);
    if (seat == SeatId::none) return Flow::next;
    f.local[kA] = static_cast<std::int16_t>(index(seat));
    f.local[kStage] = 1;
    return Flow::ask;
  }
  const bool yes = f.local[kStage] == 1 && f.answer.amount == 1;
  f.local[kStage] = 2;
  f.answer = {};
  if (!yes) return Flow::next;
  h.call(arg(op, 1), seat_in(f, kA), seat_in(f, kChosen));
  return Flow::again;
}

bool changes(const Host& h, const Op& op, const Frame& f, Outlook& o) {
  Frame own = f;
  own.local[kSelf] = small(who_of(h, op, f));
  return possible(h, op, f) && block_changes(h, arg(op, 1), own, o);
}

void ask(const Host&, const Op&, const Frame& f, Decision& d) { ask_yes_or_no(d, seat_in(f, kA)); }

Clause say(const TextBuilder& sp, const Op& op, const Clause& who) {
  const bool same = sp.block_omits_subject(arg(op, 1), arg(op, 0));
  if (same && who.phrase.key == sp.who(arg(op, 0)).phrase.key)
    return sp.may(arg(op, 0), sp.block(arg(op, 1), arg(op, 0)));
  return clause(same ? "effects.may" : "effects.may_let", who, sp.block(arg(op, 1), arg(op, 0)));
}

}  // namespace

Verb may_word() {
  return documented(
      changing(changes,
               Verb{"may", {{"who", Param::Kind::who}, {"then", Param::Kind::block}}, possible, run, ask, say}),
      "The player may resolve the block.", R"({"do": "may", "who": "self", "then": [{"do": "draw"}]})");
}

}  // namespace mathom::effects

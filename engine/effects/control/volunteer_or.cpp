// volunteer_or {then, else}: each player in turn may volunteer. `then` runs with the volunteer as "chosen". `else` runs
// if nobody volunteers.
#include "effects/control/control.h"

namespace mathom::effects {
namespace {

bool possible(const Host&, const Op&, const Frame&) { return true; }

// A: the players still to be asked. B: the player who is asked now.
Flow run(Host& h, const Op& op, Frame& f) {
  if (f.local[kStage] == 0) {
    f.local[kA] = seats_of(h, static_cast<int>(Who::each_player), f);
    f.local[kB] = -1;
    f.local[kStage] = 1;
    f.answer = {};
  }
  if (f.local[kStage] == 2) return Flow::next;
  if (f.answer.amount == 1 && seat_in(f, kB) != SeatId::none) {
    f.local[kStage] = 2;
    h.call(arg(op, 0), SeatId::none, seat_in(f, kB));
    return Flow::again;
  }
  const SeatId next = first_from(h, static_cast<SeatMask>(f.local[kA]), h.active());
  if (next == SeatId::none) {
    f.local[kStage] = 2;
    h.call(arg(op, 1), SeatId::none, SeatId::none);
    return Flow::again;
  }
  f.local[kA] = static_cast<std::int16_t>(f.local[kA] & ~only(next));
  f.local[kB] = static_cast<std::int16_t>(index(next));
  return Flow::ask;
}

void ask(const Host&, const Op&, const Frame& f, Decision& d) { ask_yes_or_no(d, seat_in(f, kB)); }

// "One Hobbit may move 3 spaces; otherwise ..."
Clause say(const TextBuilder& sp, const Op& op, const Clause&) {
  constexpr int volunteer = static_cast<int>(Who::chosen);
  const Clause one{Phrase{sp.language().one_key(), {}}};
  const bool same = sp.block_omits_subject(arg(op, 0), volunteer);
  Clause first = clause(same ? "effects.may" : "effects.may_let", one, sp.block(arg(op, 0), volunteer));
  if (sp.is_empty(arg(op, 1))) return first;
  Clause s{Phrase{"effects.otherwise", {}}};
  return s.put("first", std::move(first)).put("else", sp.block(arg(op, 1)));
}

}  // namespace

Verb volunteer_word() {
  return documented(
      Verb{
          "volunteer_or", {{"then", Param::Kind::block}, {"else", Param::Kind::block, false}}, possible, run, ask, say},
      "Each player in turn may volunteer; the first who does is `chosen`. If nobody does, the other block is resolved.",
      R"({"do": "volunteer_or", "then": [{"do": "draw", "who": "chosen"}]})");
}

}  // namespace mathom::effects

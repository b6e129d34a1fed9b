// The loop over the stack of frames, and the frame in which programs run.
#include "games/lotr_board/phases.h"

namespace mathom::lotr_board {
namespace {

// Step 1 is where an answer arrives: the operation is looked at again.
Next run_program(X x, Table& t) {
  if (x.frame.step != 0) return go_to(x, 0);
  return effects::run_op(t, x.frame);
}
constexpr Row kProgram[] = {{"run", live<run_program>}, {"answered", live<run_program>}};

// The runes are turned up when there is nothing left to hide them for.
void turn_up_runes(State& s, EventSink* sink) {
  for (int i = 0; i < s.cards.size(); ++i) {
    Card& c = s.cards[i];
    if (c.zone < kGoldOf || c.seen_by == kEveryone) continue;
    const int seat = c.zone - kGoldOf;
    c.seen_by = kEveryone;
    tell_card(sink, What::gold, seat, {card_at(i), c.def, c.zone, c.zone});
  }
}

}  // namespace

Procedure<State> program_steps() { return kProgram; }

void run(State& s, EventSink* sink) {
  static const std::array<Procedure<State>, kCodes> kProcedures{
      journey_steps(), haven_steps(), conflict_steps(), turn_steps(),    program_steps(),
      event_steps(),   move_steps(),  roll_steps(),     pay_steps(),     window_steps(),
      gandalf_steps(), ring_steps(),  draw_steps(),     descent_steps(), doom_steps()};
  if (!run_frames<State>(s, kProcedures, sink)) turn_up_runes(s, sink);
}

}  // namespace mathom::lotr_board

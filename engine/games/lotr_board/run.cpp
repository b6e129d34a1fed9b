// The loop over the stack of frames, and the frame in which programs run.
#include "effects/fingerprint.h"
#include "games/lotr_board/phases.h"
#include "games/lotr_board/rules.h"

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

std::span<const Procedure<State>> procedures() {
  static const std::array<Procedure<State>, kCodes> kProcedures{
      journey_steps(), haven_steps(), conflict_steps(), turn_steps(),    program_steps(),
      event_steps(),   move_steps(),  roll_steps(),     pay_steps(),     window_steps(),
      gandalf_steps(), ring_steps(),  draw_steps(),     descent_steps(), doom_steps()};
  return kProcedures;
}

}  // namespace

// Frames name their step, the operation that runs, the card and the place by number.
std::uint64_t Rules::content_hash() const {
  Hash hash;
  add_procedures(hash, procedures());
  for (const CardFacts& c : content().cards) {
    hash.add_text(c.word);
    hash.add(static_cast<std::uint64_t>(c.program));
  }
  for (const Place& p : content().places) {
    hash.add_text(p.id);
    for (const Named& n : p.programs) {
      hash.add_text(n.id);
      hash.add(static_cast<std::uint64_t>(n.program));
    }
    for (const Track& t : p.tracks)
      for (const Space& s : t.spaces) hash.add(static_cast<std::uint64_t>(s.program));
  }
  effects::add_code(hash, language(), content().code);
  return hash.value();
}

Procedure<State> program_steps() { return kProgram; }

void run(State& s, EventSink* sink) {
  if (!run_frames<State>(s, procedures(), sink)) turn_up_runes(s, sink);
}

}  // namespace mathom::lotr_board

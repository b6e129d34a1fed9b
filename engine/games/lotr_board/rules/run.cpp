// The loop over the stack of frames, and the frame in which programs run.
#include "effects/read/fingerprint.h"
#include "games/lotr_board/rules.h"
#include "games/lotr_board/state/phases.h"

namespace mathom::lotr_board {
namespace {

constexpr auto kProgram =
    effects::program_steps<Table>(waits_for(Code::program, Code::event, Code::move, Code::roll, Code::pay, Code::draw));

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

std::span<const Procedure<Table>> procedures() {
  static const std::array<Procedure<Table>, kCodes> kProcedures{
      journey_procedure(), haven_procedure(), conflict_procedure(), turn_procedure(),    procedure("program", kProgram),
      event_procedure(),   move_procedure(),  roll_procedure(),     pay_procedure(),     window_procedure(),
      gandalf_procedure(), ring_procedure(),  draw_procedure(),     descent_procedure(), doom_procedure()};
  return kProcedures;
}

const FrameNames& Rules::frame_names() const {
  static const FrameNames kNames = mathom::frame_names(procedures());
  return kNames;
}

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

void run(Table& t) {
  if (!run_frames(t, procedures())) turn_up_runes(t.s, t.events);
}

}  // namespace mathom::lotr_board

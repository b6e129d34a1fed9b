// The loop over the stack of frames, and the frame in which the steps of texts run.
#include "effects/read/fingerprint.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/opponent.h"
#include "games/lotr_tcg/rules/phases.h"

namespace mathom::lotr_tcg {
namespace {

// A step that needs an opponent waits until one has been chosen; with one to choose from nobody is asked.
using Do = Next(Frame&, Table&);
Do run_program, find_opponent, opponent_chosen;
constexpr auto kProgram = steps<Table>({{"run", run_program, kWaits},
                                        {"answered", effects::block_answered<Table>, kAsked},
                                        {"opponent", find_opponent},
                                        {"opponent chosen", opponent_chosen, kAsked}});
static_assert(kProgram["opponent"] == kOpponentStep);

Next run_program(Frame& f, Table& t) {
  return needs_opponent(t, f) ? go_to(f, kProgram["opponent"]) : effects::run_block(f, t);
}
Next mean(Frame& f, TableMoves& t, int seat) {
  t.running_scope().opponent = static_cast<std::int8_t>(seat);
  return go_to(f, kProgram["run"]);
}
Next find_opponent(Frame& f, Table& t) {
  const auto all = opponents_for(t, f);
  return all.size() > 1 ? Next::ask : mean(f, t, all.front());
}
Next opponent_chosen(Frame& f, Table& t) { return mean(f, t, index(take(f).seat)); }

}  // namespace

std::span<const Procedure<Table>> procedures() {
  static const std::array<Procedure<Table>, kCodes> kProcedures{
      game_procedure(),     turn_procedure(),      shadow_procedure(),     window_procedure(),
      move_procedure(),     archery_procedure(),   assignment_procedure(), skirmishes_procedure(),
      skirmish_procedure(), regroup_procedure(),   reconcile_procedure(),  play_procedure(),
      transfer_procedure(), happening_procedure(), settle_procedure(),     texts_procedure(),
      ability_procedure(),  steps_procedure(),     later_procedure(),      procedure("program", kProgram),
      shuffle_procedure()};
  return kProcedures;
}

// Frames name their step, the operation that runs, the ability and the card by number. Saves of a State with other
// fields are replayed: their arranged tables cannot be read.
std::uint64_t Rules::content_hash() const {
  Hash hash;
  hash.add(kLayout);
  add_procedures(hash, procedures());
  for (const CardFacts& f : catalog.prints) hash.add_text(f.id);
  effects::add_cards(hash, language(), catalog);
  return hash.value();
}

const FrameNames& Rules::frame_names() const {
  static const FrameNames kNames = mathom::frame_names(procedures());
  return kNames;
}

// The stack of a turn whose player has lost is gone: their cards leave, and the next turn begins (rule 13.1).
void run(Table& t) {
  while (!run_frames(t, procedures()) && !over(t.s)) {
    leave_game(t, t.s.turn);
    begin_turn_of(t, t.to_left(t.s.turn));
  }
}

}  // namespace mathom::lotr_tcg

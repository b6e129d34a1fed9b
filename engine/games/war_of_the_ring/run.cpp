// The loop over the stack of frames, and the frame in which the steps of texts run.
#include "games/war_of_the_ring/phases.h"
#include "games/war_of_the_ring/rules.h"

namespace mathom::war_of_the_ring {
namespace {

constexpr auto kProgram = effects::program_steps<Table>(kWaits);

// Who may look at the top of his deck at any time has looked.
void show_tops(Table& t) {
  State& s = t.s;
  bool any = false;
  t.givers().for_each([&](int card) { any = any || (t.gives(card) >> kSeesTop & 1) != 0; });
  if (!any) return;
  for (int seat = 0; seat < t.seats(); ++seat) {
    const int top = t.top(kDraw, seat);
    if (top < 0 || contains(s.cards[top].seen_by, seat_at(seat)) || !sees_top(t, seat)) continue;
    Card& c = s.cards[top];
    c.seen_by = static_cast<SeatMask>(c.seen_by | only(seat_at(seat)));
    tell_card(t.events, What::looked, seat, {card_at(top), c.def, kDraw + seat, kDraw + seat, only(seat_at(seat))});
  }
}

}  // namespace

std::span<const Procedure<Table>> procedures() {
  static const std::array<Procedure<Table>, kCodes> kProcedures{
      game_procedure(),        play_procedure(),     texts_procedure(),
      ability_procedure(),     steps_procedure(),    procedure("program", kProgram),
      draw_procedure(),        recycle_procedure(),  forsake_procedure(),
      leave_procedure(),       activate_procedure(), move_procedure(),
      path_combat_procedure(), battle_procedure(),   losses_procedure()};
  return kProcedures;
}

const FrameNames& Rules::frame_names() const {
  static const FrameNames kNames = mathom::frame_names(procedures());
  return kNames;
}

void run(State& s, EventSink* sink) {
  Table t(s, sink);
  run_frames(t, procedures());
  show_tops(t);
}

}  // namespace mathom::war_of_the_ring

// The loop over the stack of frames, and the frame in which the steps of texts run.
#include "effects/read/fingerprint.h"
#include "games/war_of_the_ring/rules.h"
#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {
namespace {

constexpr auto kProgram = effects::program_steps<Table>(kWaits);

// Who may look at the top of their deck at any time has looked.
void show_tops(const Table& t) {
  if (!gives_any(t, kSeesTop)) return;
  for (int seat = 0; seat < t.seats(); ++seat) {
    const int top = t.top(zone_of(kDraw, seat));
    if (top < 0 || contains(t.s.cards[top].seen_by, seat_at(seat)) || !sees_top(t, seat)) continue;
    Card& c = t.s.cards[top];
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

// Frames name their step, the operation that runs, the ability, the filter, the card and the place by number.
std::uint64_t Rules::content_hash() const {
  Hash hash;
  add_procedures(hash, procedures());
  const Catalog& c = catalog;
  for (const std::string& word : c.words) hash.add_text(word);
  for (const PlaceFacts& p : c.places) hash.add_text(p.id);
  for (const int source : c.source_of) hash.add(static_cast<std::uint64_t>(source));
  for (const int program : {c.pay_for_card, c.winnow, c.cycle_one}) hash.add(static_cast<std::uint64_t>(program));
  for (const Scenario& s : c.scenarios)
    for (const DeckFacts& d : s.decks) {
      hash.add(static_cast<std::uint64_t>(d.start_text));
      hash.add(static_cast<std::uint64_t>(d.ring_text));
    }
  effects::add_cards(hash, language(), c);
  return hash.value();
}

const FrameNames& Rules::frame_names() const {
  static const FrameNames kNames = mathom::frame_names(procedures());
  return kNames;
}

void run(Table& t) {
  run_frames(t, procedures());
  show_tops(t);
}

}  // namespace mathom::war_of_the_ring

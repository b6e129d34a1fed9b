// The loop over the stack of frames, and the frame in which the steps of texts run.
#include "effects/fingerprint.h"
#include "games/war_of_the_ring/phases.h"
#include "games/war_of_the_ring/rules.h"

namespace mathom::war_of_the_ring {
namespace {

// Step 1 is where an answer arrives: the operation is looked at again.
Next run_program(X x, Table& t) {
  if (x.frame.step != 0) return go_to(x, 0);
  return effects::run_op(t, x.frame);
}
constexpr Row kProgram[] = {{"run", live<run_program>}, {"answered", live<run_program>}};

// Who may look at the top of his deck at any time has looked.
void show_tops(const Table& t) {
  if (!gives_any(t, kSeesTop)) return;
  for (int seat = 0; seat < t.seats(); ++seat) {
    const int top = t.top(zone_of(kDraw, seat));
    if (top < 0 || contains(t.s.cards[top].seen_by, seat_at(seat)) || !sees_top(t, seat)) continue;
    Card& c = t.s.cards[top];
    c.seen_by = static_cast<SeatMask>(c.seen_by | only(seat_at(seat)));
    tell_card(t.events, What::looked, seat, {top, c.def, kDraw + seat, kDraw + seat, only(seat_at(seat))});
  }
}

std::span<const Steps> procedures() {
  static const std::array<Steps, kCodes> kProcedures{
      game_steps(),     play_steps(), texts_steps(),       ability_steps(), steps_steps(),
      program_steps(),  draw_steps(), recycle_steps(),     forsake_steps(), leave_steps(),
      activate_steps(), move_steps(), path_combat_steps(), battle_steps(),  losses_steps()};
  return kProcedures;
}

}  // namespace

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
  effects::add_code(hash, language(), c.code);
  effects::add_abilities(hash, language(), c.abilities);
  return hash.value();
}

Steps program_steps() { return kProgram; }

int number_of(const Option& o) {
  if (o.verb >= effects::kPick) return is_player(o.seat) ? index(o.seat) : o.amount;
  const int card = o.subject == CardId::none ? kNoCard : index(o.subject);
  const bool counts = verb_of(o) == Verb::use || (verb_of(o) == Verb::take && card == kNoCard);
  const int object = o.object != CardId::none ? index(o.object) : counts ? o.amount : kNoObject;
  return card == kNoCard && object == kNoObject ? -1 : card + kObject * object;
}

void run(Table& t) {
  run_frames<Table>(t, procedures(), t.events);
  show_tops(t);
}

}  // namespace mathom::war_of_the_ring

// The game's part in how abilities are resolved: their scopes, cards that a text owes the price of, and which abilities
// may be used as an action.
#include <algorithm>

#include "games/war_of_the_ring/options.h"
#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {

using effects::Ability;
using effects::AbilityProcedure;

Procedure<Table> texts_procedure() { return procedure("texts", effects::MomentProcedure<Table>::kSteps); }
Procedure<Table> ability_procedure() { return procedure("ability", AbilityProcedure<Table>::kSteps); }
Procedure<Table> steps_procedure() { return procedure("steps", effects::BlockProcedure<Table>::kSteps); }

// An ability in an ability in an ability: no printed card comes near what the frames hold. What one may need at once:
// itself, its blocks (each may be a round of the table), and below them a card that is played, its cost, who forsakes
// for it, what leaves, and a deck that is shuffled again.
bool Table::has_room() const {
  constexpr int kNeeds = 1 + effects::kMostBlocks + 2 + 6;
  return s.frames.size() + kNeeds <= kDepth && s.scopes.size() + 2 <= kMostScopes;
}

void Table::begin_scope(int source) {
  Scope scope;
  scope.source = static_cast<std::int16_t>(source);
  const int place = place_of(source);
  if (place >= 0) scope.there = static_cast<std::int16_t>(kFirstPlace + place);
  s.scopes.push_back(scope);
}

// Cards that it played and did not pay for with what it cycled are paid for like any other (ruling R21).
Next Table::end_scope(Frame& f) {
  if (running_scope().unpaid > 0) {
    --running_scope().unpaid;
    const bool is_ability = static_cast<Code>(f.code) == Code::ability;
    run_block(*this, catalog().pay_for_card, f.local[is_ability ? +effects::kAbilitySeat : +effects::kBlockSeat]);
    return Next::again;
  }
  s.scopes.pop_back();
  const bool owed = std::any_of(s.scopes.begin(), s.scopes.end(), [](const Scope& scope) { return scope.unpaid > 0; });
  if (!owed)
    for (std::uint8_t& marks : s.marks) marks = static_cast<std::uint8_t>(marks & ~kUnpaid);
  return Next::done;
}

void run_block(Table& t, int block, int seat) { t.push(Code::steps, {block, seat}); }

bool is_paying(const TableCards& t) {
  for (int i = t.s.frames.size() - 1; i >= 0; --i) {
    const Frame& f = t.s.frames[i];
    if (static_cast<Code>(f.code) == Code::ability)
      return f.step == AbilityProcedure<Table>::kSteps["do"];  // its cost has been called, its steps not yet
    if (static_cast<Code>(f.code) == Code::steps) return f.local[effects::kBlockStart] == t.catalog().winnow;
  }
  return false;
}

bool is_price_of_card(const TableCards& t) {
  for (int i = t.s.frames.size() - 1; i > 0; --i)
    if (static_cast<Code>(t.s.frames[i].code) == Code::steps)
      return t.s.frames[i].local[effects::kBlockStart] == t.catalog().pay_for_card &&
             static_cast<Code>(t.s.frames[i - 1].code) == Code::play;
  return false;
}

void fire_triggers(Table& t, int source, Trigger trigger, int seat, int thing) {
  if (t.hears(source, trigger)) t.push(Code::texts, {source, trigger, thing, 0, seat});
}

void ask_may(const TableCards& t, Decision& d) {
  const Frame& f = t.s.frames.back();
  effects::ask_yes_or_no(d, effects::seat_in(f, effects::kAbilitySeat));
  d.why = static_cast<std::uint16_t>(Question::may);
  d.source = card_at(f.local[effects::kAbilitySource]);
}

int user_of(const Table& t, const Ability& a, int card) {
  const bool names_nobody = a.by == static_cast<int>(effects::Who::self);
  if (names_nobody && has(t.s, RuleId::controller_uses_items)) return t.controller(card);
  const SeatId seat = effects::seat_of(t, a.by, frame_of(t.owner(card)));
  return is_player(seat) ? index(seat) : -1;
}

bool may_use(const Table& t, int card, int which, int seat) {
  const Ability& a = t.ability(which);
  if (a.kind != Ability::Kind::triggered || a.trigger != kOnAction || !is_in_play(t.zone(card))) return false;
  if (a.limit != 0 && marked(t.s, card, kUsed)) return false;
  if (user_of(t, a, card) != seat) return false;
  const AsIfResolving asked(t, card);
  return effects::unmet(t, a, frame_of(seat)) == effects::Unmet::nothing;
}

}  // namespace mathom::war_of_the_ring

// Texts that happen: which of a source's texts belong to a moment, and each of them from its conditions to its last step.
#include <algorithm>

#include "games/war_of_the_ring/cards/targets.h"
#include "games/war_of_the_ring/options.h"
#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {
namespace {

Do open_steps, end, next_text, begin, answered_may, pay, carry_out;
constexpr auto kSteps = steps<Table>({{"open", open_steps}, {"end", end, kWaits}});
constexpr auto kTexts = steps<Table>({{"next", next_text, kWaits}});
constexpr auto kAbility = steps<Table>({{"begin", begin},
                                        {"answered", answered_may, kAsked},
                                        {"pay", pay},
                                        {"do", carry_out, kWaits},
                                        {"end", end, kWaits}});

using effects::Ability;

const std::vector<int>& texts_of(const Table& t, int source) {
  return is_place(source) ? t.place_facts(source - kFirstPlace).abilities : t.facts(source).abilities;
}

// --- texts
bool is_meant(const Table& t, const Ability& a, const Frame& f) {
  if (a.kind != Ability::Kind::triggered || a.trigger != f.local[kTextsTrigger]) return false;
  if (a.to < 0) return true;
  const AsIfResolving asked(t, f.local[kTextsSource]);
  return f.local[kTextsThing] >= 0 && matches(t, a.to, f.local[kTextsThing], frame_of(f.local[kTextsWho]));
}
// A text within a text within a text: beyond what the frames hold, none begins. No printed card comes near it. What one
// text may need at once: itself, its blocks (each may be a round of the table), and below them a card that is played, its
// price, who forsakes for it, what leaves, and a deck made anew.
bool has_room(const State& s) {
  constexpr int kNeeds = 1 + effects::kMostBlocks + 2 + 6;
  return s.frames.size() + kNeeds <= kDepth && s.scopes.size() + 2 <= kMostScopes;
}
Next next_text(Frame& f, Table& t) {
  const auto& all = texts_of(t, f.local[kTextsSource]);
  while (f.local[kTextsNext] < static_cast<int>(all.size())) {
    const int n = all[at(f.local[kTextsNext]++)];
    if (!is_meant(t, t.ability(n), f) || !has_room(t.s)) continue;
    t.push(Code::ability, {n, f.local[kTextsSource], f.local[kTextsThing], f.local[kTextsWho]});
    return Next::again;
  }
  return Next::done;
}

// --- ability
const Ability& ability_of(const Table& t, const Frame& f) { return t.ability(f.local[kAbilityWhich]); }

Next begin(Frame& f, Table& t) {
  const Ability& a = ability_of(t, f);
  const SeatId seat = effects::seat_of(t, a.by, frame_of(f.local[kAbilityWho]));
  if (!is_player(seat)) return Next::done;
  f.local[kAbilityWho] = static_cast<std::int16_t>(index(seat));
  Scope scope;
  scope.source = f.local[kAbilitySource];
  const int place = t.place_of(f.local[kAbilitySource]);
  if (place >= 0) scope.there = static_cast<std::int16_t>(kFirstPlace + place);
  t.s.scopes.push_back(scope);
  const Frame own = frame_of(f.local[kAbilityWho]);
  if (effects::first_failing(t, a.first_condition, a.conditions, own) >= 0) return go_to(f, kAbility["end"]);
  if (a.cost >= 0 && !effects::block_is_possible(t, a.cost, own)) return go_to(f, kAbility["end"]);
  if (!a.may || a.trigger == kOnAction) return go_to(f, kAbility["pay"]);
  return effects::can_begin(t, a.body, own) ? Next::ask : go_to(f, kAbility["end"]);
}
Next answered_may(Frame& f, Table&) { return f.answer.amount == 1 ? Next::step : go_to(f, kAbility["end"]); }
Next pay(Frame& f, Table& t) {
  const Ability& a = ability_of(t, f);
  if (a.cost >= 0) t.call(a.cost, seat_at(f.local[kAbilityWho]), SeatId::none);
  return Next::step;
}
Next carry_out(Frame& f, Table& t) {
  t.call(ability_of(t, f).body, seat_at(f.local[kAbilityWho]), SeatId::none);
  return Next::step;
}
// Cards that it played and did not pay for with what it cycled are paid for like any other (ruling R21).
Next end(Frame& f, Table& t) {
  if (t.running_scope().unpaid > 0) {
    --t.running_scope().unpaid;
    run_block(t, t.catalog().pay_for_card,
              f.local[static_cast<Code>(f.code) == Code::ability ? +kAbilityWho : +kStepsWho]);
    return Next::again;
  }
  t.s.scopes.pop_back();
  const bool owed = std::any_of(t.s.scopes.begin(), t.s.scopes.end(), [](const Scope& s) { return s.unpaid > 0; });
  if (!owed)
    for (std::uint8_t& marks : t.s.marks) marks = static_cast<std::uint8_t>(marks & ~kUnpaid);
  return Next::done;
}

// --- steps
Next open_steps(Frame& f, Table& t) {
  t.s.scopes.push_back({});
  t.call(f.local[kStepsBlock], seat_at(f.local[kStepsWho]), SeatId::none);
  return Next::step;
}

}  // namespace

Procedure<Table> texts_procedure() { return procedure("texts", kTexts); }
Procedure<Table> ability_procedure() { return procedure("ability", kAbility); }
Procedure<Table> steps_procedure() { return procedure("steps", kSteps); }

void run_block(Table& t, int block, int seat) { t.push(Code::steps, {block, seat}); }

bool is_paying(const Table& t) {
  for (int i = t.s.frames.size() - 1; i >= 0; --i) {
    const Frame& f = t.s.frames[i];
    if (static_cast<Code>(f.code) == Code::ability)
      return f.step == kAbility["do"];  // its cost has been called, its steps not yet
    if (static_cast<Code>(f.code) == Code::steps) return f.local[kStepsBlock] == t.catalog().winnow;
  }
  return false;
}

bool is_price_of_card(const Table& t) {
  for (int i = t.s.frames.size() - 1; i > 0; --i)
    if (static_cast<Code>(t.s.frames[i].code) == Code::steps)
      return t.s.frames[i].local[kStepsBlock] == t.catalog().pay_for_card &&
             static_cast<Code>(t.s.frames[i - 1].code) == Code::play;
  return false;
}

void fire_triggers(Table& t, int source, Trigger trigger, int seat, int thing) {
  if (t.hears(source, trigger)) t.push(Code::texts, {source, trigger, thing, 0, seat});
}

void ask_may(const Table& t, Decision& d) {
  const Frame& f = t.s.frames.back();
  d.seat = seat_at(f.local[kAbilityWho]);
  d.ask = Ask::confirm;
  d.why = static_cast<std::uint16_t>(Question::may);
  d.source = card_at(f.local[kAbilitySource]);
  d.options.push_back({.verb = effects::kYes, .amount = 1});
  d.options.push_back({.verb = effects::kNo});
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
  const Frame own = frame_of(seat);
  return effects::first_failing(t, a.first_condition, a.conditions, own) < 0 &&
         (a.cost < 0 || effects::block_is_possible(t, a.cost, own)) && effects::can_begin(t, a.body, own);
}

}  // namespace mathom::war_of_the_ring

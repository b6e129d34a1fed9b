// Texts that happen: which of a source's texts belong to a moment, and each of them from its conditions to its last step.
#include <algorithm>

#include "games/war_of_the_ring/options.h"
#include "games/war_of_the_ring/phases.h"
#include "games/war_of_the_ring/targets.h"

namespace mathom::war_of_the_ring {
namespace {

using effects::Ability;

const std::vector<int>& texts_of(const Table& t, int source) {
  return is_place(source) ? t.place_facts(source - kFirstPlace).abilities : t.facts(source).abilities;
}

// --- texts. 0: source; 1: Trigger; 2: where it was put, or -1; 3: which comes next; 4: who put it there
bool is_meant(const Table& t, const Ability& a, const Frame& f) {
  if (a.kind != Ability::Kind::triggered || a.trigger != f.local[1]) return false;
  if (a.to < 0) return true;
  const AsIfResolving asked(t, f.local[0]);
  return f.local[2] >= 0 && matches(t, a.to, f.local[2], frame_of(f.local[4]));
}
// A text within a text within a text: beyond what the frames hold, none begins. No printed card comes near it. What one
// text may need at once: itself, its blocks (each may be a round of the table), and below them a card that is played, its
// price, who forsakes for it, what leaves, and a deck made anew.
bool has_room(const State& s) {
  constexpr int kNeeds = 1 + effects::kMostBlocks + 2 + 6;
  return s.frames.size() + kNeeds <= kDepth && s.scopes.size() + 2 <= kMostScopes;
}
Next next_text(X x, Table& t) {
  Frame& f = x.frame;
  const auto& all = texts_of(t, f.local[0]);
  while (f.local[3] < static_cast<int>(all.size())) {
    const int n = all[at(f.local[3]++)];
    if (!is_meant(t, t.ability(n), f) || !has_room(t.s)) continue;
    t.push(Code::ability, {n, f.local[0], f.local[2], f.local[4]});
    return Next::again;
  }
  return Next::done;
}

// --- ability. 0: which; 1: source; 2: where it was put; 3: for whom, "self" in the text; 4: its scope is open
enum AbilityStep { kBegin, kAnswered, kPay, kDo, kEnd };
const Ability& ability_of(const Table& t, const Frame& f) { return t.ability(f.local[0]); }

Next begin(X x, Table& t) {
  Frame& f = x.frame;
  const Ability& a = ability_of(t, f);
  const SeatId seat = effects::seat_of(t, a.by, frame_of(f.local[3]));
  if (!is_player(seat)) return Next::done;
  f.local[3] = static_cast<std::int16_t>(index(seat));
  Scope scope;
  scope.source = f.local[1];
  const int place = t.place_of(f.local[1]);
  if (place >= 0) scope.there = static_cast<std::int16_t>(kFirstPlace + place);
  t.s.scopes.push_back(scope);
  const Frame own = frame_of(f.local[3]);
  if (effects::first_failing(t, a.first_condition, a.conditions, own) >= 0) return go_to(x, kEnd);
  if (a.cost >= 0 && !effects::block_is_possible(t, a.cost, own)) return go_to(x, kEnd);
  if (!a.may || a.trigger == kOnAction) return go_to(x, kPay);
  return effects::can_begin(t, a.body, own) ? Next::ask : go_to(x, kEnd);
}
Next answered_may(X x, Table&) { return x.frame.answer == 1 ? Next::step : go_to(x, kEnd); }
Next pay(X x, Table& t) {
  const Ability& a = ability_of(t, x.frame);
  if (a.cost >= 0) t.call(a.cost, seat_at(x.frame.local[3]), SeatId::none);
  return Next::step;
}
Next carry_out(X x, Table& t) {
  t.call(ability_of(t, x.frame).body, seat_at(x.frame.local[3]), SeatId::none);
  return Next::step;
}
// Cards that it played and did not pay for with what it cycled are paid for like any other (ruling R21).
Next end(X x, Table& t) {
  if (t.running_scope().unpaid > 0) {
    --t.running_scope().unpaid;
    run_block(t, t.catalog().pay_for_card, x.frame.local[static_cast<Code>(x.frame.code) == Code::ability ? 3 : 1]);
    return Next::again;
  }
  t.s.scopes.pop_back();
  const bool owed = std::any_of(t.s.scopes.begin(), t.s.scopes.end(), [](const Scope& s) { return s.unpaid > 0; });
  if (!owed)
    for (std::uint8_t& marks : t.s.marks) marks = static_cast<std::uint8_t>(marks & ~kUnpaid);
  return Next::done;
}

// --- steps. 0: block; 1: for whom
Next open_steps(X x, Table& t) {
  t.s.scopes.push_back({});
  t.call(x.frame.local[0], seat_at(x.frame.local[1]), SeatId::none);
  return Next::step;
}

constexpr Row kSteps[] = {{"open", live<open_steps>}, {"end", live<end>}};
constexpr Row kTexts[] = {{"next", live<next_text>}};
constexpr Row kAbility[] = {{"begin", live<begin>},
                            {"answered", live<answered_may>},
                            {"pay", live<pay>},
                            {"do", live<carry_out>},
                            {"end", live<end>}};

}  // namespace

Steps texts_steps() { return kTexts; }
Steps ability_steps() { return kAbility; }
Steps steps_steps() { return kSteps; }

void run_block(Table& t, int block, int seat) { t.push(Code::steps, {block, seat}); }

bool is_paying(const Table& t) {
  for (int i = t.s.frames.size() - 1; i >= 0; --i) {
    const Frame& f = t.s.frames[i];
    if (static_cast<Code>(f.code) == Code::ability)
      return f.step == kDo;  // its cost has been called, its steps not yet
    if (static_cast<Code>(f.code) == Code::steps) return f.local[0] == t.catalog().winnow;
  }
  return false;
}

bool is_price_of_card(const Table& t) {
  for (int i = t.s.frames.size() - 1; i > 0; --i)
    if (static_cast<Code>(t.s.frames[i].code) == Code::steps)
      return t.s.frames[i].local[0] == t.catalog().pay_for_card &&
             static_cast<Code>(t.s.frames[i - 1].code) == Code::play;
  return false;
}

void fire_triggers(Table& t, int source, Trigger trigger, int seat, int thing) {
  if (t.hears(source, trigger)) t.push(Code::texts, {source, trigger, thing, 0, seat});
}

void ask_may(const Table& t, Decision& d) {
  const Frame& f = t.s.frames.back();
  d.seat = seat_at(f.local[3]);
  d.ask = Ask::confirm;
  d.why = static_cast<std::uint16_t>(Question::may);
  d.source = card_at(f.local[1]);
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

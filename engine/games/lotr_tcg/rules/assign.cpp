// Who fights whom (rule 10): the Free Peoples player assigns defenders, then each Shadow player the minions that are
// left.
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

using Do = Next(Frame&, Table&);
Do ask_next, assigned;
constexpr auto kAssign = steps<Table>({{"ask", ask_next, kWaits}, {"assigned", assigned, kAsked}});

// kAssigning: the seat that assigns: the Free Peoples player, then the Shadow players to the right.
enum AssignmentSlot : std::size_t { kAssigning };

template <class F>
void each_pair(const Table& t, int seat, F f) {
  t.active_cards().for_each([&](int minion) {
    if (t.facts(minion).type != Type::minion || is_assigned(t, minion)) return;
    if (t.is_shadow(seat) && t.owner(minion) != seat) return;
    t.active_cards().for_each([&](int defender) {
      if (!may_fight(t, defender)) return;
      if (t.is_shadow(seat) ? may_attack(t, minion, defender) : may_defend(t, minion, defender)) f(minion, defender);
    });
  });
}

Next ask_next(Frame& f, Table& t) {
  if (needs_settling(t)) {
    settle(t);
    return Next::again;
  }
  bool any = false;
  each_pair(t, f.local[kAssigning], [&](int, int) { any = true; });
  if (any && t.s.skirmishes.size() + 1 < t.s.skirmishes.capacity()) return Next::ask;
  f.answer = {};
  return go_to(f, kAssign["assigned"]);
}
Next assigned(Frame& f, Table& t) {
  const Answer answer = take(f);
  go_to(f, kAssign["ask"]);
  if (card_in(answer) >= 0) {
    assign_to(t, card_in(answer), thing_in(answer));
    return Next::again;
  }
  f.local[kAssigning] = static_cast<std::int16_t>(t.to_right(f.local[kAssigning]));
  return f.local[kAssigning] == t.s.turn ? Next::done : Next::again;
}

// The skirmish of a defender that has yet to be fought; -1: none.
int skirmish_of(const TableCards& t, int defender) {
  for (int i = 0; i < t.s.skirmishes.size(); ++i)
    if (t.s.skirmishes[i].defender == defender && t.s.skirmishes[i].stage == Skirmish::to_fight) return i;
  return -1;
}

}  // namespace

Procedure<Table> assignment_procedure() { return procedure("assignment", kAssign); }

bool may_fight(const Table& t, int character) {
  const CardFacts& f = t.facts(character);
  if (!t.is_active(character)) return false;
  return f.type == Type::companion || (f.type == Type::ally && takes_part(t, character));
}
bool fights_now(const Table& t, int minion) {
  if (t.facts(minion).type != Type::minion || !t.is_active(minion)) return false;
  return t.s.fierce == 0 || t.s.phase != kAssignment || is_fierce(t, minion);
}
bool is_assigned(const TableCards& t, int character) {
  const int fight = t.s.pieces[character].fight;
  return fight > 0 && t.s.skirmishes[fight - 1].stage <= Skirmish::fighting;
}

// "defender +1": one minion more (rule 10.2).
bool may_defend(const Table& t, int minion, int defender) {
  if (!fights_now(t, minion) || is_assigned(t, minion) || !may_fight(t, defender)) return false;
  if (!may_be_assigned(t, minion, defender, t.s.turn)) return false;
  const int place = skirmish_of(t, defender);
  return place < 0 || minions_in(t, place).count() < 1 + defender_of(t, defender);
}
bool may_attack(const Table& t, int minion, int defender) {
  return fights_now(t, minion) && !is_assigned(t, minion) && may_fight(t, defender) &&
         may_be_assigned(t, minion, defender, t.owner(minion));
}

void assign_to(Table& t, int minion, int defender) {
  int place = skirmish_of(t, defender);
  const bool is_first = place < 0;
  if (is_first) {
    if (t.s.skirmishes.full()) return;
    place = t.s.skirmishes.size();
    t.s.skirmishes.push_back({.defender = static_cast<std::int16_t>(defender)});
  }
  for (const int card : {minion, defender}) {
    t.s.pieces[card].join(place);
    t.mark(card, kWasAssigned);
  }
  t.changed();
  mathom::tell_card(t.events, What::assigned, t.owner(minion),
                    {.card = card_at(minion),
                     .face = t.s.cards[minion].def,
                     .to = defender,
                     .amount = with_other(0, t.s.cards[defender].def)});
  // Who has one already is not assigned to it again by one minion more.
  if (is_first) one_of_all(t, kAssigned, defender, minion);
  one_of_all(t, kAssigned, minion, defender);
  all_at_once(t, kAssigned, minion, defender, is_first ? 2 : 1);
}

void ask_assignment(const Table& t, Decision& d) {
  const int seat = t.s.frames.back().local[kAssigning];
  ask_why(d, seat, t.is_shadow(seat) ? Question::attack : Question::defend);
  each_pair(t, seat,
            [&](int minion, int defender) { d.options.push_back(pair_option(Verb::assign, minion, defender)); });
  d.options.push_back(option(Verb::done));
}

}  // namespace mathom::lotr_tcg

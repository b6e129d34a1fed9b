#include "shell/tables/lotr_tcg/forecast.h"

#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"

namespace mathom::lotr_tcg {

Pairing pairing(const Table& t, int minion, int defender) {
  Pairing out{.defender = defender, .defends = strength_of(t, defender), .attacks = strength_of(t, minion)};
  for (int i = 0; i < t.s.skirmishes.size(); ++i)
    if (t.s.skirmishes[i].stage == Skirmish::to_fight && t.s.skirmishes[i].defender == defender)
      out.attacks += strength_against(t, i);
  return out;
}

Forecast forecast(const Table& t, int place) {
  Forecast f;
  f.defender = t.s.skirmishes[place].defender;
  f.minions = minions_in(t, place);
  f.defends = strength_for(t, place);
  f.attacks = strength_against(t, place);
  f.defended = f.defends > f.attacks;
  const int more = f.defended ? f.defends : f.attacks, less = f.defended ? f.attacks : f.defends;
  // Some are overwhelmed by three times their strength alone.
  const bool triple = !f.defended && f.defender >= 0 && needs_triple(t, f.defender);
  f.overwhelmed = more > 0 && more >= (triple ? 3 : 2) * less;
  f.wounds = 1;
  if (f.defended)
    f.wounds += damage_of(t, f.defender);
  else
    f.minions.for_each([&](int minion) { f.wounds += damage_of(t, minion); });
  return f;
}

}  // namespace mathom::lotr_tcg

#include "effects/run/abilities.h"

namespace mathom::effects {

Unmet unmet(const Host& h, const Ability& a, const Frame& self, bool must) {
  if (first_failing(h, a.first_condition, a.conditions, self) >= 0) return Unmet::condition;
  if (a.cost >= 0 && !block_is_possible(h, a.cost, self)) return Unmet::cost;
  return must || can_begin(h, a.body, self) ? Unmet::nothing : Unmet::effect;
}

}  // namespace mathom::effects

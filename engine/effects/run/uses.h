#pragma once
// How often texts have been used within a limit: "three times each phase". Each text of each card is counted
// separately. A State keeps a list of them (FixedVector<Use, N>), short enough for a linear search.
#include <cstdint>

#include "effects/ability.h"
#include "effects/run/lists.h"

namespace mathom::effects {

struct Use {
  std::int16_t ability = -1, source = -1;
  std::uint8_t limit = 0;  // as in Ability
  std::uint8_t n = 0;
  static void fields(auto& u, auto& v) {
    v("ability", u.ability);
    v("source", u.source);
    v("limit", u.limit);
    v("n", u.n);
  }
};

template <class List>
int uses_of(const List& uses, int ability, int source) {
  for (const Use& u : uses)
    if (u.ability == ability && u.source == source) return u.n;
  return 0;
}
template <class List>
bool is_used_up(const List& uses, const Ability& a, int ability, int source) {
  return a.limit != 0 && uses_of(uses, ability, source) >= a.limit_n;
}
// Counts one use of a text. Pre: its limit is not reached, and the list has room for a new text.
template <class List>
void count_use(List& uses, const Ability& a, int ability, int source) {
  if (a.limit == 0) return;
  for (Use& u : uses)
    if (u.ability == ability && u.source == source) {
      ++u.n;
      return;
    }
  uses.push_back({static_cast<std::int16_t>(ability), static_cast<std::int16_t>(source), a.limit, 1});
}
// Forgets the uses within a limit whose period has ended. `limit`: its index in the language's list.
template <class List>
void end_limit(List& uses, int limit) {
  keep_only(uses, [&](const Use& u) { return u.limit != limit + 1; });
}

}  // namespace mathom::effects

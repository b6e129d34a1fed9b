#pragma once
// Checks the lists that texts keep in a State that was read (run/timed.h, uses.h, later.h, happenings.h, scope.h):
// whether each item names something that exists. Safe on any numbers.
#include "effects/run/happenings.h"
#include "effects/run/later.h"
#include "effects/run/scope.h"
#include "effects/run/timed.h"
#include "effects/run/uses.h"

namespace mathom::effects {

struct Bounds {
  const Language& language;
  const LoadedCards& cards;
  int things = 0, seats = 0;
};

bool is_sound(const Timed&, const Bounds&);
bool is_sound(const Use&, const Bounds&);
bool is_sound(const Later&, const Bounds&);
bool is_sound(const Happening&, const Bounds&);
bool is_sound(const Answered&, const Bounds&);
// `it`, `other`, names and what was chosen must be things, or nothing.
bool is_thing_or_none(int thing, const Bounds&);
template <int kThings>
bool is_sound(const NamedScope<kThings>& s, const Bounds& b) {
  const bool things = is_thing_or_none(s.source, b) && is_thing_or_none(s.chosen, b) && is_thing_or_none(s.it, b) &&
                      is_thing_or_none(s.other, b);
  return things && std::all_of(s.named.begin(), s.named.end(), [&](int thing) { return is_thing_or_none(thing, b); });
}

}  // namespace mathom::effects

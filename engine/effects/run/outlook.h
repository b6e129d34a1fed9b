#pragma once
// Would a text change anything? Asked before it is used: its steps are looked at one after the other as the table is now. What
// a step does that depends on one before it is taken for the most that it could be, so that "no" is sure and "yes" is not.
#include <array>
#include <functional>

#include "effects/ability.h"
#include "effects/run/filters.h"
#include "effects/verbs.h"

namespace mathom::effects {

// What the steps before have come to.
struct Outlook {
  int taken = 0;   // the most things that the step before can have taken
  int asked = 0;   // the largest number that a player can have chosen
  int tokens = 0;  // for the game: how much of what it counts has been paid
  // The steps whose choice `chosen` and the names stand for; null: they have not been met.
  std::array<const Op*, 1 + kMostNames> chooser{};
};

// The largest amount, either way of 0, that a parameter of kind `value` can come to.
int most_of(const Host&, std::int16_t arg, const Frame&, const Outlook&);
// The same of the number of a modifier.
int most_number_of(const Host&, const Op& modifier, const Frame&, const Outlook&);
// Is f(thing) so for one that the filter means, or could mean once the steps before have been taken?
bool some_ahead(const Host&, int filter, const Frame&, const Outlook&, const std::function<bool(int)>& f);
bool step_changes(const Host&, const Op&, const Frame&, Outlook&);
// Would one of its steps change something?
bool block_changes(const Host&, int block, const Frame&, Outlook&);
// The same of the text, when its cost has been paid. Pre: its words refer to its source.
bool would_change(const Host&, const Ability&, const Frame& self);

// --- for tables of verbs (Verb::changes)
bool changes_nothing(const Host&, const Op&, const Frame&, Outlook&);  // it points, or is asked, and no more
inline Verb changing(bool (*changes)(const Host&, const Op&, const Frame&, Outlook&), Verb verb) {
  verb.changes = changes;
  return verb;
}

}  // namespace mathom::effects

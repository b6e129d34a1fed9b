#pragma once
// Whether a text would change anything, asked before it is used. Its steps are examined one after the other on the
// current table. If a step depends on an earlier one, the most that the earlier one can do is assumed. So "no" is
// certain, and "yes" is not.
#include <array>
#include <functional>

#include "effects/ability.h"
#include "effects/run/filters.h"
#include "effects/verbs.h"

namespace mathom::effects {

// What the earlier steps can have done.
struct Outlook {
  int taken = 0;   // the most things that the previous step can have taken
  int asked = 0;   // the largest number that a player can have chosen
  int tokens = 0;  // for the game: how much of what it counts has been paid
  // The steps whose choice `chosen` and the names stand for; null: none so far.
  std::array<const Op*, 1 + kMostNames> chooser{};
};

// Returns the largest absolute value of a parameter of kind `value`.
int most_of(const Host&, std::int16_t arg, const Frame&, const Outlook&);
// The same for the number of a modifier.
int most_number_of(const Host&, const Op& modifier, const Frame&, const Outlook&);
// Whether f(thing) is true for a thing that the filter means, or could mean once the earlier steps have been taken.
bool some_ahead(const Host&, int filter, const Frame&, const Outlook&, const std::function<bool(int)>& f);
bool step_changes(const Host&, const Op&, const Frame&, Outlook&);
// Whether a step of the block would change anything.
bool block_changes(const Host&, int block, const Frame&, Outlook&);
// Whether the text would change anything once its cost has been paid. Pre: its words refer to its source.
bool would_change(const Host&, const Ability&, const Frame& self);

// --- for tables of verbs (Verb::changes)
bool changes_nothing(const Host&, const Op&, const Frame&, Outlook&);  // for verbs that only point or ask
inline Verb changing(bool (*changes)(const Host&, const Op&, const Frame&, Outlook&), Verb verb) {
  verb.changes = changes;
  return verb;
}

}  // namespace mathom::effects

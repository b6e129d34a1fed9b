#pragma once
// Conditions that any game may put into its table.
#include "effects/words.h"

namespace mathom::effects {

inline Condition as_adverb(Condition condition) {
  condition.is_adverb = true;
  return condition;
}
inline Condition counting(Condition condition) {
  condition.counts = true;
  return condition;
}
inline Condition saying_not(Clause (*say_not)(const TextBuilder&, const Op&), Condition condition) {
  condition.say_not = say_not;
  return condition;
}

// {"is": "not", "of": [conditions]}: at least one of these does not hold. Each condition of the game has a
// sentence for that, "<game>.if.<word>.not"; of several, "effects.need.and.not" says it.
Condition not_condition();
// {"is": "any", "of": [conditions]}: at least one of these holds.
Condition any_condition();
// {"is": "number", "of": value, "least": value, "most": value}: a number within limits.
Condition number_condition();

}  // namespace mathom::effects

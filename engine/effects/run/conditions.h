#pragma once
// Conditions that any game may put into its table.
#include "effects/words.h"

namespace mathom::effects {

// {"is": "not", "of": [conditions]}: at least one of these does not hold. Each condition of the game has a sentence for
// that, "<game>.if.<word>.not"; "effects.and.not" and "effects.comma.not" join several.
Condition not_condition();
// {"is": "any", "of": [conditions]}: at least one of these holds.
Condition any_condition();
// {"is": "number", "of": value, "least": value, "most": value}: a number within limits.
Condition number_condition();

}  // namespace mathom::effects

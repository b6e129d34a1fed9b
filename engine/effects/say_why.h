#pragma once
// Why an ability cannot be used, with the things that are missing where the card names them: "only while Saruman is in
// reserve".
#include "effects/abilities.h"
#include "effects/say.h"

namespace mathom::effects {

// Empty: what is unmet has nothing to name, and a sentence of its own says all. Pre: the ability's words refer to its
// source.
Clause say_unmet(const TextBuilder&, const Host&, const Ability&, const Frame& self);

}  // namespace mathom::effects

#pragma once
// Loaded programs and abilities as one number, for Game::content_hash. A running program is saved as places in these
// lists; whoever reads a saved game must have the same ones. Words count by their text, so that a new word changes nothing.
#include <span>

#include "core/hash.h"
#include "effects/ability.h"
#include "effects/language.h"

namespace mathom::effects {

void add_code(Hash&, const Language&, const Code&);
void add_abilities(Hash&, const Language&, std::span<const Ability>);

}  // namespace mathom::effects

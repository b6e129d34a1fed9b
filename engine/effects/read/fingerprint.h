#pragma once
// Hashes loaded programs and abilities, for Game::content_hash. A running program is saved as places in these lists, so
// a program that reads the save must have the same lists. Words count by their text: adding a word changes nothing.
#include <span>

#include "core/hash.h"
#include "effects/language.h"
#include "effects/read/loaded_cards.h"

namespace mathom::effects {

void add_code(Hash&, const Language&, const Code&);
void add_abilities(Hash&, const Language&, std::span<const Ability>);
inline void add_cards(Hash& hash, const Language& language, const LoadedCards& cards) {
  add_code(hash, language, cards.code);
  add_abilities(hash, language, cards.abilities);
}

}  // namespace mathom::effects

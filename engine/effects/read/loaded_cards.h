#pragma once
// What the machine needs of a set of cards: its abilities, and the code that they run. A game's own set adds what is
// printed.
#include <vector>

#include "effects/ability.h"

namespace mathom::effects {

struct LoadedCards {
  std::vector<Ability> abilities;
  Code code;
};

}  // namespace mathom::effects

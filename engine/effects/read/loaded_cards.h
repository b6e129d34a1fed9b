#pragma once
// What a set of cards brings to the machine: its abilities, and the code that they run. A game's own set adds what is
// printed besides.
#include <vector>

#include "effects/ability.h"

namespace mathom::effects {

struct LoadedCards {
  std::vector<Ability> abilities;
  Code code;
};

}  // namespace mathom::effects

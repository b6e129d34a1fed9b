#pragma once
// French Tarot for three, four or five: the one object of its rules.
#include "rules/game.h"

namespace mathom::french_tarot {

const Game& game();

}  // namespace mathom::french_tarot

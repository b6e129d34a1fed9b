// What comes after the game on the table: the same once more, another one, or one that branches off from its past.
#pragma once
#include <cstdint>

#include "shell/screens/table/past.h"
#include "shell/services/match/match.h"
#include "shell/services/services.h"

namespace mathom {

enum class Sides : std::uint8_t { same, swapped };
// The same game once more, with the same players, at once; or with everybody one seat further: who was on one side is
// on the other.
void rematch(const Services& use, Sides sides);
// Another game is set up. After one that a page wished for the way leads back there, where it is told how it ended and
// who plays next.
void leave_for_another(const Services& use, const Match& match);
// Begins another game from the moment that is looked at; the game that is looked at stays as it is.
void play_on(const Services& use, Past& past);

}  // namespace mathom

#pragma once
// Checks frames of programs in a State that was read: whether their locals name something that exists. Safe on any
// numbers. The game checks what the slots A to D hold, and sources and targets.
#include "effects/language.h"

namespace mathom::effects {

// Checks the frame of a program (machine.h): its place in the code, its seats, and the question if it has asked.
bool program_is_sound(const Language&, const Code&, const Frame&, int seats);

}  // namespace mathom::effects

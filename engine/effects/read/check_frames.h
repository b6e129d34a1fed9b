#pragma once
// Frames of programs in a State that was read: do their locals name what there is? Safe on any numbers. What the slots A to
// D hold, and what a source or a target is, the game asks itself.
#include "effects/language.h"

namespace mathom::effects {

// Of a program (machine.h): a place in the code, seats, and a question where it has asked.
bool program_is_sound(const Language&, const Code&, const Frame&, int seats);

}  // namespace mathom::effects

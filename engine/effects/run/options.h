#pragma once
// The options that programs offer: their tokens, and the words on their buttons.
#include <string>

#include "effects/language.h"
#include "text/phrase.h"

namespace mathom::effects {

// Returns the operation that a program's frame runs; null if it stands at none.
const Op* op_of(const Code&, const Frame& program);
// Returns the block of an option of the choice that a program asks for; -1 if there is no such option.
int block_of_option(const Code&, const Frame& program, int option);
// Returns the label of that option: what its first step does. Empty if there is no such option.
Phrase choice_label(const Language&, const Code&, const Frame& program, int option);

// Whether it is an option of a control word (machine.h). The game writes those about a card, because it names its
// cards.
bool is_control(const Option&);
// Returns "yes", "no", "<pick> 2", "point <seat>", "amount 2". Pre: is_control.
std::string control_token(const Option&, std::string_view pick, const std::string& seat);
Phrase control_label(const Language&, const Code&, const Frame& program, const Option&);

}  // namespace mathom::effects

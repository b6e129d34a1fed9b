#pragma once
// The options that programs offer: their tokens, and the words on their buttons.
#include <string>

#include "effects/ability.h"
#include "effects/language.h"
#include "text/phrase.h"

namespace mathom::effects {

// Returns the operation that a program's frame runs; null if it stands at none.
const Op* op_of(const Code&, const Frame& program);
// Returns the block of an option of the choice that a program asks for; -1 if there is no such option.
int block_of_option(const Code&, const Frame& program, int option);
// Returns what the button of that option says: what it does. Empty if there is no such option.
Phrase choice_label(const Language&, const Code&, const Frame& program, int option);

// Whether it is an option of a control word (machine.h). The game writes those about a card, because it names its
// cards.
bool is_control(const Option&);
// Returns "yes", "no", "<pick> 2", "point <seat>", "amount 2". Pre: is_control.
std::string control_token(const Option&, std::string_view pick, const std::string& seat);
// Returns what its button says. "Yes" is what is done then: by the step where the program stands, or by the ability
// that is asked about.
Phrase control_label(const Language&, const Code&, const Frame& program, const Option&, const Ability* asked = nullptr);

}  // namespace mathom::effects

#pragma once
// The options that programs offer: what a program writes for them, and what stands on their buttons.
#include <string>

#include "effects/ability.h"
#include "effects/language.h"
#include "text/phrase.h"

namespace mathom::effects {

// The operation that a program's frame runs; null: it stands nowhere.
const Op* op_of(const Code&, const Frame& program);
// The block of an option of the choice that a program asks for; -1: it offers no such option.
int block_of_option(const Code&, const Frame& program, int option);
// What the button of that option says: what it does. Empty: it offers no such option.
Phrase choice_label(const Language&, const Code&, const Frame& program, int option);

// Is it an option of a control word (machine.h)? Those about a card are written by the game, which names its cards.
bool is_control(const Option&);
// Pre: it is. "yes", "no", "<pick> 2", "point <seat>", "amount 2".
std::string control_token(const Option&, std::string_view pick, const std::string& seat);
// What its button says. "Yes" is what is done then: by the step where the program stands, or by the ability that is asked about.
Phrase control_label(const Language&, const Code&, const Frame& program, const Option&, const Ability* asked = nullptr);

}  // namespace mathom::effects

#pragma once
// The control words, which every game has. Each is a verb with its table and has its own file.
#include "effects/run/machine.h"
#include "effects/run/outlook.h"
#include "effects/say/say.h"
#include "effects/verbs.h"

namespace mathom::effects {

Verb each_word();
Verb choice_word();
Verb may_word();
Verb if_word();
Verb point_at_word();
Verb volunteer_word();
Verb pay_or_word(const Names* tags);
Verb must_pay_word();
// Words that a game has only if its Extras name the form (extras.h).
Verb choose_word();
Verb give_word(const Names* times);
Verb amount_word();
Verb as_often_word();
Verb repeat_word();
Verb instead_word();
Verb later_word(const Names* times);
// Returns the control words that a game has. Payments have tags if the game's words have tags.
std::vector<Verb> control_words(const Words&);

// Returns a clause with a player and an act, such as "{who} may {what}".
inline Clause clause(std::string_view key, const Clause& who, Clause what) {
  Clause s{Phrase{key, {}}};
  return s.put("who", who).put("what", std::move(what));
}

}  // namespace mathom::effects

#pragma once
// What speaks for an answer, as a sentence with the numbers behind it: what the skirmish comes to, what it costs, how
// much is left. It uses what the seat sees, and names no card that the seat does not know.
#include "games/lotr_tcg/brain/evaluation.h"
#include "games/lotr_tcg/rules.h"
#include "rules/decision.h"

namespace mathom::lotr_tcg {

// One question as the seat that is asked sees it.
struct Thought {
  const Rules& rules;
  SeatMask viewers;
  const Decision& d;
  const Evaluation& v;

  const Table& t() const { return v.t; }
  bool is_shadow() const { return v.t.is_shadow(v.seat); }
  // Whether no option is better by rules of thumb.
  bool is_best(const Option&) const;
  // Adds the name of that card, if it is known.
  Phrase& name(Phrase& p, std::string_view as, int card) const;
  Phrase named(std::string_view key, int card) const;
};

// Returns what speaks for an option. Empty if only the numbers of the search do.
Phrase reason_for(const Thought&, const Option&);

// --- by kind of question
Phrase reason_to_act(const Thought&, const Option&);   // reason_act.cpp
Phrase reason_to_pair(const Thought&, const Option&);  // reason_fight.cpp
Phrase reason_to_fight(const Thought&, const Option&);
// Says what an action does to the current skirmish. Empty if it does nothing, or if the result is unknown.
Phrase reason_in_fight(const Thought&, const Option&);
Phrase reason_to_let_fight(const Thought&);              // says why to pass
Phrase reason_to_answer(const Thought&, const Option&);  // reason_text.cpp
Phrase reason_to_choose(const Thought&, const Option&);
// Says the main effect of a text in play or of an event. `cost`: in twilight; -1: the text is used, not played.
Phrase reason_of_text(const Thought&, int source, int ability, int cost);

// What the Shadow has to spend when the fellowship moves on.
struct NextSite {
  int number = 0, tokens = 0;
  bool is_known = false;  // the site is known: its Shadow number is included
};
NextSite next_site(const Table&);

}  // namespace mathom::lotr_tcg

#pragma once
// What speaks for an answer, in a sentence, with the numbers that were weighed: what the skirmish comes to, what it costs,
// how much is left. It rests on what the seat sees, and names no card that it does not know.
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
  // By rules of thumb nothing else is better.
  bool is_best(const Option&) const;
  // With the name of that card, as far as it is known.
  Phrase& name(Phrase& p, std::string_view as, int card) const;
  Phrase named(std::string_view key, int card) const;
};

// Empty: nothing but the numbers of the search.
Phrase reason_for(const Thought&, const Option&);

// --- by kind of question
Phrase reason_to_act(const Thought&, const Option&);   // reason_act.cpp
Phrase reason_to_pair(const Thought&, const Option&);  // reason_fight.cpp
Phrase reason_to_fight(const Thought&, const Option&);
// What an action does to the skirmish that is being fought; empty: nothing, or it hangs on what is not known.
Phrase reason_in_fight(const Thought&, const Option&);
Phrase reason_to_let_fight(const Thought&);              // it is passed
Phrase reason_to_answer(const Thought&, const Option&);  // reason_text.cpp
Phrase reason_to_choose(const Thought&, const Option&);
// A text in play or an event, for what it does most. `cost`: in twilight; -1: it is used and not played.
Phrase reason_of_text(const Thought&, int source, int ability, int cost);

// What the Shadow has to spend when the fellowship moves on.
struct NextSite {
  int number = 0, tokens = 0;
  bool is_known = false;  // the site lies there: its Shadow number is among them
};
NextSite next_site(const Table&);

}  // namespace mathom::lotr_tcg

#pragma once
// What speaks for an answer, in a sentence, and which answers are worth a word to the table. What is said aloud rests on
// what lies open, so that it tells the others nothing of a hand.
#include "games/war_of_the_ring/brain/survey.h"
#include "rules/brain.h"

namespace mathom::war_of_the_ring {

// Both want an exact Survey.
Phrase reason_for(const Survey&, const Decision&, const Option&, Brain::Voice);
Brain::Politeness politeness_of(const Survey&, const Decision&, const Option&);

}  // namespace mathom::war_of_the_ring

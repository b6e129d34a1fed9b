#pragma once
// What speaks for an answer, as a sentence, and which answers are worth mentioning to the table. What is said aloud
// uses only what is face up, so it tells the others nothing of a hand.
#include "games/war_of_the_ring/brain/survey.h"
#include "rules/brain.h"

namespace mathom::war_of_the_ring {

// Both need an exact Survey.
Phrase reason_for(const Survey&, const Decision&, const Option&, Brain::Voice);
Brain::Politeness politeness_of(const Survey&, const Decision&, const Option&);

}  // namespace mathom::war_of_the_ring

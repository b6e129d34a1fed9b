#pragma once
// What an analysis says in a sentence, for the command and the screen alike: texts "analysis.*", in points of the score, or in
// percent of the chance to win where a game's worth is one.
#include <cstdint>

#include "analysis/analysis.h"
#include "text/phrase.h"

namespace mathom {

// Percent, and not points?
bool tells_chance(const Game&);
// A number of an Estimate as texts have it: points by halves, as fine as a score is counted, and whole percents.
std::int64_t told_halves(const Game&, double n);
// The margin of an Estimate, rounded up: what is uncertain is never told as certain.
std::int64_t told_margin(const Game&, double n);

Phrase tell_choices(const Game&, const Account&);
Phrase tell_fortune(const Game&, const Account&);
// How much more the best answer brings, little in tenths, and a clear loss with less than itself as its margin; and in how many worlds, where
// that is known (Judgement::better). Pre: it is not the chosen one.
Phrase tell_lost(const Game&, const Judgement&);
Phrase tell_worlds(const Analysis&, const Judgement&);

}  // namespace mathom

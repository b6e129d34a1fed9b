#pragma once
// The sentences of an analysis, for the command and for the screen: texts "analysis.*", in points of the score, or in
// percent of the chance to win if the game's worth is a chance.
#include <cstdint>

#include "analysis/analysis.h"
#include "text/phrase.h"

namespace mathom {

// Whether figures are percent of a chance, not points.
bool tells_chance(const Game&);
// Returns a number of an Estimate as texts show it: points in halves, as fine as a score is counted, and whole
// percents.
std::int64_t told_halves(const Game&, double n);
// Returns the margin of an Estimate, rounded up, so that nothing uncertain is shown as certain.
std::int64_t told_margin(const Game&, double n);

Phrase tell_choices(const Game&, const Account&);
Phrase tell_fortune(const Game&, const Account&);
// Says how much more the best answer brings. A small loss is in tenths; a clear loss has a margin below itself. Pre:
// the best answer was not chosen.
Phrase tell_lost(const Game&, const Judgement&);
Phrase tell_worlds(const Analysis&, const Judgement&);

}  // namespace mathom

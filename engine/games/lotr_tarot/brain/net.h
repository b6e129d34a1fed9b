#pragma once
// What each answer brings, by a net (nets/small_net.h) fitted to rounds of its own play (docs/bots/lotr_tarot.md). Its
// weights are an asset that the page fetches when needed.
#include <cstdint>
#include <vector>

#include "games/lotr_tarot/state/state.h"
#include "rules/decision.h"

namespace mathom::lotr_tarot {

// Whether the asset is loaded. Call nothing else below before it is.
bool net_is_here();

// Whether the net knows this question. It was fitted to the usual deck, and to all questions but two: what is held
// after a round, and a last card that can be laid, which always is.
bool net_knows(const State&, const Decision&);

// Writes for each option how much more it brings the seat that is asked than other options, in hundredths of a point.
// Pre: the net knows the question.
void weigh(const State&, const Decision&, std::vector<std::int32_t>& out);

// Returns the best option; the first of equals. Pre: the net knows the question.
std::uint64_t option_by_net(const State&, const Decision&);

}  // namespace mathom::lotr_tarot

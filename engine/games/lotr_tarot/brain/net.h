#pragma once
// What each answer brings, by a net (nets/small_net.h) that was fitted to rounds which went on by itself (docs/bots/lotr_tarot.md). Its weights are an
// asset that the page fetches when it is needed.
#include <cstdint>
#include <vector>

#include "games/lotr_tarot/state/state.h"
#include "rules/decision.h"

namespace mathom::lotr_tarot {

// Is the asset here? Nothing else below may be called before.
bool net_is_here();

// Does the net know this question? It was fitted to the usual deck, and to all questions but two: what is held after a round, and a last
// card that can be laid, which always is.
bool net_knows(const State&, const Decision&);

// By option, what it brings the seat that is asked more than another would, in hundredths of a point. Pre: the net knows the question.
void weigh(const State&, const Decision&, std::vector<std::int32_t>& out);

// The option that brings most; the first of equals. Pre: as above.
std::uint64_t option_by_net(const State&, const Decision&);

}  // namespace mathom::lotr_tarot

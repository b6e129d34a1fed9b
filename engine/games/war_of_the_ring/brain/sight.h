#pragma once
// How a round begins, as the inputs of the net (net.h): points, places, hands and decks, and where each card lies.
#include "core/small_net.h"
#include "games/war_of_the_ring/brain/survey.h"

namespace mathom::war_of_the_ring {

inline constexpr int kInputs = 1205;

// It looks at all cards: it is for sampled worlds.
void see(const Survey&, NetInputs& out);

}  // namespace mathom::war_of_the_ring

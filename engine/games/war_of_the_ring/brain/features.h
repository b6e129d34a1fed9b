#pragma once
// How a round begins, as the inputs of the net (net.h): points, places, hands and decks, and where each card lies.
#include "games/war_of_the_ring/brain/survey.h"
#include "nets/small_net.h"

namespace mathom::war_of_the_ring {

inline constexpr int kInputs = 1205;

// It reads all cards: for sampled worlds only.
void write_features(const Survey&, NetInputs& out);

}  // namespace mathom::war_of_the_ring

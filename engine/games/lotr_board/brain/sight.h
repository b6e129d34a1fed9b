#pragma once
// How companions arrive at a place of the journey, as the inputs of the net (net.h): what each Hobbit has and suffers, and where the cards lie.
#include "core/small_net.h"
#include "games/lotr_board/brain/survey.h"

namespace mathom::lotr_board {

inline constexpr int kInputs = 1076;

// It looks at all hands and the deck: it is for sampled worlds.
void see(const Survey&, NetInputs& out);

}  // namespace mathom::lotr_board

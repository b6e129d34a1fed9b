#pragma once
// How companions arrive at a place of the journey, as the inputs of the net (net.h): what each Hobbit has and suffers,
// and where the cards are.
#include "games/lotr_board/brain/survey.h"
#include "nets/small_net.h"

namespace mathom::lotr_board {

inline constexpr int kInputs = 1076;

// It reads all hands and the deck: for sampled worlds only.
void write_features(const Survey&, NetInputs& out);

}  // namespace mathom::lotr_board

#pragma once
// How two seats stand when a turn has ended, as the inputs of the net (net.h): fellowship, support areas, hand and
// decks of each, by numbers and by print.
#include "games/lotr_tcg/state/table_cards.h"
#include "nets/small_net.h"

namespace mathom::lotr_tcg {

inline constexpr int kInputs = 2774;

// As `seat` sees it; `other` is one of its opponents. It reads all hands and decks: for sampled worlds only.
void write_features(const TableCards&, int seat, int other, NetInputs& out);

}  // namespace mathom::lotr_tcg

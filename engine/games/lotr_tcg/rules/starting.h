#pragma once
// Whether the companions that a deck names for its starting fellowship can all begin, in some order.
#include <vector>

#include "games/lotr_tcg/decks/decks.h"

namespace mathom::lotr_tcg {

// A companion who cannot, and whether somebody like them is there already, or what they ask for is not.
struct CannotStart {
  int print = -1;
  bool is_there = false;
};
std::vector<CannotStart> who_cannot_start(const Catalog&, const Deck&);

}  // namespace mathom::lotr_tcg

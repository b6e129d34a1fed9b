#pragma once
// What tokens call a card: its id, for the second and each later one of a print at the same place its number, and where
// it lies when it is neither in play nor in hand: "uruk-rager-2@discard".
#include <string>

#include "games/lotr_tcg/state/state.h"

namespace mathom::lotr_tcg {

std::string card_token(const Catalog&, const State&, CardId);

}  // namespace mathom::lotr_tcg

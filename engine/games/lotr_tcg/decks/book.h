#pragma once
// What a card says, besides the numbers and words of its frame: for its game and for the card book.
#include <string>

#include "effects/say/say.h"
#include "games/lotr_tcg/cards/catalog.h"

namespace mathom::lotr_tcg {

std::string text_of(const Catalog&, int print, const effects::Say&);

}  // namespace mathom::lotr_tcg

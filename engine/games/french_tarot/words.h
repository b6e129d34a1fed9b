#pragma once
// Keys of the words that prompts, reasons and the log share.
#include <string_view>

#include "games/french_tarot/cards.h"
#include "games/french_tarot/scoring.h"

namespace mathom::french_tarot {

std::string_view bid_word(Contract contract);
std::string_view suit_name(Suit suit);

}  // namespace mathom::french_tarot

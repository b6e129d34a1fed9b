#pragma once
// Which cards are worth a search: those that no other card of the hand beats whatever the others hold.
#include <cstdint>

#include "games/french_tarot/state/state.h"

namespace mathom::french_tarot {

// Of the cards that `seat` may play, none of which is lost by leaving the others out; `takers`: as for card_to_play.
CardSet worth_trying(const State&, int seat, CardSet legal, std::uint8_t takers);

}  // namespace mathom::french_tarot

#pragma once
// Why a card is good, in the game's own terms, from what one seat sees. Empty if only figures speak for it.
#include <cstdint>

#include "games/french_tarot/state/state.h"
#include "text/phrase.h"

namespace mathom::french_tarot {

// Explains a card of `legal` that `seat` may play now. `takers`: seats on the taker's side as far as it knows, as bits.
Phrase reason_to_play(const State&, int seat, CardSet legal, Card, std::uint8_t takers);
// Explains a card that the taker may lay aside.
Phrase reason_to_discard(const State&, int seat, Card);
// Explains all cards that the taker lays aside from that hand together.
Phrase reason_to_lay_aside(CardSet hand, CardSet aside);

}  // namespace mathom::french_tarot

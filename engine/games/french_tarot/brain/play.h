#pragma once
// Which card to play, by rules of thumb: draw trumps as the taker, keep points from the other side, give them to the
// own side, save the petit, play the Excuse in time. It is fast, because playouts consist of it.
#include <cstdint>

#include "core/rng.h"
#include "games/french_tarot/brain/model.h"

namespace mathom::french_tarot {

// `takers`: seats on the taker's side, as bits, as far as `seat` knows. Returns a card of `legal`. Pre: `legal` is not
// empty.
Card card_to_play(const Model&, int seat, CardSet legal, std::uint8_t takers, Rng&);

}  // namespace mathom::french_tarot

#pragma once
// Which card to play, by rules of thumb: draw trumps as the taker, keep the points away from the other side, give them
// to one's own, save the petit, get rid of the Excuse in time. Quick, since playouts are made of it.
#include <cstdint>

#include "core/rng.h"
#include "games/french_tarot/brain/model.h"

namespace mathom::french_tarot {

// Seats on the taker's side, as bits, as far as `seat` knows; the card chosen is one of `legal`, which is not empty.
Card card_to_play(const Model&, int seat, CardSet legal, std::uint8_t takers, Rng&);

}  // namespace mathom::french_tarot

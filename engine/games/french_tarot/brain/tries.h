#pragma once
// Which cards are worth a search: those that no other card of the hand beats or stands for. Before the last tricks
// neither the petit nor the Excuse is led.
#include <cstdint>

#include "games/french_tarot/brain/model.h"
#include "games/french_tarot/state/phases.h"

namespace mathom::french_tarot {

// Returns the cards that a question offers with this verb.
CardSet cards_offered(const Decision&, Verb);

// Returns a part of `legal`, not empty unless `legal` is. `takers`: as for card_to_play.
CardSet worth_trying(const Model&, int seat, CardSet legal, std::uint8_t takers);

}  // namespace mathom::french_tarot

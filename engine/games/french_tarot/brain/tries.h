#pragma once
// Which cards are worth a search: those that no other card of the hand beats or stands for, and to lead, before the last
// tricks, neither the petit nor the Excuse.
#include <cstdint>

#include "games/french_tarot/brain/model.h"
#include "games/french_tarot/state/phases.h"

namespace mathom::french_tarot {

// The cards with which a question offers this.
CardSet cards_offered(const Decision&, Verb);

// A part of `legal`, never empty unless that is; `takers`: as for card_to_play.
CardSet worth_trying(const Model&, int seat, CardSet legal, std::uint8_t takers);

}  // namespace mathom::french_tarot

#pragma once
// What each card brings, by a net (nets/small_net.h) fitted to deals of its own play (docs/bots/french_tarot.md). Its
// weights are an asset that the page fetches when needed.
#include <array>
#include <cstdint>

#include "games/french_tarot/brain/features.h"
#include "nets/small_net.h"

namespace mathom::french_tarot {

// Whether the asset is loaded. Call nothing else below before it is.
bool net_is_here();

// Writes for each card of `cards` how much more it brings the side of the seat to act than other cards: hundredths of a
// point, the mean of points of the cards and of the score before multipliers. Other entries stay unchanged.
using Worths = std::array<std::int32_t, kCards>;
void weigh(const Model&, const Shown&, CardSet cards, Worths& out);

// Whether the seat to act has announced a slam that can still be made. The net plays for points and may let a trick go,
// so the rules of thumb, which draw trumps first, play on.
bool plays_for_slam(const Model&);

// Returns the best card among those that are worth trying; the first of equals. Pre: `legal` is not empty.
Card card_by_net(const Model&, const Shown&, CardSet legal);

}  // namespace mathom::french_tarot

#pragma once
// What each card brings, by a net (nets/small_net.h) that was fitted to deals which went on by itself (docs/bots/french_tarot.md). Its weights are an
// asset that the page fetches when it is needed.
#include <array>
#include <cstdint>

#include "games/french_tarot/brain/features.h"
#include "nets/small_net.h"

namespace mathom::french_tarot {

// Is the asset here? Nothing else below may be called before.
bool net_is_here();

// By card, what it brings the side of the seat to act more than another would, in hundredths of a point, as a mean of points of the
// cards and of the score before it is multiplied. Others than `cards` stay as they are.
using Worths = std::array<std::int32_t, kCards>;
void weigh(const Model&, const Shown&, CardSet cards, Worths& out);

// Has the seat to act undertaken a slam that can still be made? The net plays for points and may let a trick go for them, so that the
// rules of thumb, which draw trumps first, play on.
bool plays_for_slam(const Model&);

// The card that brings most, of those that are worth trying; the first of equals. Pre: legal is not empty.
Card card_by_net(const Model&, const Shown&, CardSet legal);

}  // namespace mathom::french_tarot

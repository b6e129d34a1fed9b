#pragma once
// The Shadow's expected lead at the end of a game when a round begins, by a net (nets/small_net.h) fitted to games by
// the rules of thumb (docs/bots/war_of_the_ring.md). Its weights are an asset that the page fetches when needed.
#include "games/war_of_the_ring/brain/survey.h"

namespace mathom::war_of_the_ring {

// Whether the asset is loaded. Call nothing else below before it is.
bool net_is_here();

// Returns the expected lead in hundredths of a point, with kWin for a game that is certainly won. It reads all cards.
inline constexpr int kWin = 500;
int lead_by_net(const Survey&);

}  // namespace mathom::war_of_the_ring

#pragma once
// By how much the Shadow will lead at the end of a game when a round begins, by a net (nets/small_net.h) that was fitted to games by the rules of
// thumb (docs/bots/war_of_the_ring.md). Its weights are an asset that the page fetches when it is needed.
#include "games/war_of_the_ring/brain/survey.h"

namespace mathom::war_of_the_ring {

// Is the asset here? What is below may not be called before.
bool net_is_here();

// The lead in hundredths of a point that is to be expected, and kWin for a game that is sure to be won. It looks at all cards.
inline constexpr int kWin = 500;
int lead_by_net(const Survey&);

}  // namespace mathom::war_of_the_ring

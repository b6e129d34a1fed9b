#include "games/war_of_the_ring/brain/expert.h"

#include "games/war_of_the_ring/brain/net.h"
#include "games/war_of_the_ring/rules.h"
#include "rules/game_of.h"

namespace mathom::war_of_the_ring {

bool ExpertBrain::ready() const { return net_is_here(); }

const HeuristicWeights& ExpertBrain::weights_of(Side side) const {
  return side == Side::shadow ? kShadowWeights : kFreeWeights;
}

// Searches what is cycled, paid, eliminated and forsaken, and which combat comes first. The rest of the round shows
// their cost.
bool ExpertBrain::searches(Question q) const {
  switch (q) {
    case Question::cycle:
    case Question::pay:
    case Question::eliminate:
    case Question::forsake:
    case Question::order: return true;
    default: return WarBrain::searches(q);
  }
}

std::int32_t ExpertBrain::worth(const mathom::State& root, const mathom::State& now, SeatId seat) const {
  const State& s = GameOf<Rules>::get(now);
  if (over(s)) return WarBrain::worth(root, now, seat);
  const Survey v(catalog(), s, false);
  const int shadow = lead_by_net(v);
  return v.table().side(index(seat)) == Side::shadow ? shadow : -shadow;
}

}  // namespace mathom::war_of_the_ring

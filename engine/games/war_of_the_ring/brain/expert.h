#pragma once
// The brain of `expert`: numbers of its own for each side, more questions searched, and the value of a round by a net
// (net.h).
#include "games/war_of_the_ring/brain/brain.h"

namespace mathom::war_of_the_ring {

class ExpertBrain final : public WarBrain {
 public:
  using WarBrain::WarBrain;
  const Brain& thorough() const override { return *this; }
  bool ready() const override;
  std::int32_t worth(const mathom::State& root, const mathom::State& now, SeatId) const override;

 protected:
  const HeuristicWeights& weights_of(Side) const override;
  bool searches(Question) const override;
};

}  // namespace mathom::war_of_the_ring

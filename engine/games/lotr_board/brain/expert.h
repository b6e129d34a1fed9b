#pragma once
// The brain of `expert`: a net says what it is worth to arrive at a place (net.h).
#include "games/lotr_board/brain/brain.h"

namespace mathom::lotr_board {

class ExpertBrain final : public FellowshipBrain {
 public:
  bool ready() const override;
  Foresight foresight() const override { return {}; }
  std::int32_t worth(const mathom::State& root, const mathom::State& now, SeatId) const override;
};

const Brain& expert_brain();

}  // namespace mathom::lotr_board

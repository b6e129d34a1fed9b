#pragma once
// The brain of `expert`: it searches bids too, samples worlds that explain what was done, and solves the last tricks of
// a playout.
#include "games/french_tarot/brain/brain.h"

namespace mathom::french_tarot {

class ExpertBrain : public TarotBrain {
 public:
  ExpertBrain();
  const Brain& thorough() const override { return *this; }
  bool worth_searching(const Observation&, const Decision&) const override;
  void consider(const Observation&, const Decision&, std::vector<Considered>&) const override;
  std::int32_t worth(const mathom::State& root, const mathom::State& now, SeatId) const override;

 protected:
  using TarotBrain::TarotBrain;
};

const Brain& expert_brain();

}  // namespace mathom::french_tarot

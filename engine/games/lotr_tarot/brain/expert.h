#pragma once
// The brain of `expert`: playouts use the net (net.h), and a search starts with its opinion. If the net does not know
// the deck, it is the usual brain.
#include "games/lotr_tarot/brain/brain.h"
#include "games/lotr_tarot/brain/net.h"

namespace mathom::lotr_tarot {

class ExpertBrain final : public RingBrain {
 public:
  const Brain& thorough() const override { return *this; }
  bool ready() const override { return net_is_here(); }
  void consider(const Observation&, const Decision&, std::vector<Considered>&) const override;
  Choice playout(const mathom::State&, const Decision&, Rng&) const override;
  // About 2,000 playouts at the beginning of a round; an answer of the net takes as long as twenty by rules of thumb.
  int thorough_answers() const override { return 80'000; }
};

const Brain& expert_brain();

}  // namespace mathom::lotr_tarot

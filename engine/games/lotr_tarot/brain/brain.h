#pragma once
// The brain of Ring Tarot: rules of thumb from an Observation, a fast policy for playouts, and the value of a round.
#include "games/lotr_tarot/brain/heuristic_weights.h"
#include "rules/brain.h"

namespace mathom::lotr_tarot {

class RingBrain : public Brain {
 public:
  explicit RingBrain(const HeuristicWeights& weights = kHeuristicWeights) : weights_(weights) {}
  const Brain& thorough() const override;
  const Brain& reviewer() const override { return thorough().ready() ? thorough() : *this; }
  std::vector<Level> levels() const override { return {{"expert", &thorough()}}; }
  Choice judge(const Observation&, const Decision&, Rng&, int mistake_percent) const override;
  bool worth_searching(const Observation&, const Decision&) const override;
  void consider(const Observation&, const Decision&, std::vector<Considered>&) const override;
  Phrase reason(const Observation&, const Decision&, const Option&, Voice) const override;
  std::unique_ptr<FactFinder> fact_finder(const mathom::State& root, SeatId) const override;
  Choice playout(const mathom::State&, const Decision&, Rng&) const override;
  bool horizon(const mathom::State& root, const mathom::State& now) const override;
  std::int32_t worth(const mathom::State& root, const mathom::State& now, SeatId) const override;
  std::int32_t point() const override;

 private:
  HeuristicWeights weights_;
};

const Brain* ring_brain();

}  // namespace mathom::lotr_tarot

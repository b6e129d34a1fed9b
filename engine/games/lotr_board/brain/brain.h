#pragma once
// The brain of companions: rules of thumb from an Observation, a fast policy for playouts, and the value of a stretch
// of the journey. Companions win and lose together, so the value is the same for every seat.
#include "rules/brain.h"

namespace mathom::lotr_board {

class FellowshipBrain : public Brain {
 public:
  const Brain& thorough() const override;
  // The net of `expert` is the best judge, once it is loaded.
  const Brain& reviewer() const override { return thorough().ready() ? thorough() : *this; }
  std::vector<Level> levels() const override { return {{"expert", &thorough()}}; }
  Choice judge(const Observation&, const Decision&, Rng&, int mistake_percent) const override;
  bool worth_searching(const Observation&, const Decision&) const override;
  void consider(const Observation&, const Decision&, std::vector<Considered>& out) const override;
  Phrase reason(const Observation&, const Decision&, const Option&, Voice) const override;
  std::unique_ptr<FactFinder> fact_finder(const mathom::State& root, SeatId) const override;
  Politeness politeness(const Observation&, const Decision&, const Option&) const override;
  bool speaks() const override { return true; }
  Choice playout(const mathom::State&, const Decision&, Rng&) const override;
  std::uint64_t moment(const mathom::State&) const override;
  bool horizon(const mathom::State& root, const mathom::State& now) const override;
  std::int32_t worth(const mathom::State& root, const mathom::State& now, SeatId) const override;
  std::int32_t point() const override;
  std::int32_t certain() const override;
  Foresight foresight() const override;
};

const Brain* fellowship_brain();

}  // namespace mathom::lotr_board

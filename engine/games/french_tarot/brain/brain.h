#pragma once
// The game's advice to bots: rules of thumb from an Observation, a quick policy for playouts, and the worth of a deal.
#include "rules/brain.h"

namespace mathom::french_tarot {

class TarotBrain final : public Brain {
 public:
  Choice judge(const Observation&, const Decision&, Rng&, int mistake_percent) const override;
  bool worth_searching(const Observation&, const Decision&) const override;
  void consider(const Observation&, const Decision&, std::vector<Considered>&) const override;
  Phrase reason(const Observation&, const Decision&, const Option&, Voice) const override;
  std::unique_ptr<Worlds> likely_worlds(const Observation&) const override;
  Choice playout(const mathom::State&, const Decision&, Rng&) const override;
  bool hurry(mathom::State&, Rng&, Answered&) const override;
  bool horizon(const mathom::State& root, const mathom::State& now) const override;
  std::int32_t worth(const mathom::State& root, const mathom::State& now, SeatId) const override;
  std::int32_t point() const override { return 2; }  // totals count halves
  std::int32_t had(const mathom::State& root, SeatId) const override;
};

const Brain* tarot_brain();

}  // namespace mathom::french_tarot

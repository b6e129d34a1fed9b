#pragma once
// The game's advice to both sides: rules of thumb from an Observation, a quick policy for playouts, and what a round of
// it is worth. The players of a team share one score, so what counts is the difference between the sides.
#include "games/war_of_the_ring/cards/catalog.h"
#include "rules/brain.h"

namespace mathom::war_of_the_ring {

class WarBrain final : public Brain {
 public:
  explicit WarBrain(const Catalog& catalog) : catalog_(catalog) {}
  Choice judge(const Observation&, const Decision&, Rng&, int mistake_percent) const override;
  bool worth_searching(const Observation&, const Decision&) const override;
  void consider(const Observation&, const Decision&, std::vector<Considered>& out) const override;
  Phrase reason(const Observation&, const Decision&, const Option&, Voice) const override;
  Regard regard(const Observation&, const Decision&, const Option&) const override;
  bool speaks() const override { return true; }
  Choice playout(const mathom::State&, const Decision&, Rng&) const override;
  std::uint64_t moment(const mathom::State&) const override;
  bool horizon(const mathom::State& root, const mathom::State& now) const override;
  std::int32_t worth(const mathom::State& root, const mathom::State& now, SeatId) const override;
  std::int32_t point() const override;
  int quick_answers() const override { return 25000; }

 private:
  const Catalog& catalog_;
};

}  // namespace mathom::war_of_the_ring

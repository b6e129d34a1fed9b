#pragma once
// The brain of both sides: rules of thumb from an Observation, a fast policy for playouts, and the value of a round.
// The players of a team share one score, so the value is the difference between the sides.
#include "games/war_of_the_ring/brain/survey.h"
#include "games/war_of_the_ring/cards/catalog.h"
#include "rules/brain.h"

namespace mathom::war_of_the_ring {

class WarBrain : public Brain {
 public:
  // `expert`: may be null, and must outlive the brain.
  explicit WarBrain(const Catalog& catalog, const Brain* expert = nullptr) : catalog_(catalog), expert_(expert) {}
  const Brain& thorough() const override { return expert_ ? *expert_ : *this; }
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
  int quick_answers() const override { return 25000; }
  int thorough_answers() const override { return 100000; }

 protected:
  const Catalog& catalog() const { return catalog_; }
  // The numbers of a side, and which questions are worth playouts.
  virtual const HeuristicWeights& weights_of(Side) const { return kHeuristicWeights; }
  virtual bool searches(Question) const;
  Survey survey(const State&, SeatId, bool exact) const;

 private:
  const Catalog& catalog_;
  const Brain* expert_;
};

}  // namespace mathom::war_of_the_ring

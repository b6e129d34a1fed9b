#pragma once
// Rules of thumb for any legal deck: no card is known by name. Fights are weighed by the strengths on the table, choices of
// texts by what their step does to the card that is chosen. Nothing is searched.
#include "games/lotr_tcg/cards/catalog.h"
#include "rules/brain.h"

namespace mathom::lotr_tcg {

class TcgBrain final : public Brain {
 public:
  explicit TcgBrain(const Catalog& catalog) : catalog_(catalog) {}
  Choice judge(const Observation&, const Decision&, Rng&, int mistake_percent) const override;
  bool worth_searching(const Observation&, const Decision&) const override { return false; }
  Choice playout(const mathom::State&, const Decision&, Rng&) const override;
  bool horizon(const mathom::State& root, const mathom::State& now) const override;
  std::int32_t worth(const mathom::State& root, const mathom::State& now, SeatId) const override;
  std::int32_t point() const override;

 private:
  const Catalog& catalog_;
};

}  // namespace mathom::lotr_tcg

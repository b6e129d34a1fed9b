#pragma once
// The brain of players with any legal deck: it knows no card by name. Rules of thumb weigh each option (heuristics.h).
// What is not hopeless is tried in playouts to the end of the turn. A sum of weights (position_value.h) or a net
// (expert.h) then says what the table is worth.
#include "games/lotr_tcg/brain/heuristic_weights.h"
#include "games/lotr_tcg/cards/catalog.h"
#include "games/lotr_tcg/rules/questions.h"
#include "rules/brain.h"

namespace mathom::lotr_tcg {

class TcgBrain : public Brain {
 public:
  // `cards`: the game that is played; its rules rehearse a skirmish to find a reason. `expert`: may be null, and must
  // outlive the brain.
  TcgBrain(const Catalog& catalog, const CardGame& cards, const HeuristicWeights& weights = kHeuristicWeights,
           const Brain* expert = nullptr)
      : catalog_(catalog), cards_(cards), weights_(weights), expert_(expert) {}
  const Brain& thorough() const override { return expert_ ? *expert_ : *this; }
  // The net of `expert` is the best judge, once it is loaded.
  const Brain& reviewer() const override { return thorough().ready() ? thorough() : *this; }
  std::vector<Level> levels() const override { return {{"expert", &thorough()}}; }
  Choice judge(const Observation&, const Decision&, Rng&, int mistake_percent) const override;
  bool worth_searching(const Observation&, const Decision&) const override;
  void consider(const Observation&, const Decision&, std::vector<Considered>&) const override;
  Phrase reason(const Observation&, const Decision&, const Option&, Voice) const override;
  std::unique_ptr<FactFinder> fact_finder(const mathom::State& root, SeatId) const override;
  Choice playout(const mathom::State&, const Decision&, Rng&) const override;
  std::uint64_t moment(const mathom::State&) const override;
  bool horizon(const mathom::State& root, const mathom::State& now) const override;
  std::int32_t worth(const mathom::State& root, const mathom::State& now, SeatId) const override;
  std::int32_t point() const override;
  std::int32_t certain() const override;
  int quick_answers() const override;
  std::int64_t most_weighed() const override;

 protected:
  // is_searched: whether questions of this kind are searched. chance_of: how likely a seat that still plays is to win
  // when a turn has ended, in thousandths.
  virtual bool is_searched(Question) const;
  virtual int chance_of(const TableCards&, int seat) const;

 private:
  const Catalog& catalog_;
  const CardGame& cards_;
  const HeuristicWeights& weights_;
  const Brain* expert_;
};

}  // namespace mathom::lotr_tcg

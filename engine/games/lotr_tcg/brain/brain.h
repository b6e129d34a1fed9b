#pragma once
// Players of any legal deck: no card is known by name. Rules of thumb weigh each option (thumb.h); what they do not think
// hopeless is tried in playouts to the end of the turn, and what the table is worth then is a sum of weights (standing.h).
#include "games/lotr_tcg/brain/standing.h"
#include "games/lotr_tcg/brain/taste.h"
#include "games/lotr_tcg/cards/catalog.h"
#include "rules/brain.h"

namespace mathom::lotr_tcg {

class TcgBrain : public Brain {
 public:
  // `cards`: of the game that is played; what is said of a skirmish is rehearsed by its rules. `expert` outlives it, if there
  // is one.
  TcgBrain(const Catalog& catalog, const CardGame& cards, const Taste& taste = kTaste, const Brain* expert = nullptr)
      : catalog_(catalog), cards_(cards), taste_(taste), expert_(expert) {}
  const Brain& thorough() const override { return expert_ ? *expert_ : *this; }
  Choice judge(const Observation&, const Decision&, Rng&, int mistake_percent) const override;
  bool worth_searching(const Observation&, const Decision&) const override;
  void consider(const Observation&, const Decision&, std::vector<Considered>&) const override;
  Phrase reason(const Observation&, const Decision&, const Option&, Voice) const override;
  Choice playout(const mathom::State&, const Decision&, Rng&) const override;
  std::uint64_t moment(const mathom::State&) const override;
  bool horizon(const mathom::State& root, const mathom::State& now) const override;
  std::int32_t worth(const mathom::State& root, const mathom::State& now, SeatId) const override;
  std::int32_t point() const override;
  std::int32_t certain() const override;
  int quick_answers() const override;
  std::int64_t most_weighed() const override;

 protected:
  // What a table is worth when a turn has ended.
  virtual const Features& weights() const { return kWeights; }

 private:
  const Catalog& catalog_;
  const CardGame& cards_;
  const Taste& taste_;
  const Brain* expert_;
};

// The advice to a level that takes its time: other numbers, and more features of a table (docs/bots.md).
class ExpertBrain final : public TcgBrain {
 public:
  ExpertBrain(const Catalog& catalog, const CardGame& cards) : TcgBrain(catalog, cards, kExpertTaste) {}

 protected:
  const Features& weights() const override { return kExpertWeights; }
};

}  // namespace mathom::lotr_tcg

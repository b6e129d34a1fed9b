#pragma once
// The brain of `expert` (docs/bots/lotr_tcg.md): other numbers for its rules of thumb, and a net that says what a table
// is worth (net.h). The net knows the cards in a hand, so questions about hands are searched too.
#include "games/lotr_tcg/brain/brain.h"

namespace mathom::lotr_tcg {

class ExpertBrain final : public TcgBrain {
 public:
  ExpertBrain(const Catalog& catalog, const CardGame& cards) : TcgBrain(catalog, cards, kExpertWeights) {}
  bool ready() const override;

 protected:
  bool is_searched(Question) const override { return true; }
  int chance_of(const TableCards&, int seat) const override;
};

}  // namespace mathom::lotr_tcg

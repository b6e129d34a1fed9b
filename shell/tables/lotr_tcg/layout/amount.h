// A question for a number, in the middle of the table: set on a scale or a step at a time, and answered with the gold
// button. It owns the number that is set.
#pragma once
#include <cstdint>
#include <string>

#include "shell/tables/common/sense.h"
#include "shell/tables/lotr_tcg/offer_words.h"

namespace mathom::lotr_tcg {

class AmountQuestion {
 public:
  AmountQuestion(GameTable& base, const CompanySight& sight, const OfferWords& words)
      : base_(base), sight_(sight), words_(words) {}

  bool is_asked() const;                                // every answer is a number of the same thing
  float height(const TableFrame& f, float wide) const;  // that it wants
  void build(const TableFrame& f, ui::Rect in);
  void build_act(const TableFrame& f);

 private:
  bool build_number(const TableFrame& f, ui::Rect r, int option) const;
  void build_stepper(const TableFrame& f, ui::Rect r);
  void build_step(const TableFrame& f, ui::Rect r, int by);
  int sensible() const;

  GameTable& base_;
  const CompanySight& sight_;
  const OfferWords& words_;
  Sense sense_;
  int amount_ = 0;  // the option that is set
  std::uint64_t amount_of_ = ~0ull;
};

}  // namespace mathom::lotr_tcg

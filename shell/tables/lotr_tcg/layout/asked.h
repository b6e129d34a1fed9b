// Questions that are answered in the middle of the table, where they cover no card: deeds in words, cards that lie
// nowhere in sight, a number; and what else the lifted card may do. The table makes room for them. It owns nothing.
#pragma once
#include <vector>

#include "shell/tables/lotr_tcg/layout/amount.h"
#include "shell/tables/lotr_tcg/layout/laid.h"

namespace mathom::lotr_tcg {

class Questions {
 public:
  Questions(GameTable& base, const CompanySight& sight, const CompanyLayout& layout, const Offers& offers,
            const OfferWords& words, AmountQuestion& amount)
      : base_(base), sight_(sight), layout_(layout), offers_(offers), words_(words), amount_(amount) {}

  // How high the question wants to be, on a table of that width; 0: it is answered elsewhere.
  float height(const TableFrame& f, ui::Rect table) const;
  void build(const TableFrame& f);

 private:
  ui::Rect asked_room(const TableFrame& f) const;
  int list_columns(const TableFrame& f, float width, float high = 0) const;  // high: what there is; 0: any
  std::vector<float> row_heights(const TableFrame& f, int columns, float width) const;
  void build_list(const TableFrame& f);
  std::vector<CardId> spread_cards() const;
  float spread_card_width(const TableFrame& f) const;
  void build_spread(const TableFrame& f);
  void build_other_meanings(const TableFrame& f);

  GameTable& base_;
  const CompanySight& sight_;
  const CompanyLayout& layout_;
  const Offers& offers_;
  const OfferWords& words_;
  AmountQuestion& amount_;
};

}  // namespace mathom::lotr_tcg

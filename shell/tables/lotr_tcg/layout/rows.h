// The rows of cards on both sides: characters and support areas, with the burdens next to the Ring-bearer. It owns
// nothing: what lies in which row says the layout.
#pragma once
#include "shell/tables/lotr_tcg/faces.h"
#include "shell/tables/lotr_tcg/layout/laid.h"
#include "shell/tables/lotr_tcg/layout/laid_card.h"

namespace mathom::lotr_tcg {

class CardRows {
 public:
  CardRows(const CompanySight& sight, const SeenCards& cards, const CompanyLayout& layout, Faces& faces,
           LaidCards& laid)
      : sight_(sight), cards_(cards), layout_(layout), faces_(faces), laid_(laid) {}

  void build(const TableFrame& f);

 private:
  void build_row(const TableFrame& f, const CardRow& row);
  void build_burdens(const TableFrame& f, const CardRow& row);
  void draw_ring(const TableFrame& f, ui::Rect r, bool worn) const;

  const CompanySight& sight_;
  const SeenCards& cards_;
  const CompanyLayout& layout_;
  Faces& faces_;
  LaidCards& laid_;
};

}  // namespace mathom::lotr_tcg

// One card that lies on the table, wherever that is: read, lifted when the question is about it, and touched as the
// target of one that is lifted. It owns nothing.
#pragma once
#include "shell/tables/lotr_tcg/faces.h"
#include "shell/tables/lotr_tcg/layout/sheet.h"
#include "shell/tables/lotr_tcg/offer_words.h"

namespace mathom::lotr_tcg {

class LaidCards {
 public:
  LaidCards(GameTable& base, const CompanySight& sight, const SeenCards& cards, const Offers& offers,
            const OfferWords& words, const Faces& faces, TableSheets& sheets)
      : base_(base), sight_(sight), cards_(cards), offers_(offers), words_(words), faces_(faces), sheets_(sheets) {}

  void build(const TableFrame& f, ui::Rect r, int card);
  // What was done to a card that only lies there: it opens to all that lies on it; one that bears nothing is read
  // large.
  void open(const TableFrame& f, int card, const ui::Reaction& is);

 private:
  void build_stack(const TableFrame& f, ui::Rect r, int card);
  void build_target(const TableFrame& f, ui::Rect r, int card, int option);
  void build_no_target(const TableFrame& f, ui::Rect r, int card, const Option& wanted);

  GameTable& base_;
  const CompanySight& sight_;
  const SeenCards& cards_;
  const Offers& offers_;
  const OfferWords& words_;
  const Faces& faces_;
  TableSheets& sheets_;
};

}  // namespace mathom::lotr_tcg

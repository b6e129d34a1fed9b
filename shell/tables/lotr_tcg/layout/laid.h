// What lies where on the table in this frame: the places of all parts, the cards of both sides in their rows, the sites
// on the path. It owns which rival is unfolded. Each frame computes it again; until then it says where cards lay in the
// frame before.
#pragma once
#include <map>
#include <vector>

#include "shell/tables/lotr_tcg/layout/places.h"
#include "shell/tables/lotr_tcg/seen_cards.h"

namespace mathom::lotr_tcg {

class CompanyLayout {
 public:
  CompanyLayout(const CompanySight& sight, const SeenCards& cards) : sight_(sight), cards_(cards) {}

  void forget();
  // `fought`: rows of the skirmish that is being fought; `asks`: how high a question wants to be (Company in places.h).
  void lay(const TableFrame& f, int fought, float asks);

  const Spots& spots() const { return spots_; }
  const std::vector<CardRow>& rows() const { return rows_; }
  const ui::Rect* where(int card) const;  // null: it does not lie in sight
  bool is_far(int card) const;            // among the characters of the far side
  bool is_laid(int card) const;           // in sight on the table

  int open_rival() const;  // whose plate is unfolded and whose support area lies in sight
  void unfold(int seat) { unfolded_ = seat; }

 private:
  std::vector<CardRow> sort_cards() const;
  void lay_row(const TableFrame& f, CardRow& row, ui::Rect room) const;

  const CompanySight& sight_;
  const SeenCards& cards_;
  Spots spots_;
  std::vector<CardRow> rows_;
  std::map<int, ui::Rect> lies_;
  int unfolded_ = -1;
};

}  // namespace mathom::lotr_tcg

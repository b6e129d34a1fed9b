// The bar of buttons: passes with what they lead to, the phases of the turn, who has passed; what needs no card
// otherwise; what a lifted card does. Passes stand at the left or above, everything else that is pressed here at the
// right or below: so a pass is never where the last button was. It owns nothing.
#pragma once
#include <functional>
#include <span>
#include <vector>

#include "shell/tables/lotr_tcg/layout/amount.h"
#include "shell/tables/lotr_tcg/layout/sheet.h"
#include "shell/tables/lotr_tcg/offer_words.h"
#include "shell/tables/lotr_tcg/seat_words.h"

namespace mathom::lotr_tcg {

class WindowBar {
 public:
  using Choosable = GameTable::Choosable;
  // Builds the buttons that give a standing order about what is asked.
  using OrdersAsked = std::function<void(const TableFrame& f, ui::Rect room)>;

  WindowBar(GameTable& base, const CompanySight& sight, const Offers& offers, const OfferWords& words,
            const SeatWords& seats, AmountQuestion& amount, TableSheets& sheets)
      : base_(base), sight_(sight), offers_(offers), words_(words), seats_(seats), amount_(amount), sheets_(sheets) {}

  void build(const TableFrame& f, const OrdersAsked& orders);

 private:
  std::vector<Choosable> row_choices(bool passes) const;
  int build_row(const TableFrame& f, std::span<const Choosable> list, ui::Rect row, bool from_right);
  float share_of_passes(const TableFrame& f, std::span<const Choosable> passes, ui::Rect bar) const;
  void build_window(const TableFrame& f, ui::Rect r);

  GameTable& base_;
  const CompanySight& sight_;
  const Offers& offers_;
  const OfferWords& words_;
  const SeatWords& seats_;
  AmountQuestion& amount_;
  TableSheets& sheets_;
};

}  // namespace mathom::lotr_tcg

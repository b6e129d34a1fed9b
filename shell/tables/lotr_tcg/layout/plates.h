// The plates of the players: who it is, which side they play in this turn, whether they have passed, and what they hold
// in numbers with words. Where several play against one, those that are not unfolded have one line. It owns nothing; a
// touch unfolds a plate in the layout, or opens the sheet of its player.
#pragma once
#include <string>

#include "shell/tables/lotr_tcg/layout/laid.h"
#include "shell/tables/lotr_tcg/layout/sheet.h"
#include "shell/tables/lotr_tcg/seat_words.h"

namespace mathom::lotr_tcg {

class SeatPlates {
 public:
  SeatPlates(const GameTable& base, const CompanySight& sight, const SeatWords& seats, CompanyLayout& layout,
             TableSheets& sheets)
      : base_(base), sight_(sight), seats_(seats), layout_(layout), sheets_(sheets) {}

  void build(const TableFrame& f);

 private:
  void build_seat(const TableFrame& f, int seat, ui::Rect r);
  void draw_tall_plate(const TableFrame& f, int seat, ui::Rect r) const;
  void draw_flat_plate(const TableFrame& f, int seat, ui::Rect r) const;
  std::string words_of(const TableHost& host, int seat) const;

  const GameTable& base_;
  const CompanySight& sight_;
  const SeatWords& seats_;
  CompanyLayout& layout_;
  TableSheets& sheets_;
};

}  // namespace mathom::lotr_tcg

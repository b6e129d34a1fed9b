// The panel of a seat on any table: its sign and name; what a game says of the seat stands below the name.
#pragma once
#include <string>

#include "shell/ui/canvas.h"

namespace mathom {

struct SeatPanel {
  int seat = 0;
  std::string name = {};
  bool acts = false;    // it is its turn: a ring of gold
  bool marked = false;  // taker, bearer: a thinner one
  int held = 0;         // backs of cards behind the panel, where there is room; the number stands in the lines
};

// For the name and `lines` lines below it.
float seat_panel_height(const ui::Canvas& c, int lines);
// Returns the place of the lines.
ui::Rect draw_seat_panel(const ui::Canvas& c, ui::Rect r, const SeatPanel& seat);

}  // namespace mathom

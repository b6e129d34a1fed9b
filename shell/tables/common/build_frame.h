// One build of a table: what every part of it needs.
#pragma once
#include "shell/tables/table_view.h"

namespace mathom {

struct BuildFrame {
  TableHost& host;
  SeatView& seat;
  const ui::Canvas& c;
  const TablePlaces& places;
  double now;
};

// A button of a panel: an option, or one that is not offered and says why (index below 0).
struct Choosable {
  Option option;
  int index = -1;
};

}  // namespace mathom

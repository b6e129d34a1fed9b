// Looking back: the bar that says where, and the timeline with its buttons. Pre: one looks back.
#pragma once
#include "shell/screens/table/frame.h"

namespace mathom {

void build_past_bar(const TableFrame& f, ui::Rect bar);
// The slider and the steps: one row above the other, or in the column of a low screen, where the steps stand in `act`.
void build_timeline(const TableFrame& f, ui::Rect row, ui::Rect act);

}  // namespace mathom

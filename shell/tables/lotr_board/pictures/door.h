// The picture on the game's door, on the first screen (kit.h).
#pragma once
#include "shell/tables/table_host.h"
#include "shell/ui/drawing/pen.h"

namespace mathom::lotr_board {

void draw_door(const TableHost& host, const ui::Pen& pen, ui::Rect r);

}  // namespace mathom::lotr_board

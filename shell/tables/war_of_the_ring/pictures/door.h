// The pictures on the game's door, on the first screen, and for its scenarios (kit.h).
#pragma once
#include "shell/tables/table_host.h"
#include "shell/ui/drawing/pen.h"

namespace mathom::war_of_the_ring {

void draw_door(const TableHost& host, const ui::Pen& pen, ui::Rect r);
// A picture for a scenario. False: it has none.
bool draw_scenario(const ui::Pen& pen, ui::Rect r, std::string_view set);

}  // namespace mathom::war_of_the_ring

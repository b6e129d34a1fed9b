// The pictures on the doors of the first screen (kit.h).
#pragma once
#include <string_view>

#include "shell/tables/table_host.h"
#include "shell/ui/drawing/pen.h"

namespace mathom {

// The height of these pictures by their width: in other shapes they lose their tops or sides.
inline constexpr float kDoorRatio = 0.6f;

// Fills `r`, and nothing outside of it. A game without a picture of its own has the backs of cards.
void draw_door(const TableHost& host, const ui::Pen& pen, ui::Rect r, std::string_view game);

// A picture for one of several ways to play a game; those that have none show the door.
void draw_rule_set(const TableHost& host, const ui::Pen& pen, ui::Rect r, std::string_view game, std::string_view set);

}  // namespace mathom

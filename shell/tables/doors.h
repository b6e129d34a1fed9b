// The picture on a game's door, on the first screen. One for each game that has a table; others show backs of cards.
#pragma once
#include <string_view>

#include "shell/tables/table_host.h"
#include "shell/ui/drawing/pen.h"

namespace mathom {

// The height of these pictures by their width: in other shapes they lose their tops or sides.
inline constexpr float kDoorRatio = 0.6f;

// Fills `r`, and nothing outside of it.
void draw_door(const TableHost& host, const ui::Pen& pen, ui::Rect r, std::string_view game);

// A picture for one of several ways to play a game; those that have none show the door.
void draw_rule_set(const TableHost& host, const ui::Pen& pen, ui::Rect r, std::string_view game, std::string_view set);

namespace french_tarot {
void draw_door(const TableHost& host, const ui::Pen& pen, ui::Rect r);
}
namespace lotr_board {
void draw_door(const ui::Pen& pen, ui::Rect r);
}
namespace lotr_tarot {
void draw_door(const ui::Pen& pen, ui::Rect r);
}
namespace lotr_tcg {
void draw_door(const ui::Pen& pen, ui::Rect r);
}
namespace war_of_the_ring {
void draw_door(const ui::Pen& pen, ui::Rect r);
bool draw_scenario(const ui::Pen& pen, ui::Rect r, std::string_view set);
}  // namespace war_of_the_ring

}  // namespace mathom

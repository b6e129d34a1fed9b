// The sign and the colour of a side, for screens that know no game: which team of SeatRole it is. A game whose sides have
// signs of their own draws them as on its table.
#pragma once
#include <string_view>

#include "shell/ui/drawing/pen.h"

namespace mathom {

// False: this game has no signs for its sides, and nothing was drawn.
bool draw_side(const ui::Pen& pen, std::string_view game, int team, ui::Vec middle, float size);
ui::Colour side_colour(std::string_view game, int team);

}  // namespace mathom

// A hand whose cards overlap: in one row, or in two where the strips that show would be too narrow; the first row then looks
// out above the second.
#pragma once
#include <vector>

#include "shell/ui/geometry.h"

namespace mathom {

// `card`: the width of a card; `width`: of the room.
float hand_rows_height(float card, float width, int cards);
// By card, in order; the hand stands on the bottom of the area.
std::vector<ui::Rect> place_hand_rows(ui::Rect area, float card, int cards);

}  // namespace mathom

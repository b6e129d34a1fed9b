// The seven places of the journey as drawn lands. Each covers its rectangle and nothing outside of it.
#pragma once
#include "shell/ui/drawing/pen.h"

namespace mathom::lotr_board {

// `place` in the order of the journey.
void draw_land(const ui::Pen& pen, ui::Rect where, int place);
// The place on a coin, for the line of the journey.
void draw_place_coin(const ui::Pen& pen, int place, ui::Vec middle, float size);

}  // namespace mathom::lotr_board

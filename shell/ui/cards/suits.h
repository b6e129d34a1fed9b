// The five suit signs and the seats' badges, drawn as paths.
#pragma once
#include "shell/ui/drawing/pen.h"

namespace mathom::ui {

// `size` is the height of the sign's box; signs are balanced to look equally large in it.
void draw_suit(const Pen& pen, Suit suit, Vec middle, float size, const Paint& paint, bool upside_down = false);
void draw_badge(const Pen& pen, Badge badge, Vec middle, float size, Colour colour);
// A little crown, for kings' call, titles and the home screen.
void draw_crown(const Pen& pen, Vec middle, float width, const Paint& paint);

}  // namespace mathom::ui

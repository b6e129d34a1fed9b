// The emblems of the trumps. Drawing only.
#pragma once
#include "shell/ui/drawing/pen.h"

namespace mathom::ui {

// The emblem of a trump in gold, in a box from -24 to 24 (card_art_emblems.cpp).
void draw_trump_emblem(const Pen& art, int number);

}  // namespace mathom::ui

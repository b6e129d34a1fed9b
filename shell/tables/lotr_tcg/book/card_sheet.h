// One card, large, as paper with its picture and all that it says.
#pragma once
#include "shell/tables/lotr_tcg/book/card_words.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_tcg {

// Returns its height. The picture is no higher than `most_art`.
float build_card_sheet(const TableHost&, const ui::Canvas&, ui::Rect column, BookWords&, int print, float most_art);

}  // namespace mathom::lotr_tcg

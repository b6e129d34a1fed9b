// The things of this game that a drawing may name (kit.h): its cards, tokens and signs.
#pragma once
#include <string_view>

#include "shell/tables/table_host.h"
#include "shell/ui/drawing/pen.h"

namespace mathom::lotr_tarot {

// Within `r`. False: this game has no such thing.
bool draw_named(const TableHost& host, const ui::Pen& pen, ui::Rect r, std::string_view words);

}  // namespace mathom::lotr_tarot

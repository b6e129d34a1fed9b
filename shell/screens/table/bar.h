// The bar above the table, and what one may look at: the last trick, the scores.
#pragma once
#include <cstdint>

#include "shell/screens/table/frame.h"

namespace mathom {

// What was pressed in it and is for others to do.
enum class BarWish : std::uint8_t { none, hint, cover };

// Two lines; on a phone what it says may need more.
float bar_height(const TableFrame& f, float width);
BarWish build_bar(const TableFrame& f, ui::Rect bar);
void build_looks(const TableFrame& f, ui::Rect row);

}  // namespace mathom

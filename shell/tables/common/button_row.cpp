#include "shell/tables/common/button_row.h"

#include <algorithm>

namespace mathom {

using namespace ui;

namespace {
constexpr float kLeastCell = 64, kCellGap = 6;

int rows_of(float width, int cells) {
  const int most = std::max(2, static_cast<int>((width + kCellGap) / (kLeastCell + kCellGap)));
  return (cells + most - 1) / most;
}
}  // namespace

float ButtonRow::height(float width, int cells, float high) {
  return static_cast<float>(std::max(1, rows_of(width, cells))) * (high + kCellGap) - kCellGap;
}

ButtonRow::ButtonRow(Rect room, int cells, float widest) : room_(room), cells_(cells) {
  rows_ = rows_of(room.w, cells);
  columns_ = (cells + rows_ - 1) / rows_;
  wide_ = std::min((room.w + kCellGap) / static_cast<float>(columns_), widest) - kCellGap;
}

Rect ButtonRow::cell(int n) const {
  const int row = n / columns_, column = n % columns_;
  return {room_.right() - static_cast<float>(column + 1) * (wide_ + kCellGap) + kCellGap,
          room_.bottom() - static_cast<float>(row + 1) * (room_.h + kCellGap) + kCellGap, wide_, room_.h};
}

void ButtonRow::draw_ground(const Canvas& c) const {
  if (rows_ < 2) return;
  const float whole = static_cast<float>(rows_) * (room_.h + kCellGap) - kCellGap;
  c.raised({room_.x - 4, room_.bottom() - whole - 6, room_.w + 8, whole + 12});
}

}  // namespace mathom

// Where standing buttons go: in one row where that can be, else in several. Words grow smaller before the table is
// covered.
#pragma once
#include <string>
#include <string_view>

#include "shell/ui/canvas.h"

namespace mathom {

class ButtonRow {
 public:
  // `room`: of the lowest row; `widest`: of one button.
  ButtonRow(ui::Rect room, int cells, float widest);
  // The height of that many buttons in that width, where a row of them is `high`.
  static float height(float width, int cells, float high);
  int cells() const { return cells_; }
  ui::Rect cell(int n) const;                   // from the right end of the lowest row
  void draw_ground(const ui::Canvas& c) const;  // where rows lie over the table

 private:
  ui::Rect room_;
  int cells_, rows_, columns_;
  float wide_;
};

// What a button says below its name, as far as its place has room for that.
std::string_view second_line(const ui::Canvas& c, const std::string& words, ui::Rect r);

}  // namespace mathom

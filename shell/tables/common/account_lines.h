// The lines of an account, one below the other: what counted and what it is worth.
#pragma once
#include <string>

#include "shell/ui/canvas.h"

namespace mathom {

class AccountLines {
 public:
  AccountLines(const ui::Canvas& c, ui::Rect r) : c_(c), r_(r), y_(r.y) {}

  // `indent`: what stands before it; returns the place of the line.
  ui::Rect add(const std::string& left, const std::string& right, ui::Colour colour, bool bold, float indent = 0) {
    const float high = c_.account_height(left, right, r_.w - indent, bold);
    const ui::Rect r{r_.x + indent, y_, r_.w - indent, high};
    c_.account_line("account/" + std::to_string(n_++), r, left, right, colour, bold);
    y_ += high;
    return r;
  }
  void skip(float high) { y_ += high; }
  ui::Rect rest() const { return {r_.x, y_, r_.w, r_.h - (y_ - r_.y)}; }
  float height() const { return y_ - r_.y; }

 private:
  const ui::Canvas& c_;
  ui::Rect r_;
  float y_;
  int n_ = 0;
};

}  // namespace mathom

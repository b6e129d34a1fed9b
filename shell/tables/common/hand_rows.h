// A hand whose cards overlap: in one row, or in two where the strips that show would be too narrow; the first row then
// looks out above the second.
#pragma once
#include <vector>

#include "shell/ui/canvas.h"

namespace mathom {

// How wide its cards are wanted: so many side by side, and so much of the screen's height at the most.
struct HandSize {
  float phone_cards, phone_most;   // on an upright phone: side by side, and the widest
  float cards, of_height, of_low;  // elsewhere; of_low: of the height of a phone on its side
  float least, most;               // most: on a small desktop
};

class HandRows {
 public:
  // `width`: of the room.
  HandRows(const ui::Canvas& c, const HandSize& size, float width, float screen_height);
  float card() const { return card_; }  // how wide one is
  float height(int cards) const;
  // By card, in order; the hand stands on the bottom of the area, which is as wide as the room.
  std::vector<ui::Rect> place(ui::Rect area, int cards) const;

 private:
  int rows(int cards) const;
  float card_, width_;
};

}  // namespace mathom

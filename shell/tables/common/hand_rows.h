// A hand whose cards overlap: in one row, or in two where the strips that show would be too narrow; the first row then
// looks out above the second.
#pragma once
#include <span>
#include <vector>

#include "shell/ui/canvas.h"

namespace mathom {

// How far a lifted card stands out of the hand, and how far those do that may be played while others may not.
float hand_lift(const ui::Canvas& c);
float hand_raise(const ui::Canvas& c);
// Where the cards lie while one of them is lifted and drawn in front: the others of its row make way, so that no index
// is covered. Nothing moves out of the row's width, and what was touched stays below the finger.
std::vector<ui::Rect> make_way(std::vector<ui::Rect> places, std::size_t lifted);
// The first `cards` of a hand from the back to the front, by their indices. A lifted card lies before its own row and
// behind the next one, whose indices it would cover; a dragged one has left its row and lies before all others. Any
// other number: no card.
std::vector<std::size_t> painted_in_turn(std::span<const ui::Rect> places, std::size_t cards, std::size_t lifted,
                                         std::size_t dragged);

// How wide its cards are wanted: how many side by side, and how much of the screen's height at most. What is given here
// suits cards with texts.
struct HandSize {
  float phone_cards = 5.5f, phone_most = 76;           // on an upright phone: side by side, and the widest
  float cards = 8, of_height = 0.12f, of_low = 0.15f;  // elsewhere; of_low: of the height of a phone on its side
  float least = 42, most = 124;                        // most: on a small desktop
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
  float card_, width_, lift_;
};

}  // namespace mathom

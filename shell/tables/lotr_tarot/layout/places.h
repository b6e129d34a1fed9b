// Where seats, piles and the hand go on a table of any size. Arithmetic only.
#pragma once
#include <array>
#include <vector>

#include "games/lotr_tarot/state/state.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_tarot {

struct Spots {
  std::array<ui::Rect, kMostSeats> badge;  // by seat, one's own too
  ui::Rect draw, ring, journey;            // cards
  ui::Rect books;
  ui::Rect middle;                // room for banners
  ui::Rect ask;                   // room for panels that ask, below what they are about
  float spread = 0, caption = 0;  // from pile to pile; height of the words below one
  int note_lines = 1;             // of them, below the name
  bool fan = false;               // there is room for backs of cards below the plates
};
// `me` sits at the bottom; the others follow in turn order from left to right along the top.
Spots place_table(const ui::Canvas& c, ui::Rect felt, int seats, int me);

float hand_card_width(const ui::Canvas& c, float width, float screen_height);
std::vector<ui::Rect> place_hand(const ui::Canvas& c, ui::Rect area, float screen_height, int cards);
// By suit and rank, the Majors last.
std::vector<Card> sorted(const CardSet& hand);

}  // namespace mathom::lotr_tarot

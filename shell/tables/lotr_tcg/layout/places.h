// Where path, plates, characters, support areas and what is being fought go on a table of any size. Arithmetic only.
#pragma once
#include <array>
#include <vector>

#include "games/lotr_tcg/state/state.h"
#include "shell/tables/common/hand_rows.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_tcg {

// How many cards lie where: the near side is whose table is looked at, the far side are all others.
struct Company {
  int seats = 2, me = 0;
  int near = 0, near_support = 0, far = 0, far_support = 0;
  int fought = 0;  // rows of the skirmish that is being fought; 0: none is
};

struct Spots {
  std::array<ui::Rect, kMostSeats> seat;  // plates, by seat
  ui::Rect path, pool;                    // the adventure path; twilight
  ui::Rect far, far_support, near, near_support;
  ui::Rect stage;  // what is being fought, or how things stand
  ui::Rect panel;  // room for panels that ask
};
Spots place_table(const ui::Canvas& c, ui::Rect felt, const Company& who);

// Cards side by side from the middle, overlapping where they must; in two rows where too little of each would show.
std::vector<ui::Rect> place_row(ui::Rect row, int n);
std::vector<ui::Rect> place_path(ui::Rect path);
HandRows hand_rows(const ui::Canvas& c, float width, float screen_height);

}  // namespace mathom::lotr_tcg

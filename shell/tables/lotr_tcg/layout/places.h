// Where path, plates, characters, support areas and what is being fought or asked go on a table of any size. Arithmetic
// only.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/lotr_tcg/state/state.h"
#include "shell/tables/common/hand_rows.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_tcg {

// How many cards lie where: the near side is whose table is looked at, the far side are all others.
struct Company {
  int seats = 2, me = 0;
  int open = 1;  // the rival whose plate is unfolded
  int near = 0, near_support = 0, far = 0, far_support = 0;
  int fought = 0;  // rows of the skirmish that is being fought; 0: none is
  float asks = 0;  // how high a question wants to be that is answered in the middle; 0: none is
};

struct Spots {
  std::array<ui::Rect, kMostSeats> seat;  // plates, by seat
  ui::Rect path, pool;                    // the adventure path; twilight
  ui::Rect far, far_support, near, near_support;
  ui::Rect stage;  // what is being fought or asked, or how things stand
  ui::Rect table;  // all of it, for what is said over it
};
// Cards that lie side by side, named as one zone.
struct CardRow {
  std::string zone;
  std::string_view key;
  ui::Rect room, burdens;
  int ring = -1;  // that the Ring-bearer bears; it lies at the foot of the burdens
  std::vector<int> cards;
  std::vector<ui::Rect> places;
  float strips = 0;
};
Spots place_table(const ui::Canvas& c, ui::Rect felt, const Company& who);

// Cards side by side from the middle, overlapping where they must; in two rows where too little of each would show. Of
// `ratio`, width over height, as far as there is room.
std::vector<ui::Rect> place_row(ui::Rect row, int n, float ratio);
// The first of them is the Ring-bearer: room for the burdens next to it, cut from the row; empty where the row has no
// room.
ui::Rect cut_burdens(const ui::Canvas& c, ui::Rect row, int n);
// Of that room, where the Ring lies.
ui::Rect ring_place(const ui::Canvas& c, ui::Rect burdens);
std::vector<ui::Rect> place_path(ui::Rect path);
HandRows hand_rows(const ui::Canvas& c, float width, float screen_height);

}  // namespace mathom::lotr_tcg

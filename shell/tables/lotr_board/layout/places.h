// Where everything goes on a table of any size. Arithmetic only. Three forms: columns next to the board where there is
// room, bands above one another on narrow screens, and a low form for a phone on its side.
#pragma once
#include <array>
#include <vector>

#include "games/lotr_board/state/state.h"
#include "shell/tables/common/hand_rows.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_board {

enum class Form : std::uint8_t { columns, bands, low };

struct Spots {
  Form form = Form::bands;
  ui::Rect journey, corruption, board;
  ui::Rect events;  // the list, or one line that opens it
  ui::Rect tile;    // the last story tile, and how many are left
  ui::Rect piles;   // the deck and what has been discarded
  ui::Rect deck() const;
  ui::Rect discard() const;
  ui::Rect tile_slot() const;  // where the tile lies
  ui::Rect acts;               // the (lowest) row of standing buttons; empty: a question has its room
  std::array<ui::Rect, kMostSeats> seat;
};
struct Company {
  int seats, me, tracks;    // tracks: of the board that lies there
  int acts = 1;             // standing buttons
  bool acts_answer = true;  // one of them answers what is asked, or nothing is: else they give way where room is dear
};
Spots place_table(const ui::Canvas& c, ui::Rect felt, Company who);

// One track of the board: where it can be touched, its sign, and its spaces.
struct Path {
  ui::Rect row;
  ui::Vec head;
  float head_size = 0, size = 0;  // of the sign; of a space
  std::vector<ui::Vec> spaces, line;
};
// `lengths` of the tracks, from the top; `larger`: how much larger than usual signs may be.
std::vector<Path> place_tracks(ui::Rect board, const std::vector<int>& lengths, float larger);

// The space of the corruption line.
ui::Rect corruption_space(ui::Rect line, int n);

// What is left of a room below y.
ui::Rect below(ui::Rect room, float y);

HandRows hand_rows(const ui::Canvas& c, float width, float screen_height);

}  // namespace mathom::lotr_board

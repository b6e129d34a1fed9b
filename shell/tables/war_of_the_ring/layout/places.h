// Where everything goes on a table of any size. Arithmetic only. Three forms: seats above, places in the middle and
// one's own reserve below them where there is room; the same in narrow bands; and seats next to the places on low
// screens.
#pragma once
#include <array>
#include <vector>

#include "games/war_of_the_ring/state/state.h"
#include "shell/tables/common/hand_rows.h"
#include "shell/ui/canvas.h"

namespace mathom::war_of_the_ring {

struct Spots {
  bool low = false, bands = false;
  std::array<ui::Rect, kMostSeats> seat;  // one's own too: it lies next to one's reserve
  ui::Rect places;                        // the path and the battlegrounds
  ui::Rect reserve;                       // one's own
  ui::Rect acts;                          // the row of standing buttons
  ui::Rect source;                        // over them and higher: the card whose text is carried out
  ui::Rect score;                         // points of both sides, corruption, the round
};
struct Company {
  int seats, me;
  int reserve;  // cards in one's own
  // Where one's own seat and reserve lie, and the standing buttons, when the hand leaves room for them; else empty.
  ui::Rect own = {}, acts = {};
};
// What of the hand's width one's own seat and reserve take; 0: they lie on the felt.
float own_width(const ui::Canvas& c, float width, int reserve);
Spots place_table(const ui::Canvas& c, ui::Rect felt, Company who);

// The active places side by side, in as many rows as shape them best.
std::vector<ui::Rect> place_cells(ui::Rect room, int n);

// One place: its name, the cards of the far and the near side, and the line with the numbers between them.
struct Cell {
  ui::Rect head, far_row, middle, near_row;
};
// `far`, `near`: cards of either side, which share the height where a place is narrow. `least_head`: how high the name
// needs it.
Cell place_cell(const ui::Canvas& c, ui::Rect r, int far = 1, int near = 1, float least_head = 0);
inline constexpr float kTwoLines = 26;  // of a name

// Cards of one side at a place: standing with name and picture as long as they have room, else as lines with both, else
// overlapping.
struct PlaceRow {
  bool lines = false, overlap = false;
  std::vector<ui::Rect> cards;
};
PlaceRow place_cards(const ui::Canvas& c, ui::Rect row, int n);

// Cards in one row of this height, which overlap where there is no room; from the left, or around the middle.
std::vector<ui::Rect> place_row(ui::Rect row, int n, bool centred);
// Cards from the left, as large as a strip of each can be touched: in one row, or in two where the height is there.
std::vector<ui::Rect> place_rows(ui::Rect room, int n);
// The same on a table; on a phone, where they would cover one another, each in a line that a finger can touch. Where
// even two rows leave too little of each, more rows that are scrolled (`height` is more than the room's).
struct ReserveRows {
  std::vector<ui::Rect> cards;
  bool lines = false;  // each card lies in a line with its picture, name and numbers
  float height = 0;
};
ReserveRows place_reserve(ui::Rect room, int n, bool phone);
// Cards in as many rows as show a strip of each that a finger can touch.
std::vector<ui::Rect> place_spread(ui::Rect room, int n, float most_wide);

// The cards of a hand, of which the first `aside` lie apart from the others.
std::vector<ui::Rect> place_hand(const HandRows& rows, ui::Rect room, int aside, int n);
HandRows hand_rows(const ui::Canvas& c, float width, float screen_height);

}  // namespace mathom::war_of_the_ring

// What the drawings of cards and of places share: words in a box, rows of icons. Not for the table.
#pragma once
#include <string_view>
#include <vector>

#include "shell/tables/war_of_the_ring/pictures/face.h"

namespace mathom::war_of_the_ring {

inline constexpr float kNamed = 57;  // narrower cards are chips

// Words in the middle of a box, in as many lines as they need, smaller where they must be, never below `least`. Sizes
// are in the pen's own units.
void set_words(const ui::Pen&, ui::Rect, std::string_view words, ui::Type wanted, float least, ui::Colour,
               ui::Align = ui::Align::centre);

// Icons that are there, or were printed, with what is printed: a number that the table has changed looks another way.
struct IconRow {
  Sign sign;
  int n = 0, printed = 0;
};
std::vector<IconRow> icon_rows(const Counts& now, const Counts& printed);
// A row from `left` on; how wide it is.
float draw_icon_row(const ui::Pen&, const IconRow&, ui::Vec left, float size, bool light = false);

// "3-6 8": the numbers of the bits from 1 on.
std::string ranges(std::uint16_t bits);

// Body and rim of a card in a state; the contents are drawn with the pen that comes back.
ui::Pen begin_card(const ui::Pen&, ui::Rect, float round, const ui::Paint& paper, ui::CardState);
void end_card(const ui::Pen&, ui::Rect, float round, ui::Colour rim, ui::CardState);

}  // namespace mathom::war_of_the_ring

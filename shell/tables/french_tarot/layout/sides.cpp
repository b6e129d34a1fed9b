#include "shell/tables/french_tarot/layout/sides.h"

#include "shell/tables/french_tarot/table.h"

namespace mathom::french_tarot {

using namespace ui;

namespace {
constexpr Colour kTakerSide = rgb(0xE0A83A), kDefenceSide = rgb(0x5AA9E6);
}

bool sides_known(const Board& board) {
  if (board.taker == kNoSeat) return false;
  return board.seats < 5 || (board.called != kNoCard && (board.partner != kNoSeat || board.alone));
}

Colour side_colour_of(const Board& board, int seat) {
  if (board.taker == kNoSeat) return 0;
  if (seat == board.taker || seat == board.partner) return kTakerSide;
  return sides_known(board) ? kDefenceSide : 0;
}

void draw_called(const Canvas& c, const Board& board, int seat, Rect plate, const CardLook& look) {
  const int at_seat = board.partner != kNoSeat ? board.partner : board.taker;
  if (board.called == kNoCard || seat != at_seat) return;
  const float wide = c.em(c.phone() ? 30 : 38), high = wide * 0.72f;
  // At the upper corner; below a narrow plate, where it would cover the name.
  const bool narrow = plate.w < c.em(100);
  const Rect chip{plate.right() - wide, narrow ? plate.bottom() - high * 0.3f : plate.y - high * 0.36f, wide, high};
  c.pen().shadow(chip, 5, 6, 2, 0.5f);
  draw_card_chip(c.pen(), chip, face_of(board.called), look);
}

}  // namespace mathom::french_tarot

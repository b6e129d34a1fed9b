// What the table shows of who plays with whom: the colours of the sides once they are known, and the called card.
#pragma once
#include "shell/tables/french_tarot/board.h"
#include "shell/ui/canvas.h"
#include "shell/ui/cards/card_face.h"

namespace mathom::french_tarot {

// Who wins with the taker is known: with five at the table once the called card has been played.
bool sides_known(const Board& board);
ui::Colour side_colour_of(const Board& board, int seat);  // 0: not known yet
// The card that was called lies next to the taker until it is known who has it, and then next to them.
void draw_called(const ui::Canvas& c, const Board& board, int seat, ui::Rect plate, const ui::CardLook& look);

}  // namespace mathom::french_tarot

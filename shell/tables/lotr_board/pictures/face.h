// The cards of the board game, drawn by computation at any size: signs at the left edge, a picture, a name. The edge
// says the colour in form too: brown is one broad band, grey is two lines with rungs, story cards have lozenges.
#pragma once
#include <string>

#include "shell/tables/lotr_board/pictures/signs.h"
#include "shell/ui/cards/card_face.h"

namespace mathom::lotr_board {

struct FaceWords {
  std::string name, note;  // the note: brown, grey, story
  float shown = 1;         // of its width, which the next card of the hand does not cover
};
// Any print: a card, a tile, one of Gandalf's, a gold rune.
void draw_face(const ui::Pen& pen, ui::Rect where, int print, const FaceWords& words,
               ui::CardState state = ui::CardState::plain);
// Its signs alone, on a slip of its colour as high as a line of text.
void draw_card_chip(const ui::Pen& pen, ui::Rect where, int print);
// The picture of a card with a name, in a box from -32 to 32 both ways (face_art.cpp).
void draw_motif(const ui::Pen& art, int print);

}  // namespace mathom::lotr_board

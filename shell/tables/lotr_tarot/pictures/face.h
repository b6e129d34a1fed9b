// Ring Tarot's 78 cards, drawn by computation at any size: index and sign of the suit, a picture, and in the upper
// right corner the sign of the side. Colour is never the only cue: Free is a disc, Dark a shield, Neutral a square.
#pragma once
#include <string>

#include "games/lotr_tarot/cards/cards.h"
#include "shell/ui/cards/card_face.h"

namespace mathom::lotr_tarot {

struct FaceLook {
  std::array<std::string_view, 4> court_letters{"P", "Kn", "Q", "K"};
  std::string ace = "A";
};

void draw_face(const ui::Pen& pen, ui::Rect where, Card card, Side side, const FaceLook& look,
               ui::CardState state = ui::CardState::plain);
// The same where the next card of a hand covers all but `shown` of it: index and signs above, the picture in the strip.
void draw_face_strip(const ui::Pen& pen, ui::Rect where, Card card, Side side, const FaceLook& look,
                     ui::CardState state, float shown);
// What a card of this side is printed on.
ui::Colour paper_of(Side side, ui::CardState state);
// The sign of a side alone; Side::none: the Ring's own.
void draw_side(const ui::Pen& pen, Side side, ui::Vec middle, float size);
void draw_suit_sign(const ui::Pen& pen, Suit suit, ui::Vec middle, float size);

// Index and signs in one line, for the log: a Major is told by its numeral and its side.
void draw_chip(const ui::Pen& pen, ui::Rect r, Card card, Side side, const FaceLook& look);

std::string index_of(Card card, const FaceLook& look);  // "XIV", "10", "Kn"
std::string roman(int n);

// Pictures, in a box from -32 to 32 and -56 to 56 (face_majors*.cpp, face.cpp).
void draw_major(const ui::Pen& art, int number);

}  // namespace mathom::lotr_tarot

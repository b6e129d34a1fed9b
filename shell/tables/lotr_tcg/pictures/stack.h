// A card in play as it lies in its row: a character with the numbers that count now and, beneath it, what it bears; a
// card of a support area with its words. Smaller than a card in a hand, and wider. It knows no table.
#pragma once
#include <string>
#include <vector>

#include "shell/tables/lotr_tcg/pictures/face.h"
#include "shell/ui/drawing/theme.h"

namespace mathom::lotr_tcg {

struct StackLook {
  // What it bears, or what lies on it.
  struct Borne {
    int print = 0;
    std::string title;
    int more = 0;  // strength that it gives
  };
  FaceLook face;
  std::vector<Borne> borne = {};
  std::vector<std::string> chips = {};  // keywords that count now, the most telling first
  std::string fight = {};               // "Boromir 9 : 15": the skirmish it is in, that has not begun
  bool wins = false;                    // its side would, there
  int burdens = -1, limit = 0;          // of the Ring-bearer; -1: it is another, or they are counted next to it
  bool marked = false;                  // with the sign of its owner, where several players' cards lie in a row
  ui::SeatSign owner = {};
};

// How much of a row's height is for what is borne: as many lines as there are cards on somebody there, and room for.
float strips_height(float row, int most_borne);

// `strips`: what strips_height() says, at the foot of the rectangle.
void draw_stack(const ui::Pen&, ui::Rect, const StackLook&, ui::CardState, float strips);
// A card other than a character: its picture next to its words if there is room, else above its name.
void draw_support(const ui::Pen&, ui::Rect, const StackLook&, ui::CardState);

// As many of these words as fit in one line, with dots for the rest; never ends with a word like "of".
std::string words_in_line(const ui::Letters&, ui::Type, std::string words, float width);

// --- tokens
// An eye: a burden that lies on the Ring-bearer, or room for one.
void draw_burden(const ui::Pen&, ui::Vec middle, float wide, bool lies);
void draw_drop(const ui::Pen&, ui::Vec middle, float size);      // a wound
void draw_twilight(const ui::Pen&, ui::Vec middle, float size);  // a token of the pool
void draw_the_ring(const ui::Pen&, ui::Vec middle, float size, bool worn);

}  // namespace mathom::lotr_tcg

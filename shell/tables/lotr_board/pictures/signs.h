// The signs of the board game, drawn as paths: what is printed on cards, spaces and tiles, the tokens, the die, the
// Eye. Every sign has a form of its own; colour only helps.
#pragma once
#include <string>

#include "games/lotr_board/content/cards.h"
#include "shell/ui/drawing/pen.h"

namespace mathom::lotr_board {

// Symbols of cards and tracks: friendship, travelling, hiding, fighting, and kStar.
ui::Colour symbol_colour(int symbol);
void draw_symbol(const ui::Pen& pen, int symbol, ui::Vec middle, float size, ui::Colour colour);
// The symbol on a disc of its colour.
void draw_symbol_disc(const ui::Pen& pen, int symbol, ui::Vec middle, float size);

enum class Thing : std::uint8_t { none, rune, gold, ring, heart, sun, die, card, purity, eye, cards, next_event };
void draw_thing(const ui::Pen& pen, Thing thing, ui::Vec middle, float size);
void draw_eye(const ui::Pen& pen, ui::Vec middle, float size);  // without asking what is printed anywhere: for the door
Thing token_thing(int kind);
// What a space of a track gives; `dice` too.
Thing thing_on(int place, int symbol, int space);
// What a story tile shows: a symbol, or a thing.
struct TileSign {
  int symbol = -1;
  Thing thing = Thing::none;
};
TileSign tile_sign(int print);

void draw_die(const ui::Pen& pen, int face, ui::Vec middle, float size);
void draw_tile(const ui::Pen& pen, int print, ui::Rect where);
void draw_tile_back(const ui::Pen& pen, ui::Rect where);
// A Hobbit's marker: the sign of its seat with the first letters of its name.
void draw_hobbit(const ui::Pen& pen, int seat, ui::Vec middle, float size, const std::string& letters);

}  // namespace mathom::lotr_board

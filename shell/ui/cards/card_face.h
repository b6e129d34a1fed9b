// The 78 tarot cards and their back, drawn by computation at any size: wide cards get symmetrical corners, table cards
// a large index and their picture next to it, chips a sign and a number. Nothing here knows the rules of a game.
#pragma once
#include <array>
#include <string>

#include "shell/ui/drawing/pen.h"

namespace mathom::ui {

// Ranks 1-10, then 11 valet, 12 cavalier, 13 dame, 14 roi; trumps 1-21; the Excuse is trump 0.
struct TarotFace {
  Suit suit = Suit::spade;
  int rank = 1;
  bool excuse() const { return suit == Suit::trump && rank == 0; }
  bool court() const { return suit != Suit::trump && rank > 10; }
  bool bout() const { return suit == Suit::trump && (rank <= 1 || rank == 21); }
};

struct CardLook {
  bool four_colours = true;
  std::array<std::string_view, 4> court_letters{"J", "C", "Q", "K"};  // valet, cavalier, dame, roi
  std::string excuse_letter = "E";
};

inline constexpr float kCardRatio = 1.56f;  // height over width
constexpr float card_height(float width) { return width * kCardRatio; }

enum class CardState : std::uint8_t {
  plain,
  offered,  // gold ring
  ready,    // offered in a hand where others are not: it stands higher, on a foot of gold
  chosen,   // double ring; the table lifts it
  sunk,     // not offered: white paper, a little darker, its index as clear as before
  caused,   // the reason why another is not offered: outlined
  pointed,  // a hint or "show me" speaks of it: a broad gold ring
};

void draw_card(const Pen& pen, Rect where, TarotFace face, const CardLook& look, CardState state = CardState::plain);
// The same where the next card of a hand covers all but `shown` of it: the picture is composed for that strip.
void draw_card_strip(const Pen& pen, Rect where, TarotFace face, const CardLook& look, CardState state, float shown);
void draw_card_back(const Pen& pen, Rect where);
// The rings of a state, around a card whose corners have this radius; sinking is the drawing's own.
void draw_card_state(const Pen& pen, Rect where, float round, CardState state);
// The dashed ring of the keyboard's focus, outside the card.
void draw_card_focus(const Pen& pen, Rect where);
// An empty place where a card will lie.
void draw_card_place(const Pen& pen, Rect where, std::string_view words);
// A coloured token with the index alone, for lists and counters; `where` is as high as a line of text.
void draw_card_chip(const Pen& pen, Rect where, TarotFace face, const CardLook& look);

std::string index_of(TarotFace face, const CardLook& look);
// The index and its suit sign in one line of text: "10♥".
std::string short_name(TarotFace face, const CardLook& look);

// The pictures, each in a box from -32 to 32 and -67 to 67 (card_art*.cpp).
void draw_pips(const Pen& art, Suit suit, int count, Colour colour);
void draw_court(const Pen& art, Suit suit, int rank, Colour colour);
void draw_trump(const Pen& art, int number, Colour colour);
void draw_excuse(const Pen& art, const std::array<Colour, kSuits>& colours);
// The same for a strip of that size, from its upper left corner (card_strip.cpp).
void draw_strip(const Pen& pen, Rect box, TarotFace face, const CardLook& look, Colour colour);
// Half a court, in a box from -32 to 32 and 0 to 67.
void draw_court_half(const Pen& half, Suit suit, int rank, Colour colour);
// The jester's head and coat alone, in the box of draw_excuse.
void draw_jester(const Pen& art, const std::array<Colour, kSuits>& colours);
// The emblem of a trump in gold, in a box from -24 to 24 (card_art_emblems.cpp).
void draw_trump_emblem(const Pen& art, int number);

}  // namespace mathom::ui

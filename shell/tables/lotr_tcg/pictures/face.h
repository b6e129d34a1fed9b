// A card of this game as it lies on the table or in a hand: colour and sign of its culture, picture, name, and the
// numbers that count now. It knows no table.
#pragma once
#include <string>

#include "games/lotr_tcg/cards/cards.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_tcg {

struct FaceLook {
  const CardFacts* facts = nullptr;
  int print = 0;
  std::string name, title;  // "Aragorn, Ranger of the North"; in front of the comma
  std::string kind, text;   // read on a large card
  int cost = -1;            // -1: it is not shown on a small card, since it has been paid
  int strength = 0, vitality = 0;
  bool stronger = false, weaker = false;  // than is printed
  int wounds = 0;
  int bears = 0;     // how many cards
  int fight = 0;     // number of the skirmish it is in; 0: in none
  bool now = false;  // that one is being fought
  float shown = 1;   // of its width, from the left: the rest is covered
};
void draw_game_card(const ui::Pen&, ui::Rect, const FaceLook&, ui::CardState);
// The least width from which on it bears its name, its kind and its text, all of which can be read; none: too large a
// number.
float whole_from(const ui::Letters&, const FaceLook&);
// The same in a line of text.
void draw_game_chip(const ui::Pen&, ui::Rect, const FaceLook&);

}  // namespace mathom::lotr_tcg

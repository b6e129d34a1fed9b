// A card of this game as it lies on the table or in a hand: colour and sign of its culture, picture, name, and the
// numbers that count now. It knows no table.
#pragma once
#include <string>
#include <vector>

#include "games/lotr_tcg/cards/cards.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_tcg {

struct FaceLook {
  const CardFacts* facts = nullptr;
  int print = 0;
  std::string name, title;                 // "Aragorn, Ranger of the North"; in front of the comma
  std::string kind, text;                  // read on a large card
  int cost = -1;                           // -1: it is not shown on a small card, since it has been paid
  int dearer = 0;                          // above 0: that is more than is printed; below 0: less
  std::vector<std::string> keywords = {};  // of a card that is not in play, those that change a fight first
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
// Cards lie on it: two of them as a sign, and how many there are. A number alone would be taken for strength.
void draw_borne(const ui::Pen&, ui::Rect tab, int many);
// The site number of a minion on a signpost, the home of an ally in a house; of others nothing.
void draw_site_number(const ui::Pen&, const CardFacts&, ui::Vec middle, float size);
// The same in a line of text.
void draw_game_chip(const ui::Pen&, ui::Rect, const FaceLook&);

}  // namespace mathom::lotr_tcg

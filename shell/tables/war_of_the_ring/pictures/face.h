// The cards and places of War of the Ring, drawn by computation at any size. The form follows from the rectangle: a
// chip (narrow: the crest and the numbers), a tile (wider than high), a card for the table, and from kZoomed on
// everything in words. What is said on them comes with FaceWords; what the table has changed comes with LiveIcons.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "shell/tables/war_of_the_ring/pictures/signs.h"
#include "shell/ui/cards/card_face.h"

namespace mathom {
class TableHost;
class Game;
class Observation;
}  // namespace mathom

namespace mathom::war_of_the_ring {

inline constexpr float kZoomed = 250;  // as wide as this, and every word stands on it

struct FaceWords {
  const Catalog* catalog = nullptr;  // the cards of the game that it is of
  struct IconText {
    std::string one, many;  // "helmet", "helmets"
  };
  std::string name;
  std::string kind;                    // "Dúnedain · Character", "Path 4 · 2 points"
  std::string text;                    // what it does, in sentences
  std::string limits;                  // where it may stand, or who may bear it
  std::array<IconText, kSigns> icons;  // what each sign is called
  std::string by_text;                 // of a card whose numbers its text gives
};
// Of a card or, from kFirstPlace on, of a place. `on`: the table, for texts that count what lies there.
FaceWords face_words(const TableHost&, const Game&, int print, const Observation* on = nullptr);

// Icons as they are now: with tokens, items and texts. Unless `known`, what is printed counts.
struct LiveIcons {
  bool known = false;
  bool bare = false;  // a place whose own shields do not count
  Icons icons;        // of a place: attack and defence
};

void draw_face(const ui::Pen&, ui::Rect, int print, const FaceWords&, ui::CardState = ui::CardState::plain,
               const LiveIcons& = {});
// The same in a hand, of which no more than `shown` of its width looks out from under the next card: numbers, picture
// and name keep within that strip, and a name that cannot stand in it whole gives its room to the picture.
void draw_covered_face(const ui::Pen&, ui::Rect, int print, const FaceWords&, ui::CardState, const LiveIcons&,
                       float shown);
// In one line, with the numbers that count on a path or on a battleground.
void draw_card_line(const ui::Pen&, ui::Rect, int print, const FaceWords&, ui::CardState, const LiveIcons&,
                    bool on_path);
// Its picture alone: the land and who or what it is.
void draw_picture(const ui::Pen&, ui::Rect, int print, const Catalog&);
// What it counts, as a card shows it: with tokens, items and texts where that is known.
struct CountOf {
  Sign sign;
  int n = 0;
};
std::vector<CountOf> counts_shown(int print, const Catalog&, const LiveIcons& = {});
// No number is printed on it, a star is: its text says what it counts.
bool counts_by_text(const CardFacts&);
// A card that nobody here may see: whose deck it is from.
void draw_back(const ui::Pen&, ui::Rect, Side);
void draw_place(const ui::Pen&, ui::Rect, int place, const FaceWords&, const LiveIcons& = {},
                ui::CardState = ui::CardState::plain);
// As high as a line of text: the crest, and what counts most; of a place its number or its side, and its points.
void draw_card_chip(const ui::Pen&, ui::Rect, const Catalog&, int print);
void draw_place_chip(const ui::Pen&, ui::Rect, const PlaceFacts&);

}  // namespace mathom::war_of_the_ring

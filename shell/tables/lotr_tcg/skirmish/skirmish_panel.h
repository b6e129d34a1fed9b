// The skirmish that is being fought, in the middle of the table: strength against strength, where each point comes
// from, what the lifted card would change, how it would end. It knows no table and no rule: SkirmishWords says all of
// it, and a stage gives it a rectangle.
#pragma once
#include <string>
#include <vector>

#include "shell/tables/lotr_tcg/pictures/face.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_tcg {

struct SkirmishRow {
  int points = 0;
  std::string words;     // what they come from
  bool printed = false;  // on the fighter; else they are added or taken
  bool brought = false;  // by what is lifted
};
struct SkirmishSide {
  std::string title;            // "Fellowship"
  std::vector<FaceLook> cards;  // the fighters
  std::vector<SkirmishRow> rows;
  std::string fate;  // what its fighters would take; empty: nothing
  std::string said;  // all that its rows say, as a sentence
  bool wins = false;
};
struct SkirmishLook {
  SkirmishSide left, right;      // the defender, the minions
  int defends = 0, attacks = 0;  // the large numbers
  int before = 0;                // what the defender has without what is lifted
  std::string when;              // "If you play Swordarm", or which skirmish it is
  std::string now;               // how it stands without what is lifted; empty: nothing is lifted
  std::string verdict;           // "Won by 2"
  std::string note;              // that a tie is the Shadow's
  bool good = false;             // the verdict, for who looks
  bool open = false;             // it is not known how it ends
  int killed_to = 0;             // the defender's strength up to which they are overwhelmed
  int overwhelms_from = 0;       // and from which they overwhelm
  std::string killed, overwhelms;
  std::vector<std::string>
      reserve;                     // what the other side could add, as far as is seen: a heading, then a line for each
  bool reserve_left = false;       // it is the defender's side
  std::string said, reserve_said;  // the same in sentences
};

// How high it would like to be at this width, with that many rows in its longer ledger; it takes what it gets.
float skirmish_height(const ui::Canvas&, float width, int rows);
// Draws it, and adds what it says to the scene, in the zone that is open.
void draw_skirmish(const ui::Canvas&, ui::Rect, const SkirmishLook&);

}  // namespace mathom::lotr_tcg

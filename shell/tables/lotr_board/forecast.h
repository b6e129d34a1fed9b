// What an answer leads to, as far as the corruption line goes: the steps that a program is certain to take, counted on
// a copy of the board. Where a program asks first, it is not followed further. From what the viewer knows alone.
#pragma once
#include <optional>

#include "games/lotr_board/state/table.h"
#include "shell/tables/lotr_board/board.h"

namespace mathom::lotr_board {

struct Forecast {
  Board then;
  int dice = 0, roller = -1;  // how many rolls come first, and whose
  bool whole = true;          // nothing else happens
  // The first block that this is about, for what cannot be counted; -1: none.
  int block = -1;
  bool if_nobody = false;  // only if none of the others helps either, who are still asked
  // It pays part of a price, or all of it: then what not paying leads to is averted.
  bool pays = false, settles = false;
  Board unpaid = {};
  int unpaid_dice = 0;
  bool moves(const Board& now) const { return then.sauron != now.sauron || then.corruption != now.corruption; }
};

// Of an answer of `who`, who is asked or will be. Nothing: nobody can tell, or nothing is meant to happen.
std::optional<Forecast> foresee(const State&, SeatId who, const Option&, const Board& now);
// What one face of the die does to whoever rolls it, in steps, cards, or steps of Sauron.
struct FaceHarm {
  int steps = 0, cards = 0, sauron = 0;
};
FaceHarm harm_of(const State&, int face, int roller);
// Who is about to roll, or has rolled, by the question that is asked; -1: nobody.
int roller_of(const State&);

}  // namespace mathom::lotr_board

#pragma once
// What the boards and cards say to a player: sentences made from the programs that run (effects/say.h), for the
// table, the text view and the tests.
#include <vector>

#include "effects/say.h"
#include "games/lotr_board/state/table.h"

namespace mathom::lotr_board {

std::vector<effects::Clause> say_event(int place, int event);  // or an action of a haven
std::vector<effects::Clause> say_space(int place, int symbol, int space);
std::vector<effects::Clause> say_card(int print);  // a tile, a story card, Gandalf's; empty for cards with symbols only
std::vector<effects::Clause> say_face(int face);
// What is going on: the event, the tile, the die, a card, a space. As a number for events, and its name.
int cause_of(const State&);
std::string_view cause_key(int cause);

}  // namespace mathom::lotr_board

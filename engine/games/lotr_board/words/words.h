#pragma once
// What the boards and cards say to a player: sentences made from the programs that run (effects/say/say.h), for the
// table, the text view and the tests.
#include <vector>

#include "effects/say/say.h"
#include "games/lotr_board/state/table.h"

namespace mathom::lotr_board {

std::vector<effects::Clause> say_event(int place, int event);  // or an action of a haven
std::vector<effects::Clause> say_space(int place, int symbol, int space);
std::vector<effects::Clause> say_card(int print);  // a tile, a story card, Gandalf's; empty for cards with symbols only
std::vector<effects::Clause> say_face(int face);
// What is going on: the event, the tile, the die, a card, a space. As a number for events, and its name.
int cause_of(const State&);
std::string_view cause_key(int cause);

// The printed thing that somebody is asked about: an event of the board or an action of the haven, a tile, a face of
// the die that has to be paid for, a card of Gandalf's. Nothing: a turn, a moment between two things, what a reaction
// asks.
struct Subject {
  enum class Kind : std::uint8_t { none, program, card, face };
  Kind kind = Kind::none;
  int which = -1;  // program of the place, print, or face
  bool is(Kind k) const { return kind == k; }
  friend bool operator==(const Subject&, const Subject&) = default;
};
Subject subject_of(const State&);
std::string_view subject_word(int place, const Subject&);  // empty: none

}  // namespace mathom::lotr_board

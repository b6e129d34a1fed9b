// What the things of the journey are called on the table, in the host's language: the Hobbits, what stands on a card,
// what an event does.
#pragma once
#include <string>
#include <vector>

#include "games/lotr_board/words/words.h"
#include "rules/game.h"
#include "shell/tables/lotr_board/pictures/face.h"
#include "shell/tables/table_host.h"

namespace mathom::lotr_board {

std::string hobbit_name(const TableHost& host, int seat);
std::string hobbit_letters(const TableHost& host, int seat);  // that the name begins with, for a small sign
std::string sentences(const TableHost& host, const std::vector<effects::Clause>& list);
std::string event_words(const TableHost& host, int place, int which);  // what it does
// The same, and that the board is over then, if it is the last one there.
std::string event_and_end(const TableHost& host, int place, int which);
FaceWords face_words(const TableHost& host, const Game& game, int print);
// "A, B, C"
std::string joined(const TableHost& host, const std::vector<std::string>& parts);

}  // namespace mathom::lotr_board

// The five Hobbits as people: who plays one has its face on the plate and on the page of the result.
#pragma once
#include "shell/ui/people/person.h"

namespace mathom::lotr_board {

// By seat: Frodo, Sam, Pippin, Merry, Fatty.
const ui::Person& hobbit_person(int seat);

}  // namespace mathom::lotr_board

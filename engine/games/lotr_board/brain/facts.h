#pragma once
// What comes of an answer by the next place of the journey, as a player says it: who is lost, how near Sauron comes,
// which events happen, and how the quest ends. All companions win and lose together.
#include <memory>

#include "rules/fact.h"

namespace mathom::lotr_board {

std::unique_ptr<FactFinder> find_facts();

}  // namespace mathom::lotr_board

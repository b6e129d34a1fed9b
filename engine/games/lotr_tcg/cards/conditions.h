#pragma once
// The conditions of texts and the numbers that only this game knows, as words of its language.
#include "effects/words.h"

namespace mathom::lotr_tcg {

class Table;

// Does a filter mean so many? It looks no further when it does.
bool are_there(const Table&, int filter, int least, const Frame&);

std::vector<effects::Condition> conditions();
std::vector<effects::Measure> measures();

}  // namespace mathom::lotr_tcg

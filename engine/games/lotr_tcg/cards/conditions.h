#pragma once
// The conditions of texts and the numbers that only this game knows, as words of its language.
#include "effects/words.h"

namespace mathom::lotr_tcg {

class Table;

// Calls go_on(thing) for each thing that a filter means, in their order, until it says no.
void each_meant(const Table&, int filter, const Frame&, void* asked, bool (*go_on)(void* asked, int thing));
template <class F>
void each_meant(const Table& t, int filter, const Frame& f, F go_on) {
  each_meant(t, filter, f, &go_on, [](void* asked, int thing) { return (*static_cast<F*>(asked))(thing); });
}
// Does a filter mean that many? It looks no further when it does.
bool are_there(const Table&, int filter, int least, const Frame&);

std::vector<effects::Condition> conditions();
std::vector<effects::Measure> measures();

}  // namespace mathom::lotr_tcg

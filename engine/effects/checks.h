#pragma once
// Texts that read and cannot mean what they say: a filter that no card can pass, a moment that cards of that type never have.
// A game asks when all its cards are read, and tells where the text stands.
#include <cstdint>
#include <vector>

#include "effects/ability.h"
#include "effects/filters.h"

namespace mathom::effects {

// The filters of that kind, from number `from` on, that none of the prints from `first` up to `last` can pass, by what is
// printed on them.
std::vector<int> hopeless_filters(const LoadedCards&, const Language&, int kind, int first, int last, int from = 0);
// The moments of a text that cards of that type do not have, as places in the language's list.
std::vector<int> strange_moments(const Language&, const Ability&, int type);

}  // namespace mathom::effects

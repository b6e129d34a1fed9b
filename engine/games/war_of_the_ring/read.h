#pragma once
// Parts of the reading of the card files (read_catalog.cpp): what is sound word by word, but not as a text of this game.
#include "games/war_of_the_ring/catalog.h"

namespace mathom::war_of_the_ring {

// How long the code was before an entry was read.
struct CodeSize {
  std::size_t ops = 0, values = 0, conditions = 0;
};
inline CodeSize size_of(const effects::Code& c) { return {c.ops.size(), c.values.size(), c.conditions.size()}; }

// What was read since then.
void check_texts(const Catalog&, const CodeSize& before, const std::string& path, Problems&);
// The moments of a place or of a card of that type.
void check_moments(const Catalog&, const std::vector<int>& abilities, bool place, Type, const std::string& path,
                   Problems&);

}  // namespace mathom::war_of_the_ring

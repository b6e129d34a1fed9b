#pragma once
// Parts of the reading of the card files (read_catalog.cpp): what is sound key by key and word by word, but makes no
// sense as a card of this game.
#include "effects/read/entry_reader.h"
#include "games/war_of_the_ring/cards/catalog.h"

namespace mathom::war_of_the_ring {

// Pre: the facts are those of the entry, and its abilities are in the catalog.
void check_card(const Catalog&, const CardFacts&, const effects::Entry&, Problems&);
void check_place(const Catalog&, const PlaceFacts&, const effects::Entry&, Problems&);

}  // namespace mathom::war_of_the_ring

#pragma once
// How good a card is in decks of forty, as games between rules of thumb have shown (docs/bots/lotr_tcg.md): a number
// for who drafts or builds. It knows nothing of the other cards, and no rule asks for it.
#include <string_view>
#include <vector>

#include "games/lotr_tcg/cards/catalog.h"

namespace mathom::lotr_tcg {

// How much more likely a copy of it makes the win than an average card of its side in its place, in hundredths of the
// logarithm of the odds: four are about one game in a hundred. 0: an average card, a site, a Ring.
int card_rating(const Catalog&, int print);

// {id: rating} for every card of a draw deck, as numbers by the number printed on the card. Faults become problems.
std::vector<int> read_ratings(const Catalog&, std::string_view text, Problems&);

}  // namespace mathom::lotr_tcg

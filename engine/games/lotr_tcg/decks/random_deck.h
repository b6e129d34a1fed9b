#pragma once
// Decks by lot that the rules allow, for proofs: over many of them every card of the set comes equally often.
#include "core/rng.h"
#include "games/lotr_tcg/decks/decks.h"

namespace mathom::lotr_tcg {

// The same for the same state of the generator, on every machine. `most`: cards in the draw deck, an even number;
// `with`: a card of the draw deck of which it has four, with others of its culture; -1: any deck.
Deck random_deck(const Catalog&, int most, Rng&, int with = -1);

}  // namespace mathom::lotr_tcg

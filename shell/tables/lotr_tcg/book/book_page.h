// The door to the card book, for whoever opens pages.
#pragma once
#include <string>

#include "shell/tables/lotr_tcg/book/deck_desk.h"
#include "shell/tables/page.h"

namespace mathom::lotr_tcg {

// `list`: a deck to open at once, as a list or a link; empty: none.
PagePtr book_page(std::string list);
// Builds this deck alone, from what it is held to; every step of it is handed over.
PagePtr deck_page(OpenDeck deck, DeckDesk::Changed changed);

}  // namespace mathom::lotr_tcg

#pragma once
// A deck as one word, from the numbers of its cards.
#include <optional>
#include <string_view>

#include "games/lotr_tcg/decks/deck_text.h"

namespace mathom::lotr_tcg {

// Nothing: the text is not one line with such a word in it. One that is not whole gives an empty deck and an unread
// line.
std::optional<DeckReading> read_link(const Catalog&, std::string_view text);

}  // namespace mathom::lotr_tcg

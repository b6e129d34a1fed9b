#pragma once
// The card language as documents, from the tables that read it: docs/card-language.md and assets/cards/schema.json.
#include <string>

#include "core/json_fwd.h"
#include "effects/language.h"
#include "rules/game.h"

namespace mathom::headless {

// Pre: the game is made of cards (Game::cards).
std::string language_page(const Game& game);
Json language_schema(const Game& game);

// Words of prices are no words of a language that has no prices.
bool can_be_written(const effects::Language&, const effects::Verb&);

}  // namespace mathom::headless

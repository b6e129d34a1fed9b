#pragma once
// The card language as documents, from the tables that read it: docs/card-language.md and assets/cards/schema.json.
#include <string>

#include "core/json_fwd.h"
#include "effects/forms.h"
#include "rules/game.h"

namespace mathom::headless {

// Pre: the game is made of cards (Game::cards).
std::string language_page(const Game& game);
Json language_schema(const Game& game);

// Words of prices are not words of a language that has no prices; nor are its conditions, modifiers, causes and limits, nor
// the forms of abilities that need them, where it has none.
bool can_be_written(const effects::Language&, const effects::Verb&);
bool can_be_written(const effects::Language&, const effects::Fact&);
bool can_be_written(const effects::Language&, const effects::Form&);

}  // namespace mathom::headless

#pragma once
// The card language as documents, from the tables that read it: docs/card-language-war.md and
// assets/cards/war_of_the_ring/schema.json.
#include <string>

#include "core/json_fwd.h"
#include "effects/read/forms.h"
#include "rules/card_files.h"
#include "rules/game.h"

namespace mathom::headless {

std::string language_page(std::string_view id, const CardGame&);
Json language_schema(std::string_view id, const CardGame&);
// Pre: the game is made of cards (Game::cards).
inline std::string language_page(const Game& g) { return language_page(g.info().id, *g.cards()); }
inline Json language_schema(const Game& g) { return language_schema(g.info().id, *g.cards()); }

// Words of prices are not words of a language that has no prices; nor are its conditions, modifiers, causes and limits,
// nor the forms of abilities that need them, where it has none.
bool can_be_written(const effects::Language&, const effects::Verb&);
bool can_be_written(const effects::Language&, const effects::Fact&);
bool can_be_written(const effects::Language&, const effects::Form&);

}  // namespace mathom::headless

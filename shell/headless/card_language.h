#pragma once
// The card language as documents, from the tables that read it: docs/card-language.md and assets/cards/schema.json.
#include <string>

#include "core/json_fwd.h"
#include "effects/language.h"

namespace mathom::headless {

std::string language_page();
Json language_schema();

// Words of prices are no words of a language that has no prices.
bool can_be_written(const effects::Language&, const effects::Verb&);

}  // namespace mathom::headless

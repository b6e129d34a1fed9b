#pragma once
// What an entry of a card file holds: a card of a deck, or a site.
#include <array>
#include <span>
#include <string>

#include "effects/read/forms.h"

namespace mathom::lotr_tcg {

inline const std::string kFolder = "cards/lotr_tcg/";
// In the order of the prints.
inline constexpr std::array kCardFiles{"rings.json", "dwarven.json",  "elven.json", "gandalf.json",    "gondor.json",
                                       "shire.json", "isengard.json", "moria.json", "ringwraith.json", "sauron.json"};
inline constexpr const char* kSiteFile = "sites.json";

std::span<const effects::Form> entries();

}  // namespace mathom::lotr_tcg

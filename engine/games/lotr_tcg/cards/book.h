#pragma once
// The cards as programs see them that print, check and describe cards (rules/card_files.h).
#include <string>

#include "games/lotr_tcg/cards/catalog.h"

namespace mathom::lotr_tcg {

const CardBook& book();
std::string text_of(const Catalog&, int print, const CardBook::Say&);

}  // namespace mathom::lotr_tcg

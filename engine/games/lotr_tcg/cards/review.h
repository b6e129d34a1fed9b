#pragma once
// Texts that read well and come to nothing: one that can never be used, a filter that can never mean anything in the
// phase of its text. Told to whoever writes cards (`mathom cards check`); a game that was begun with such a file goes
// on all the same.
#include "core/problems.h"
#include "games/lotr_tcg/cards/catalog.h"

namespace mathom::lotr_tcg {

// Each problem has the path "<id>/abilities/<place>". Pre: the catalog was read without problems.
void review(const Catalog&, Problems&);

}  // namespace mathom::lotr_tcg

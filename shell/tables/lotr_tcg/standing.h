// Which answers are about which text of a card: uses of texts that hear what happens, and which required one comes
// first.
#pragma once
#include "shell/tables/standing.h"

namespace mathom::lotr_tcg {

const StandingTexts& standing_texts();

}  // namespace mathom::lotr_tcg

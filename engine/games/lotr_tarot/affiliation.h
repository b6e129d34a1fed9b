#pragma once
// Which card stands for which side, as part of a config: {"affiliations": {"dark": [20 words], "neutral": [6 words]}}.
// What is in neither list is free. Left out: as the deck has it. Players edit it, because the printed deck was not at
// hand when the deck's data was made.
#include "core/json_fwd.h"
#include "core/problems.h"
#include "games/lotr_tarot/cards.h"

namespace mathom::lotr_tarot {

struct Affiliations {
  CardSet dark, neutral;
};

// Every fault of config["affiliations"]: shape, unknown or doubled cards, and numbers other than 51 free, 20 dark,
// 6 neutral and the Ring.
void check_affiliations(const Json& config, Problems&);
// Pre: check_affiliations found nothing.
Affiliations read_affiliations(const Json& config);
Json affiliations_json(const Affiliations&);

}  // namespace mathom::lotr_tarot

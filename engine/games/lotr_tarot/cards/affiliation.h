#pragma once
// Which card stands for which side, as part of a config: {"affiliations": {"dark": [20 words], "neutral": [6 words]}}.
// What is in neither list is free. Left out: as the deck has it. Players edit it, because the printed deck was not at
// hand when the deck's data was made.
#include <cstdint>
#include <string>
#include <vector>

#include "core/json_fwd.h"
#include "core/problems.h"
#include "games/lotr_tarot/cards/cards.h"

namespace mathom::lotr_tarot {

struct Affiliations {
  CardSet dark, neutral;
  friend bool operator==(const Affiliations&, const Affiliations&) = default;
};

// One thing that is wrong with two such lists. Whoever reports it finds the words: the config's check, or the page.
struct AffiliationFault {
  enum class Kind : std::uint8_t {
    shape,    // not two lists of cards
    unknown,  // `word` is not a card of the deck
    ring,     // the Ring stands for nobody
    twice,    // `card` is named twice in one list
    both,     // `card` is in both lists
    number    // a list names `count` cards of `side`, which is too few or too many
  };
  Kind kind = Kind::shape;
  std::string path = {};  // "/dark/3"
  std::string word = {};
  Card card = Card::hidden;
  Side side = Side::none;
  int count = 0;
};
// What can be read of {"dark": [...], "neutral": [...]}; other members are not looked at.
Affiliations read_lists(const Json& lists, std::vector<AffiliationFault>& faults);

// Every fault of config["affiliations"]: shape, unknown or doubled cards, and numbers other than 51 free, 20 dark,
// 6 neutral and the Ring.
void check_affiliations(const Json& config, Problems&);
// Pre: check_affiliations found nothing.
Affiliations read_affiliations(const Json& config);
Json affiliations_json(const Affiliations&);

}  // namespace mathom::lotr_tarot

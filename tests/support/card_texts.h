#pragma once
// Which texts of a game's cards the scenarios look at. A scenario looks at a text when it fails without it, so each text is
// taken away once, and the scenarios that speak of its card are played with what is left.
#include <string>
#include <vector>

#include "support/card_files.h"
#include "support/each_game.h"

namespace mathom::test {

// A card with something taken away, and the word for what that is: "anduril 2", its second text.
struct LesserCard {
  std::string word, list;
  Json entry;
};
// Every card less each of its texts.
std::vector<LesserCard> without_a_text(std::string_view game);
// Every card less each part of its texts, one at a time, down to the words of a filter: "anduril 2 /abilities/1/cost/0".
std::vector<LesserCard> without_a_clause(std::string_view game);

// Does a scenario of the game fail when that card is played as it is here? With the faults of the card's file when it has any.
bool is_missed(const Game&, const LesserCard&, std::string& faults);

// Holds that each text of this share is missed by a scenario or stands in tests/data/<game>/texts_no_scenario_misses.txt, and
// that what stands there is missed by none.
void check_card_texts(const Share&);
// Strikes from that list what a scenario misses by now.
void strike_missed_texts(const std::string& game);

}  // namespace mathom::test

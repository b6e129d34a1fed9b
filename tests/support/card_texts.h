#pragma once
// Which texts of a game's cards the scenarios look at. A scenario looks at a text when it fails without it, so each
// text is taken away once, and the scenarios that speak of its card are played with what is left.
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
// Every card less each part of its texts, one at a time, down to the words of a filter: "anduril 2
// /abilities/1/cost/0".
std::vector<LesserCard> without_a_clause(std::string_view game);

// Every card that has no text, with each of its facts that one may write otherwise, one at a time: "hobbit-sword
// adds_strength".
std::vector<LesserCard> with_another_fact(std::string_view game);

// Does a scenario of the game fail when that card is played as it is here? With the faults of the card's file when it
// has any.
bool is_missed(const Game&, const LesserCard&, std::string& faults);

// Holds that each text of this share is missed by a scenario or stands in
// tests/data/<game>/texts_no_scenario_misses.txt, and that what stands there is missed by none.
void check_card_texts(const Share&);
// Holds that each fact of each card without a text is missed by a scenario when it is otherwise, but for those in
// tests/data/<game>/facts_no_scenario_misses.txt, which none misses.
void check_card_facts(const Share&);
// Strikes from the list of texts what a scenario misses by now.
void strike_missed_texts(const std::string& game);

}  // namespace mathom::test

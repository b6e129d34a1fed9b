// That the scenarios look at every text of every card, in the games whose cards are data.
#include <catch2/catch_test_macros.hpp>
#include <cstdio>

#include "support/card_texts.h"

using namespace mathom;

namespace {

const char* const kSentence = "every text of every card is missed by a scenario when it is taken away";
const int kTexts = test::for_game(kSentence, "[scenario]", "war_of_the_ring", 2, test::check_card_texts) +
                   test::for_game(kSentence, "[scenario][long]", "lotr_tcg", 8, test::check_card_texts);

// Some parts of texts can be missed by none, as they say what is so anyway.
void list_clauses(std::string_view game) {
  std::string faults;
  for (const test::LesserCard& card : test::without_a_clause(game))
    if (!test::is_missed(test::game_named(game), card, faults) && faults.empty()) std::puts(card.word.c_str());
}

}  // namespace

TEST_CASE("texts of cards are found", "[war_of_the_ring][lotr_tcg]") {
  CHECK(kTexts > 2);
  for (const char* game : {"war_of_the_ring", "lotr_tcg"})
    CHECK(test::without_a_clause(game).size() > test::without_a_text(game).size());
}

// Not tests: they have no game's tag, so that they run only when they are asked for.
TEST_CASE("texts that a scenario now tests are removed from the lists", "[.texts]") {
  for (const char* game : {"war_of_the_ring", "lotr_tcg"}) test::strike_missed_texts(game);
}
TEST_CASE("clauses that no scenario misses: war_of_the_ring", "[.clauses]") { list_clauses("war_of_the_ring"); }
TEST_CASE("clauses that no scenario misses: lotr_tcg", "[.clauses]") { list_clauses("lotr_tcg"); }

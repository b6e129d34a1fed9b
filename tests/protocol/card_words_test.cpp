// What the words of `mathom cards GAME WORD` mean.
#include <catch2/catch_test_macros.hpp>

#include "rules/registry.h"
#include "shell/headless/words.h"

using namespace mathom;
using headless::prints_called;

TEST_CASE("a card is called by the word of one print, or by its id, which is that of all its prints", "[protocol]") {
  const Game& war = *find_game("war_of_the_ring");
  const auto word_of = [&](std::string_view called) {
    const auto prints = prints_called(war, called);
    return prints.size() == 1 ? war.card_word(prints[0]) : "of " + std::to_string(prints.size());
  };
  for (const char* id : {"high-elves", "mordor-orcs", "strider", "caradhras"}) {
    INFO(id);
    REQUIRE(prints_called(war, id).size() == 1);
    CHECK(war.card_name(prints_called(war, id)[0]).key.ends_with(id));
  }
  CHECK(word_of("high-elves-2") == "high-elves-2");
  CHECK(word_of("high-elves") == "high-elves-1");
  CHECK(word_of("nobody") == "of 0");
  CHECK(prints_called(war, "").size() == static_cast<std::size_t>(war.info().prints));
}

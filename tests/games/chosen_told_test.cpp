// What a player chooses of the texts of a card or an event is said whole in the log, in every language.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "effects/say/say_why.h"
#include "games/lotr_board/content/content.h"
#include "games/lotr_tcg/cards/catalog.h"
#include "games/war_of_the_ring/cards/catalog.h"
#include "rules/registry.h"
#include "support/languages.h"
#include "text/texts.h"

using namespace mathom;

namespace {

// Returns how many blocks were said.
int say_all(const std::string& game, const effects::Language& language, const effects::Code& code) {
  int said = 0;
  const std::string key = game + ".told.chose";
  const Game& played = *find_game(game);
  const Namer namer{.seat = [](SeatId) { return std::string("Nadia"); },
                    .card = [&](CardDef c) { return played.card_name(c); }};
  for (const auto& [name, texts] : test::languages())
    for (const effects::Op& op : code.ops) {
      if (op.verb == effects::kEnd) continue;
      for (const int block : effects::options_of(language, code, op)) {
        Phrase told{key, {}};
        told.seat("seat", seat_at(0)).word("what", effects::block_as_words(language, code, block));
        const std::string words = texts.say(told, namer);
        INFO(game << ", " << name << ": " << words);
        CHECK(words.find('<') == std::string::npos);
        ++said;
      }
    }
  return said;
}

}  // namespace

TEST_CASE("what is chosen of a text is said whole", "[lotr_tcg][war_of_the_ring][lotr_board][words]") {
  CHECK(say_all("lotr_tcg", lotr_tcg::language(), lotr_tcg::printed_cards().code) > 10);
  CHECK(say_all("war_of_the_ring", war_of_the_ring::language(),
                war_of_the_ring::catalog_of(*find_game("war_of_the_ring")).code) > 3);
  CHECK(say_all("lotr_board", lotr_board::language(), lotr_board::content().code) > 3);
}

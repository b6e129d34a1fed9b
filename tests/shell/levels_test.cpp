// The levels that a table offers.
#include <catch2/catch_test_macros.hpp>

#include "rules/bot_level.h"
#include "rules/brain.h"
#include "rules/registry.h"
#include "shell/screens/levels.h"
#include "shell/stage.h"

using namespace mathom;
using namespace mathom::test;

TEST_CASE("a table offers the levels of its game, and plays at the strongest of them what it does not know",
          "[levels]") {
  Stage stage;
  for (const std::string_view id : game_ids()) {
    const Game* game = find_game(id);
    REQUIRE(game);
    CAPTURE(id);
    CHECK(game->brain()->has_expert());
    const bool master = game->brain()->master() != nullptr;
    CHECK(master == (id == "french_tarot"));
    const std::vector<std::string> kinds = kinds_of_players(stage.use(), *game);
    CHECK(kinds.size() == 4u + master);
    CHECK(kinds.back() == (master ? "Master" : "Expert"));
    for (const char* level : {"expert", "master"}) {
      Seat seat{"Nadia", level, 0};
      const bool offered = level == std::string_view("expert") || master;
      give_kind(*game, seat, kind_of(*game, seat));
      CHECK(seat.bot == (offered ? level : levels_for(*game).back()->id));
    }
    CHECK(kind_of(*game, {"", "", 0}) == 0);
    CHECK(kind_of(*game, {"", "beginner", 0}) == 1);
  }
}

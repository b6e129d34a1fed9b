// The levels that a table offers.
#include <algorithm>

#include <catch2/catch_test_macros.hpp>

#include "rules/bot_level.h"
#include "rules/brain.h"
#include "rules/registry.h"
#include "shell/screens/levels.h"
#include "shell/stage.h"

using namespace mathom;
using namespace mathom::test;

TEST_CASE(
    "a table offers the levels of every game and those that the brain names, and plays at the strongest of them what "
    "it "
    "does not know",
    "[levels]") {
  Stage stage;
  std::size_t stronger = 0;
  for (const std::string_view id : game_ids()) {
    const Game* game = find_game(id);
    REQUIRE(game);
    CAPTURE(id);
    std::vector<std::string_view> offered = {"beginner"};
    if (game->brain()) offered.push_back("club");
    const std::size_t usual = offered.size();
    if (game->brain())
      for (const Brain::Level& level : game->brain()->levels()) offered.push_back(level.id);
    const std::vector<std::string> kinds = kinds_of_players(stage.use(), *game);
    REQUIRE(kinds.size() == offered.size() + 1);
    stronger += offered.size() - usual;
    for (std::size_t i = 0; i < offered.size(); ++i)
      CHECK(kinds[i + 1] == stage.use().words.say("shell.bot." + std::string(offered[i])));
    for (const std::string_view level : {"expert", "master"}) {
      Seat seat{"Nadia", std::string(level), 0};
      give_kind(*game, seat, kind_of(*game, seat));
      CHECK(seat.bot == (std::ranges::find(offered, level) != offered.end() ? level : offered.back()));
    }
    CHECK(kind_of(*game, {"", "", 0}) == 0);
    CHECK(kind_of(*game, {"", "beginner", 0}) == 1);
  }
  CHECK(stronger > 0);
}

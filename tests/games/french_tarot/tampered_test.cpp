// Tables of French Tarot that no play can reach are refused.
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "rules/registry.h"
#include "session/session.h"

using namespace mathom;

TEST_CASE("a saved table with more seats in its account than at the table is refused", "[french_tarot]") {
  const Game* game = find_game("french_tarot");
  REQUIRE(game);
  Problems problems;
  SessionSetup setup;
  setup.config_text = R"({"seats":3})";
  const auto s = Session::create(*game, setup, problems);
  const Json good = s->save()["state"];
  CHECK(game->load(good, problems) != nullptr);
  for (const char* account : {"facts", "last"}) {
    for (const int seats : {0, 2, 6, 254}) {
      Json bad = good;
      bad[account]["seats"] = seats;
      Problems found;
      CHECK(game->load(bad, found) == nullptr);
      CHECK_FALSE(found.empty());
    }
  }
}

// The list of games, generated from the folders in engine/games.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "rules/registry.h"

using namespace mathom;

TEST_CASE("every game is listed by the id it gives itself, in order, and found by it", "[registry]") {
  const auto ids = game_ids();
  REQUIRE(ids.size() == all_games().size());
  CHECK(std::ranges::is_sorted(ids));
  for (std::size_t i = 0; i < ids.size(); ++i) {
    CHECK(all_games()[i]->info().id == ids[i]);
    CHECK(find_game(ids[i]) == all_games()[i]);
  }
}

TEST_CASE("an unknown game is not found", "[registry]") {
  for (const char* id : {"", "chess", "french", "French_Tarot"}) CHECK(find_game(id) == nullptr);
}

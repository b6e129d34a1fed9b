#include "support/games.h"

#include "rules/registry.h"
#include "support/burrow.h"

namespace mathom::test {

std::vector<const Game*> games_and_test_games() {
  const auto all = all_games();
  std::vector<const Game*> out(all.begin(), all.end());
  out.push_back(&burrow::game());
  return out;
}

const Game& game_named(std::string_view id) {
  const Game* found = find_game(id);
  return found ? *found : burrow::game();
}

}  // namespace mathom::test

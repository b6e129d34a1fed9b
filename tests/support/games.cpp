#include "support/games.h"

#include <algorithm>
#include <cstdlib>

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

std::uint64_t amount(std::uint64_t usual) {
  const char* text = std::getenv("MATHOM_TEST_GAMES");
  const long percent = text ? std::strtol(text, nullptr, 10) : 100;
  return std::max<std::uint64_t>(1, usual * static_cast<std::uint64_t>(std::max(percent, 0L)) / 100);
}

}  // namespace mathom::test

#pragma once
// Which games the general tests run on.
#include <string_view>
#include <vector>

#include "rules/game.h"
#include "support/amount.h"

namespace mathom::test {

// Every game of the program, and after them the test-only one.
std::vector<const Game*> games_and_test_games();
// One of them. Pre: there is one of that id.
const Game& game_named(std::string_view id);

}  // namespace mathom::test

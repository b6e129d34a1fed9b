#pragma once
// Which games the general tests run on, and how much of them.
#include <cstdint>
#include <string_view>
#include <vector>

#include "rules/game.h"

namespace mathom::test {

// Every game of the program, and after them the test-only one.
std::vector<const Game*> games_and_test_games();
// One of them. Pre: there is one of that id.
const Game& game_named(std::string_view id);

// How many games to play where a quick run plays `usual`: MATHOM_TEST_GAMES in percent, 100 when it is not set.
std::uint64_t amount(std::uint64_t usual);

}  // namespace mathom::test

#pragma once
// All games of this program. The list itself is generated from the folders in engine/games, so that a new game is a
// new folder and nothing else.
#include <span>
#include <string_view>

#include "rules/game.h"

namespace mathom {

// Defined in the generated file of the `games` target. In order of id; a game reads its cards when it is first asked for.
std::span<const std::string_view> game_ids();
const Game* find_game(std::string_view id);  // null: there is no such game
bool is_game(std::string_view id);           // without reading it
std::span<const Game* const> all_games();

}  // namespace mathom

#pragma once
// All games of this program. The list is generated from the folders in engine/games, so a new game is only a new
// folder.
#include <span>
#include <string_view>

#include "rules/game.h"

namespace mathom {

// Defined in the generated file of the `games` target, in order of id. A game reads its cards at first use.
std::span<const std::string_view> game_ids();
const Game* find_game(std::string_view id);  // null: no game has that id
bool is_game(std::string_view id);           // without reading the game
std::span<const Game* const> all_games();

}  // namespace mathom

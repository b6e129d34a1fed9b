#pragma once
// All games of this program. The list itself is generated from the folders in engine/games, so that a new game is a
// new folder and nothing else.
#include <span>
#include <string_view>

#include "rules/game.h"

namespace mathom {

std::span<const Game* const> all_games();  // defined in the generated file of the `games` target, in order of id

inline const Game* find_game(std::string_view id) {
  for (const Game* g : all_games())
    if (g->info().id == id) return g;
  return nullptr;
}

}  // namespace mathom

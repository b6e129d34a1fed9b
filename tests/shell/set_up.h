// The screen before a game, with players and rules open as for who knows the game.
#pragma once
#include <vector>

#include "rules/registry.h"
#include "shell/lessons/course.h"
#include "shell/screens/screens.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/stage.h"

namespace mathom::test {

// Games with lessons and a first game with remarks.
inline std::vector<const Game*> taught_games() {
  std::vector<const Game*> out;
  for (const Game* game : all_games())
    if (course_of(game->info().id)) out.push_back(game);
  return out;
}

inline void open_set_up(Stage& stage, const Game& game) {
  stage.use().screens.push(setup_screen(game));
  stage.settle();
  if (stage.bring("setup/choose")) stage.press("setup/choose");
}

}  // namespace mathom::test

// The screen before a game, with players and rules open as for who knows the game.
#pragma once
#include "shell/app/screens/screens.h"
#include "shell/stage.h"

namespace mathom::test {

inline void open_set_up(Stage& stage, const Game& game) {
  stage.app().push(setup_screen(game));
  stage.settle();
  if (stage.scene().find("setup/choose")) stage.press("setup/choose");
}

}  // namespace mathom::test

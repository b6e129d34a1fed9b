// A journey of the board game in the midst of it, on its table, with people in every seat, or bots from one seat on.
#pragma once
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/stage.h"

namespace mathom::test {

// `setup`: as in a scenario.
inline void lay_journey(Stage& stage, const Json& setup, int seats = 2, int people = 5) {
  const Game& game = *find_game("lotr_board");
  const Json config{{"seats", seats}};
  StatePtr state = game.initial(game.full_config(config));
  Problems problems;
  game.arrange(*state, setup, problems);
  INFO(problems.text());
  REQUIRE(problems.text().empty());
  SessionSetup s;
  s.seed = 5;
  s.config_text = dump_json(config);
  s.start_text = dump_json(game.save(*state));
  for (int i = 0; i < seats; ++i) s.seats.push_back({"Hobbit", i < people ? "" : "beginner", 0});
  REQUIRE(stage.use().play.start(game, s, problems));
  stage.use().screens.push(table_screen());
  stage.frame();
  stage.face_question();
}

}  // namespace mathom::test

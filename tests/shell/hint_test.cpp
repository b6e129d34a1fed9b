// The hint as a player meets it: key or button, one step more each time.
#include <catch2/catch_test_macros.hpp>
#include <thread>

#include "shell/clear_view.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/stage.h"

using namespace mathom;

namespace {

std::string explanation(test::Stage& stage) {
  const ui::Scene::Placed* words = stage.scene().find("why/words");
  return words ? words->item.name : std::string();
}

// The bot thinks on a thread of its own.
bool wait_for_words(test::Stage& stage, const std::string& beginning) {
  for (int i = 0; i < 400 && explanation(stage).rfind(beginning, 0) != 0; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    stage.frame();
  }
  return explanation(stage).rfind(beginning, 0) == 0;
}

}  // namespace

TEST_CASE("a hint tells first where to look, then what to do, then why", "[hint]") {
  test::Stage stage;
  stage.start("lotr_tarot", 2, 2);
  stage.face_question();
  REQUIRE(stage.use().play.local()->your_turn());
  REQUIRE(stage.use().play.local()->view().decision.options.size() > 3);
  const auto ply = stage.use().play.local()->session().ply();
  stage.key(ui::Key::character, 'h');
  REQUIRE(wait_for_words(stage, "The best move is among the "));
  stage.key(ui::Key::character, 'h');
  REQUIRE(wait_for_words(stage, "A strong player’s move: "));
  CHECK(explanation(stage).find("points less") == std::string::npos);
  stage.key(ui::Key::character, 'h');
  REQUIRE(wait_for_words(stage, "A strong player’s move: "));
  CHECK(explanation(stage).find("deals that fit what you know") != std::string::npos);
  CHECK(stage.use().play.local()->session().ply() == ply);
}

TEST_CASE("no button covers the third step of a hint, on any phone", "[hint]") {
  test::Faults faults;
  for (const char* game : {"lotr_board", "war_of_the_ring"}) {
    test::Stage stage;
    stage.draws();
    stage.size(390, 844);
    stage.start(game, 2, 2);
    stage.face_question();
    for (int step = 0; step < 3; ++step) {
      stage.key(ui::Key::character, 'h');
      REQUIRE(wait_for_words(stage, step == 0 ? "" : "A strong player’s move: "));
    }
    test::look_clear_everywhere(stage, faults, game);
    REQUIRE_FALSE(explanation(stage).empty());
  }
  faults.report();
}

TEST_CASE("with two options a hint says at once which is better", "[hint]") {
  test::Stage stage;
  stage.start("lotr_tarot", 2, 3);
  stage.face_question();
  REQUIRE(stage.use().play.local()->view().decision.options.size() == 2);
  stage.key(ui::Key::character, 'h');
  REQUIRE(wait_for_words(stage, "A strong player’s move: "));
}

TEST_CASE("a player who answers before the hint comes does not wait, and the hint is dropped", "[hint]") {
  test::Stage stage;
  stage.start("lotr_tarot", 2, 3);
  stage.face_question();
  stage.post({.kind = ui::Input::Kind::key, .key = ui::Key::character, .character = 'h'});
  stage.frame();
  LocalMatch& match = *stage.use().play.local();
  const auto ply = match.session().ply();
  REQUIRE(match.choose(0) == Submit::ok);
  CHECK_FALSE(match.hint_asked());
  stage.face_question();
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  stage.settle();
  CHECK(match.session().ply() > ply);
  CHECK(match.hint().empty());
  CHECK(explanation(stage).empty());
}

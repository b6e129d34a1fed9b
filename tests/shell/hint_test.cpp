// The hint as a player meets it: key or button, one step more each time.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <thread>

#include "shell/clear_view.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/stage.h"

using namespace mathom;

namespace {

std::string explanation(test::Stage& stage) {
  const ui::Scene::Placed* words = stage.scene().find("why/words");
  return words ? words->item.name : std::string();
}

// The bot thinks on a thread of its own.
bool wait_for_words(test::Stage& stage, const std::string& beginning) {
  for (int i = 0; i < 3000 && explanation(stage).rfind(beginning, 0) != 0; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    stage.frame();
  }
  return explanation(stage).rfind(beginning, 0) == 0;
}

}  // namespace

TEST_CASE("a hint tells at once what to do and why, and then how the others compare", "[hint]") {
  test::Stage stage;
  stage.start("lotr_tarot", 2, 2);
  stage.face_question();
  REQUIRE(stage.use().play.local()->your_turn());
  REQUIRE(stage.use().play.local()->view().decision.options.size() > 3);
  const auto ply = stage.use().play.local()->session().ply();
  stage.key(ui::Key::character, 'h');
  REQUIRE(wait_for_words(stage, "A strong player’s move: "));
  const std::string first = explanation(stage);
  CHECK(first.find(". ") != std::string::npos);
  CHECK(first.find("points less") == std::string::npos);
  stage.key(ui::Key::character, 'h');
  stage.settle();
  CHECK(explanation(stage).starts_with(first));
  CHECK(explanation(stage).size() > first.size());
  CHECK(stage.use().play.local()->session().ply() == ply);
}

// The panel says the sentence of the fact that tells the best card from another, with both counts.
TEST_CASE("a hint says in how many of the deals tried something happens, after the best card and after another",
          "[hint][french_tarot]") {
  int told = 0;
  for (std::uint64_t seed = 1; seed < 12 && told == 0; ++seed) {
    test::Stage stage;
    stage.start("french_tarot", 4, seed);
    LocalMatch& match = *stage.use().play.local();
    for (int answers = 0; answers < 40 && told == 0; ++answers) {
      stage.face_question();
      if (!match.your_turn()) break;
      const bool cards =
          match.view().decision.options.size() > 4 && match.prompt().key.find(".bid") == std::string::npos;
      if (cards && answers % 4 == 0) {
        stage.key(ui::Key::character, 'h');
        REQUIRE(wait_for_words(stage, "A strong player’s "));
        for (const Because& b : match.advice().because) {
          ++told;
          CHECK(explanation(stage).find(stage.use().words.say(b.fact.what)) != std::string::npos);
          CHECK(explanation(stage).find(" " + std::to_string(b.here)) != std::string::npos);
        }
      }
      // The first one bids, so that there is a deal to play.
      const auto most = static_cast<std::uint64_t>(match.view().decision.options.size() - 1);
      match.choose(match.prompt().key.ends_with(".first_bid") ? std::min<std::uint64_t>(1, most) : 0);
      stage.settle();
    }
  }
  CHECK(told > 0);
}

TEST_CASE("no button covers the second step of a hint, on any phone", "[hint]") {
  test::Faults faults;
  for (const char* game : {"lotr_board", "war_of_the_ring"}) {
    test::Stage stage;
    stage.draws();
    stage.size(390, 844);
    stage.start(game, 2, 2);
    stage.face_question();
    for (int step = 0; step < 2; ++step) {
      stage.key(ui::Key::character, 'h');
      REQUIRE(wait_for_words(stage, "A strong player’s "));
    }
    test::look_clear_everywhere(stage, faults, game);
    REQUIRE_FALSE(explanation(stage).empty());
  }
  faults.report();
}

TEST_CASE("with two options a hint says at once which one is better", "[hint]") {
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

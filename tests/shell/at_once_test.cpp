// The pace "at once": nothing is shown on the way, and nobody waits for pictures that nobody has time to see.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <thread>

#include "rules/registry.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/stage.h"

using namespace mathom;

namespace {

// Bots, who think on a thread of their own, and one person or two.
LocalMatch& begin(test::Stage& stage, std::uint8_t people = 1) {
  SessionSetup setup;
  setup.seed = 5;
  setup.config_text = R"({"seats": 4})";
  setup.seats = {{"Player", "", 0}, {"Nadia", "beginner"}, {"Oleg", "beginner"}, {"Pia", "beginner"}};
  if (people == 2) setup.seats[2] = {"Omar", "", 1};
  Problems problems;
  REQUIRE(stage.use().play.start(*find_game("french_tarot"), setup, problems));
  stage.use().screens.push(table_screen());
  stage.frame();
  return *stage.use().play.local();
}

// Frames until bots have given `answers` answers; the person gives their first answer. `look` is told in each frame
// whether a bot and whether the person has just answered.
template <class Look>
void play(test::Stage& stage, LocalMatch& match, int answers, Look look) {
  for (int frame = 0; answers > 0 && frame < 20000; ++frame) {
    if (stage.scene().find("curtain/show")) stage.press("curtain/show");
    const bool own = match.your_turn();
    if (own) match.answer(0);
    const std::uint32_t before = match.session().ply();
    stage.frame();
    const bool went_on = match.session().ply() != before;
    answers -= went_on;
    look(went_on, own);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  REQUIRE(answers <= 0);
}

}  // namespace

TEST_CASE("the next bot is asked in the frame that plays the previous bot's answer", "[match]") {
  test::Stage stage;
  LocalMatch& match = begin(stage);
  int asked = 0;
  play(stage, match, 20, [&](bool went_on, bool) {
    if (!went_on || !match.bot_to_move()) return;
    ++asked;
    CHECK((match.deadline() || match.bot_ready()));
  });
  CHECK(asked > 5);
}

TEST_CASE("at once, pictures between bots' answers are left out, but no longer than a tenth of a second", "[match]") {
  test::Stage stage;
  LocalMatch& match = begin(stage);
  double undrawn = 0, longest = 0;
  int left_out = 0;
  play(stage, match, 30, [&](bool, bool own) {
    const bool out = stage.scene().left_undrawn();
    left_out += out;
    undrawn = out ? undrawn + 16 : 0;
    longest = std::max(longest, undrawn);
    if (own) CHECK(!out);                                 // what a person did is seen
    if (!match.bot_to_move()) CHECK(!out);                // and so is what they are asked
    if (out) CHECK(stage.scene().wake_at().has_value());  // and in the end all
  });
  CHECK(left_out > 5);
  CHECK(longest <= 100);
}

TEST_CASE("at any other pace every picture is drawn", "[match]") {
  Settings slow = test::Stage::at_once();
  slow.speed = Speed::fast;
  test::Stage stage(slow);
  LocalMatch& match = begin(stage);
  play(stage, match, 8, [&](bool, bool) { CHECK(!stage.scene().left_undrawn()); });
}

TEST_CASE("while people share the screen every picture is drawn", "[match]") {
  test::Stage stage;
  LocalMatch& match = begin(stage, 2);
  REQUIRE(match.shared());
  play(stage, match, 8, [&](bool, bool) { CHECK(!stage.scene().left_undrawn()); });
}

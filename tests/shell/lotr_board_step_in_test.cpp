// Who is asked whether they step in, at the table of the board game: the switch that asks at every moment, and the
// button that asks at the next one while others act.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "games/lotr_board/state/phases.h"
#include "shell/journey.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

using namespace mathom;
using namespace mathom::test;

namespace {

bool asks_window(const LocalMatch& match) {
  return match.view().yours() && match.view().decision.why == static_cast<int>(lotr_board::Question::window);
}

// The first Hobbit holds Miruvor, far from the end of the main track: at no moment of the others' turns it is asked
// for.
Json quiet_table() {
  return Json{{"place", "moria"},
              {"turn", 0},
              {"turn_begun", true},
              {"tracks", {{"fighting", 1}}},
              {"hands", Json::array({Json::array({"miruvor", "hiding-grey-1"}), Json::array({"hiding-grey-2"})})},
              {"tiles", Json::array({"tile-hiding-1", "tile-hiding-2", "tile-travelling-1"})},
              {"ring_used", true}};
}

// The first Hobbit ends their turn; the second one's begins.
void end_turn(Stage& stage) {
  LocalMatch& match = *stage.use().play.local();
  const auto& options = match.view().decision.options;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (match.token(options[i]) == "done") REQUIRE(match.choose(i) == Submit::ok);
}

// Frames until the others act and the button is there.
bool until_others_act(Stage& stage) {
  for (int i = 0; i < 50; ++i) {
    stage.frame();
    if (!stage.use().play.local()->your_turn() && stage.scene().find("step_in")) return true;
  }
  return false;
}

// Until the person is asked and has seen all that led there.
void go_on(Stage& stage) {
  for (int i = 0; i < 400; ++i) {
    stage.wait(3000);
    stage.settle();
    if (stage.use().play.local()->your_turn() && !stage.scene().find("step_in")) return;
  }
}

// Others' moves take their time.
Settings at_a_pace() {
  Settings settings = Stage::at_once();
  settings.speed = Speed::normal;
  return settings;
}

std::string explanation(Stage& stage) {
  const auto* words = stage.scene().find("why/words");
  return words ? words->item.name : std::string();
}

}  // namespace

TEST_CASE("a player who turns on \"Ask me at every moment\" is asked where the rules would pass them over",
          "[lotr_board]") {
  Stage stage(at_a_pace());
  lay_journey(stage, quiet_table(), 2, 1);
  LocalMatch& match = *stage.use().play.local();
  end_turn(stage);
  REQUIRE(until_others_act(stage));
  REQUIRE(stage.press("every_moment"));
  CHECK(stage.use().preferences.settings().asks_always);
  CHECK(parse_settings(settings_text(stage.use().preferences.settings())).asks_always);
  go_on(stage);
  CHECK(asks_window(match));
  CHECK(match.session().log().back().wishes.every == only(seat_at(0)));
  const std::uint32_t first = match.session().ply();
  REQUIRE(stage.press("offer/pass"));
  go_on(stage);
  CHECK(asks_window(match));
  CHECK(match.session().ply() > first);
  // And off again: the turn of the second goes by.
  REQUIRE(stage.press("every_moment"));
  CHECK_FALSE(stage.use().preferences.settings().asks_always);
  REQUIRE(stage.press("offer/pass"));
  go_on(stage);
  CHECK_FALSE(asks_window(match));
  CHECK(match.your_turn());
}

TEST_CASE("without a wish the others' turn passes without a question", "[lotr_board]") {
  Stage stage(at_a_pace());
  lay_journey(stage, quiet_table(), 2, 1);
  end_turn(stage);
  go_on(stage);
  CHECK(stage.use().play.local()->your_turn());
  CHECK_FALSE(asks_window(*stage.use().play.local()));
  for (const LogEntry& entry : stage.use().play.local()->session().log()) CHECK(entry.wishes == Wishes{});
}

TEST_CASE("a player who touches \"Step in\" while others act is asked at the next moment, and only then",
          "[lotr_board]") {
  for (const bool passes : {false, true}) {
    Stage stage(at_a_pace());
    lay_journey(stage, quiet_table(), 2, 1);
    LocalMatch& match = *stage.use().play.local();
    if (passes) REQUIRE(stage.press("auto_pass"));
    end_turn(stage);
    REQUIRE(until_others_act(stage));
    stage.take_said();
    REQUIRE(stage.press("step_in"));
    CHECK(stage.scene().find("step_in")->item.selected);
    const std::string note = stage.use().words.say("lotr_board.table.step_in_on");
    CHECK(explanation(stage).starts_with(note));
    const std::vector<ui::Announcement> said = stage.take_said();
    CHECK(std::ranges::any_of(said, [&](const ui::Announcement& a) { return a.words == note; }));
    go_on(stage);
    REQUIRE(asks_window(match));
    CHECK_FALSE(stage.scene().find("step_in"));
    REQUIRE(stage.press("offer/pass"));
    go_on(stage);
    CHECK_FALSE(asks_window(match));
    CHECK(match.your_turn());
  }
}

TEST_CASE("a second touch cancels \"Step in\"", "[lotr_board]") {
  Stage stage(at_a_pace());
  lay_journey(stage, quiet_table(), 2, 1);
  end_turn(stage);
  REQUIRE(until_others_act(stage));
  REQUIRE(stage.press("step_in"));
  REQUIRE(stage.press("step_in"));
  CHECK(explanation(stage).starts_with(stage.use().words.say("lotr_board.table.step_in_off")));
  go_on(stage);
  CHECK_FALSE(asks_window(*stage.use().play.local()));
}

TEST_CASE("a player who has nothing to step in with is told so", "[lotr_board]") {
  Stage stage(at_a_pace());
  Json setup = quiet_table();
  setup["hands"] = Json::array({Json::array({"hiding-grey-1"}), Json::array({"hiding-grey-2"})});
  lay_journey(stage, setup, 2, 1);
  end_turn(stage);
  REQUIRE(until_others_act(stage));
  REQUIRE(stage.press("step_in"));
  CHECK(explanation(stage).starts_with(stage.use().words.say("lotr_board.table.step_in_with_nothing")));
  CHECK_FALSE(stage.scene().find("step_in")->item.selected);
}

TEST_CASE("Auto-pass and \"Ask me at every moment\" exclude each other", "[lotr_board]") {
  Stage stage(at_a_pace());
  lay_journey(stage, quiet_table(), 2, 1);
  end_turn(stage);
  REQUIRE(until_others_act(stage));
  const auto on = [&](const char* id) { return stage.scene().find(id)->item.selected; };
  REQUIRE(stage.press("every_moment"));
  CHECK(on("every_moment"));
  REQUIRE(stage.press("auto_pass"));
  CHECK((on("auto_pass") && !on("every_moment")));
  REQUIRE(stage.press("every_moment"));
  CHECK((!on("auto_pass") && on("every_moment")));
}

TEST_CASE("the text view has the switch and the button too", "[lotr_board]") {
  Stage stage(at_a_pace());
  stage.in_words(true);
  lay_journey(stage, quiet_table(), 2, 1);
  LocalMatch& match = *stage.use().play.local();
  end_turn(stage);
  REQUIRE(until_others_act(stage));
  REQUIRE(stage.scene().find("every_moment"));
  REQUIRE(stage.press("step_in"));
  go_on(stage);
  REQUIRE(asks_window(match));
  CHECK(stage.scene().find("offer/pass"));
}

TEST_CASE("a wish is kept with the game through saving, loading, undo and redo", "[lotr_board]") {
  Stage stage(at_a_pace());
  lay_journey(stage, quiet_table(), 2, 1);
  LocalMatch& match = *stage.use().play.local();
  end_turn(stage);
  REQUIRE(until_others_act(stage));
  REQUIRE(stage.press("every_moment"));
  go_on(stage);
  REQUIRE(asks_window(match));
  const LoadResult loaded = load_save(save_text(match.session()));
  REQUIRE(loaded.session);
  CHECK(loaded.status == LoadStatus::ok);
  CHECK(loaded.session->state_hash() == match.session().state_hash());
  CHECK(loaded.session->view(only(seat_at(0))).decision == match.view().decision);
  const std::uint64_t before = match.session().state_hash();
  REQUIRE(match.undo());
  REQUIRE(match.redo());
  CHECK(match.session().state_hash() == before);
}

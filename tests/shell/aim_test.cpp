// The pages that say what a game is about: every game has them, they are short, what they draw is known, and they come
// by themselves once, before whoever is new to the game begins.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <sstream>

#include "core/rng.h"
#include "rules/registry.h"
#include "shell/inspector.h"
#include "shell/screens/aim.h"
#include "shell/screens/screens.h"
#include "shell/services/appearance.h"
#include "shell/services/keeping/kept_games.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/progress.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/set_up.h"
#include "shell/tables/kit.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

namespace {

// A profile of somebody who is new to all games.
Settings fresh(std::string_view language = {}) {
  Settings s = scaled(1, language);
  s.learning.clear();
  return s;
}

std::vector<const Game*> explained_games() {
  std::vector<const Game*> out;
  for (const Game* game : all_games())
    if (has_aim(*game)) out.push_back(game);
  return out;
}

std::string_view top(Stage& stage) { return stage.use().screens.top()->name(); }

int count_words(const std::string& text) {
  std::istringstream words{text};
  int n = 0;
  for (std::string w; words >> w;) ++n;
  return n;
}

std::string all_words(Stage& stage, const Course& course) {
  std::string out;
  const auto add = [&](const std::string& key) {
    CAPTURE(key);
    REQUIRE(stage.use().words.texts().has(key));
    out += " " + stage.use().words.say(key);
  };
  for (const AimPage& page : course.aim) {
    add(course.game + ".aim." + page.id);
    add(course.game + ".aim." + page.id + ".words");
    for (const AimThing& thing : page.picture)
      if (thing.thing.starts_with("says ")) add(course.game + ".aim." + thing.thing.substr(5));
  }
  return out;
}

const Course& course_for(const Game& game) { return *course_of(game.info().id); }

// Through all pages, to the button of the last one that leads on.
void read_to_the_end(Stage& stage, const Game& game) {
  for (std::size_t i = 0; i + 1 < course_for(game).aim.size(); ++i) REQUIRE(stage.press("aim/next"));
}

}  // namespace

TEST_CASE("every game says what it is about, in at most 300 words", "[aim]") {
  for (const Game* game : all_games())
    if (game->brain()) CHECK(has_aim(*game));
  REQUIRE_FALSE(explained_games().empty());
  for (const std::string& language : spoken()) {
    Stage stage(scaled(1, language));
    for (const Game* game : explained_games()) {
      CAPTURE(language, game->info().id);
      CHECK(course_for(*game).aim.size() <= 5);
      CHECK(count_words(all_words(stage, course_for(*game))) <= 300);
    }
  }
}

TEST_CASE("a game knows every thing that its pages draw, and says of others that it does not", "[aim]") {
  Stage stage;
  stage.draws();
  stage.frame();
  const ui::Canvas c(stage.scene(), stage.use().looks.letters(), 1);
  for (const Game* game : explained_games()) {
    const Course& course = course_for(*game);
    for (const AimPage& page : course.aim) {
      CAPTURE(course.game, page.id);
      for (const AimThing& thing : page.picture) {
        CAPTURE(thing.thing);
        CHECK(draw_aim(stage.use(), c, {0, 0, 320, 180}, course, {page.id, {thing}}));
        CHECK(thing.at[0] >= 0);
        CHECK(thing.at[1] >= 0);
        CHECK(thing.at[0] + thing.at[2] <= 320);
        CHECK(thing.at[1] + thing.at[3] <= 180);
      }
    }
    for (const char* unknown : {"card of-no-game", "nothing", "says of-no-page"})
      CHECK_FALSE(draw_aim(stage.use(), c, {0, 0, 320, 180}, course, {"x", {{unknown, {0, 0, 50, 80}, 0}}}));
  }
}

TEST_CASE("what a game is about comes before its first game, once, and can be skipped", "[aim]") {
  for (const Game* game : explained_games()) {
    CAPTURE(game->info().id);
    Stage stage(fresh());
    for (const bool again : {false, true}) {
      stage.use().screens.push(setup_screen(*game));
      stage.settle();
      REQUIRE(stage.press("first/play"));
      CHECK((top(stage) == "aim") == !again);
      if (!again) {
        CHECK_FALSE(stage.use().play.match());
        REQUIRE(stage.press("aim/skip"));
      }
      stage.settle();
      CHECK(top(stage) == "table");
      REQUIRE(stage.use().play.match());
      CHECK(stage.use().preferences.progress().of(game->info().id).remarks);
      stage.use().screens.restart();
      stage.settle();
    }
  }
}

TEST_CASE("a player who deals without asking for a first game is not held up", "[aim]") {
  Stage stage(fresh());
  stage.use().screens.push(setup_screen(*explained_games().front()));
  stage.settle();
  REQUIRE(stage.press("start"));
  stage.settle();
  CHECK(top(stage) == "table");
}

TEST_CASE("the first lesson begins with what the game is about", "[aim][lessons]") {
  for (const Game* game : explained_games()) {
    CAPTURE(game->info().id);
    Stage stage(fresh());
    stage.use().screens.push(lessons_screen(*game));
    stage.settle();
    const std::string first = "lesson/" + course_for(*game).lessons.front().id;
    REQUIRE(stage.press(first));
    REQUIRE(top(stage) == "aim");
    read_to_the_end(stage, *game);
    REQUIRE(stage.press("aim/next"));
    stage.settle();
    CHECK(top(stage) == "table");
    CHECK(stage.scene().find("lesson/words"));
    REQUIRE(stage.press("lesson/leave"));
    stage.settle();
    CHECK(top(stage) == "lessons");
    REQUIRE(stage.press(first));
    CHECK(top(stage) == "table");
  }
}

TEST_CASE("pages turn on and back, by the button and by the key", "[aim]") {
  Stage stage;
  const Game& game = *explained_games().front();
  stage.use().screens.push(aim_screen(game));
  stage.settle();
  const auto title = [&] { return stage.scene().find("aim/title")->item.name; };
  const std::string first = title();
  CHECK_FALSE(stage.scene().find("aim/back"));
  REQUIRE(stage.key(ui::Key::enter));
  stage.settle();
  CHECK(title() != first);
  REQUIRE(stage.press("aim/back"));
  CHECK(title() == first);
  read_to_the_end(stage, game);
  CHECK(stage.scene().find("aim/next")->item.name == stage.use().words.say("shell.close"));
  REQUIRE(stage.press("aim/next"));
  CHECK(top(stage) == "home");
}

TEST_CASE("what the game is about comes back at the set-up, at the table and under its question mark", "[aim]") {
  const Game& game = *explained_games().front();
  Stage stage;
  stage.use().screens.push(setup_screen(game));
  stage.settle();
  REQUIRE(stage.press("first/aim"));
  CHECK(top(stage) == "aim");
  REQUIRE(stage.press("back"));
  stage.start(game.info().id, game.info().usual_seats, 7);
  stage.face_question();
  REQUIRE(stage.press("menu"));
  REQUIRE(stage.bring("menu/aim"));
  REQUIRE(stage.press("menu/aim"));
  CHECK(top(stage) == "aim");
  REQUIRE(stage.press("back"));
  REQUIRE(stage.press("menu/back"));
  REQUIRE(stage.press("help"));
  REQUIRE(stage.bring("panel/aim"));
  REQUIRE(stage.press("panel/aim"));
  CHECK(top(stage) == "aim");
}

TEST_CASE("a player who has not finished a game is told which one to begin with", "[aim][home]") {
  Stage stage(fresh());
  stage.settle();
  CHECK(stage.scene().find("mathom"));
  for (const bool learns : {true, false}) {
    REQUIRE(stage.scene().find("begin"));
    REQUIRE(stage.press("begin"));
    REQUIRE(top(stage) == "aim");
    const auto game = std::ranges::find_if(all_games(), [](const Game* g) { return door_of(g->info().id).begin_here; });
    REQUIRE(game != all_games().end());
    read_to_the_end(stage, **game);
    if (!learns) REQUIRE(stage.bring("aim/other/1"));
    REQUIRE(stage.press(learns ? "aim/next" : "aim/other/1"));
    stage.settle();
    CHECK(top(stage) == "table");
    CHECK((stage.scene().find("lesson/words") != nullptr) == learns);
    CHECK(stage.use().play.match());
    stage.use().screens.restart();
    stage.settle();
  }
  // A game that was left has not been finished.
  CHECK(stage.scene().find("continue"));
  CHECK(stage.scene().find("begin"));
  stage.start("lotr_tarot", 2, 5);
  LocalMatch& match = *stage.use().play.local();
  Rng rng(5);
  for (int i = 0; i < 3000 && match.session().waiting_for() != SeatId::none; ++i) {
    if (const auto person = match.people().person_asked()) match.people().show_to(*person);
    match.choose(rng.below(static_cast<std::uint32_t>(match.view().decision.options.size())));
    if (i % 50 == 0) stage.settle();
  }
  REQUIRE(match.session().outcome().over);
  stage.settle();
  stage.use().screens.restart();
  stage.settle();
  CHECK_FALSE(stage.scene().find("begin"));
}

TEST_CASE("the pages that say what a game is about fit every window at every size of text", "[aim][layout]") {
  Faults faults;
  for (const float scale : kScales)
    for (const std::string& language : spoken()) {
      Stage stage(scaled(scale, language));
      stage.draws();
      for (const Game* game : explained_games()) {
        const auto nothing = [] {};
        stage.use().screens.push(aim_before(*game, {{"shell.aim.lesson", nothing}, {"shell.aim.play", nothing}}));
        stage.settle();
        for (const AimPage& page : course_for(*game).aim) {
          const std::string what = std::string(game->info().id) + ", " + page.id + ", " + language;
          look_everywhere(stage, faults, scale, what);
          for (const Size s : {Size{320, 568}, Size{568, 320}}) {
            stage.size(s.w, s.h);
            stage.settle();
            if (scale <= 1) Inspector(stage, faults).look(what + ", " + name_of(s, scale));
          }
          stage.size(1280, 800);
          stage.settle();
          REQUIRE(stage.press("aim/next"));
        }
        stage.use().screens.restart();
        stage.settle();
      }
    }
  faults.report();
}

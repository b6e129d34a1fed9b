// Screens as a stack: what has changed by the end of a frame is not drawn any more.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/screens/screens.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/set_up.h"
#include "shell/stage.h"

using namespace mathom;
using namespace mathom::test;

TEST_CASE("a frame in which another screen was asked for is out of date, and the next one shows it", "[screens]") {
  Stage stage;
  REQUIRE(stage.settle());
  REQUIRE(stage.bring("settings"));
  const auto* door = stage.scene().find("settings");
  const ui::Point at = door->visible.centre();
  for (const auto kind : {ui::Input::Kind::pointer_down, ui::Input::Kind::pointer_up})
    stage.post({.kind = kind, .at = at});
  stage.frame();
  CHECK(stage.scene().find("settings"));
  CHECK(stage.scene().out_of_date());
  stage.frame();
  CHECK(stage.scene().find("language/0"));
}

TEST_CASE("a screen that measures itself is right when it has been built twice", "[screens]") {
  Stage stage;
  stage.frame();
  CHECK(stage.scene().out_of_date());
  stage.frame();
  CHECK_FALSE(stage.scene().out_of_date());
}

TEST_CASE("where there are only fingers, nothing is said of keys", "[screens][settings]") {
  for (const bool fingers : {false, true}) {
    CAPTURE(fingers);
    Stage stage;
    stage.use().preferences.system.fingers_only = fingers;
    stage.size(390, 844);
    stage.use().screens.push(settings_screen());
    stage.settle();
    CHECK(stage.bring("remind"));
    CHECK((stage.scene().find("letter_keys") == nullptr) == fingers);
    stage.start("french_tarot", 4, 3);
    stage.face_question();
    REQUIRE(stage.press("menu"));
    CHECK(stage.scene().find("menu/rules"));
    CHECK((stage.scene().find("menu/keys") == nullptr) == fingers);
  }
}

TEST_CASE("each setting stands under the heading of its part", "[screens][settings]") {
  Stage stage;
  stage.use().screens.push(settings_screen());
  stage.settle();
  const auto top = [&](std::string_view id) {
    const auto* p = stage.scene().find(id);
    REQUIRE(p);
    return p->item.rect.y;
  };
  const std::vector<std::vector<std::string_view>> parts{
      {"part/words", "language/0", "text_size/more", "letters/0", "dyslexic_font"},
      {"part/play", "speed/0", "one_touch", "forced_answers", "asks_always"},
      {"part/looks", "theme/0", "cloth/0", "wood/0", "back/0", "four_colours", "reduced_motion"},
      {"part/aloud", "sound/more", "detail/0", "letter_keys"},
      {"part/saving", "remind"}};
  float last = 0;
  for (const auto& part : parts)
    for (const std::string_view id : part) {
      CAPTURE(id);
      CHECK(top(id) > last);
      last = top(id);
    }
}

TEST_CASE("the players, their level and the length of a match are set without scrolling", "[screens][setup]") {
  for (const auto& [w, h] : {std::pair{1280.0f, 800.0f}, std::pair{390.0f, 844.0f}}) {
    CAPTURE(w);
    Settings known = Stage::at_once();
    known.name_asked = true;
    Stage stage(known);
    stage.size(w, h);
    open_set_up(stage, *find_game("french_tarot"));
    for (const char* id : {"seats/1", "others/2", "option/deals/more", "start"}) {
      CAPTURE(id);
      const auto* p = stage.scene().find(id);
      REQUIRE(p);
      CHECK(p->visible.h >= p->item.rect.h - 1);
    }
    // One act gives all of them one level, and it says so.
    REQUIRE(stage.press("others/2"));
    CHECK(stage.scene().find("others/2")->item.selected);
    for (const char* seat : {"seat/1/3", "seat/2/3", "seat/3/3"}) {
      REQUIRE(stage.bring(seat));
      CHECK(stage.scene().find(seat)->item.selected);
    }
    REQUIRE(stage.press("seat/3/1"));
    CHECK_FALSE(stage.scene().find("others/2")->item.selected);
    CHECK_FALSE(stage.scene().find("others/0")->item.selected);
  }
}

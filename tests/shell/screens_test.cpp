// Screens as a stack: what has changed by the end of a frame is not drawn any more.
#include <catch2/catch_test_macros.hpp>

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

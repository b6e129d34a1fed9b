// Every screen but the table at every size and size of text.
#include <catch2/catch_test_macros.hpp>

#include "rules/registry.h"
#include "shell/inspector.h"
#include "shell/screens/screens.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

TEST_CASE("every screen fits every window at every size of text", "[layout]") {
  Faults faults;
  for (const float scale : kScales)
    for (const std::string& language : spoken()) {
      Stage stage(scaled(scale, language));
      stage.draws();
      stage.frame();
      look_everywhere(stage, faults, scale, "home");
      for (ScreenPtr (*screen)() : {settings_screen, about_screen}) {
        stage.use().screens.push(screen());
        stage.settle();
        look_everywhere(stage, faults, scale, screen == settings_screen ? "settings" : "about");
        stage.use().screens.pop();
      }
      for (const Game* game : all_games())
        for (const bool rules : {false, true}) {
          stage.use().screens.push(rules ? rules_screen(*game) : setup_screen(*game));
          stage.settle();
          look_everywhere(stage, faults, scale, std::string(game->info().id) + (rules ? " rules" : " set-up"));
          if (!rules && stage.press("setup/choose"))
            look_everywhere(stage, faults, scale, std::string(game->info().id) + " set-up, unfolded");
          stage.use().screens.pop();
        }
    }
  faults.report();
}

TEST_CASE("the letters of the finest display fit a texture that every graphics card takes", "[layout]") {
  for (const float density : {1.0f, 2.0f, 3.0f})
    for (const float scale : {1.0f, 2.0f}) {
      Stage stage(scaled(scale, spoken(0)));
      stage.density(density);
      stage.frame();
      const ui::Point size = stage.atlas();
      CAPTURE(density, scale, size.x, size.y);
      CHECK(size.x <= 4096);
      CHECK(size.y <= 4096);
    }
}

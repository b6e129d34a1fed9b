// A lesson in the narrowest place: what it says, what is asked and what is to be pressed can all be seen.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "shell/inspector.h"
#include "shell/lesson_play.h"
#include "shell/services/appearance.h"
#include "shell/services/services.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

TEST_CASE("the lesson of the Ring can be read and played on a phone with letters twice as large", "[lessons][layout]") {
  Faults faults;
  for (const std::string& language : spoken()) {
    Stage stage(scaled(2, language));
    stage.size(390, 844);
    Inspector inspector(stage, faults);
    int at = 0;
    play_lesson(stage, "lotr_board", "ring", [&](const LessonStep& step) {
      const std::string where = std::string(language) + ", step " + std::to_string(++at);
      inspector.look(where);
      const auto* words = stage.scene().find("lesson/words");
      REQUIRE(words);
      const ui::Rect room = words->item.rect.intersect(words->clip);
      const ui::Canvas c(stage.scene(), stage.use().looks.letters(), 2);
      CAPTURE(where, room.h, words->item.rect.h, words->item.name);
      // Whole, or lines that scroll.
      CHECK(room.h >= std::min(words->item.rect.h, 2.5f * c.letters().line_height(c.small())) - kTrembling);
      const auto* prompt = stage.scene().find("prompt");
      REQUIRE(prompt);
      CAPTURE(prompt->item.name, prompt->item.rect.h);
      CHECK(c.letters().fits({ui::Face::strong, 16}, prompt->item.name, prompt->item.rect.w, prompt->item.rect.h + 1));
      // One of the answers that are taken can be touched.
      const bool seen = std::any_of(stage.scene().items().begin(), stage.scene().items().end(), [&](const auto& p) {
        return std::any_of(step.good.begin(), step.good.end(), [&](const std::string& good) {
          return !p.item.offer.empty() && token_fits(p.item.offer, good) && p.visible.h >= ui::kTouch - kTrembling;
        });
      });
      CHECK(seen);
    });
  }
  faults.report();
}

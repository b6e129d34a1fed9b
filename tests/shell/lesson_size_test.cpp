// A lesson in the narrowest place: what it says, what is asked and what is to be pressed can all be seen.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "rules/registry.h"
#include "shell/app/lessons/course.h"
#include "shell/app/screens/screens.h"
#include "shell/inspector.h"
#include "shell/stage.h"

using namespace mathom;
using namespace mathom::test;

namespace {

// Plays the lesson by what it takes; `look` at each of its questions.
template <class Look>
void play_lesson(Stage& stage, std::string_view game, const char* id, Look look) {
  const Course& course = *course_of(game);
  const auto lesson =
      std::find_if(course.lessons.begin(), course.lessons.end(), [&](const Lesson& l) { return l.id == id; });
  REQUIRE(lesson != course.lessons.end());
  stage.app().play_lesson(*find_game(game), static_cast<std::size_t>(lesson - course.lessons.begin()));
  stage.app().push(table_screen());
  for (const LessonStep& step : lesson->steps)
    for (int n = 0; n < step.count; ++n) {
      for (int i = 0; i < 200 && !stage.app().match()->your_turn(); ++i) stage.wait(100), stage.settle();
      stage.settle();
      look(step);
      Match& match = *stage.app().match();
      const auto& options = match.view().decision.options;
      const auto good = std::find_if(options.begin(), options.end(), [&](const Option& o) {
        return std::any_of(step.good.begin(), step.good.end(),
                           [&](const std::string& p) { return token_fits(match.token(o), p); });
      });
      REQUIRE(good != options.end());
      REQUIRE(match.choose(static_cast<std::uint64_t>(good - options.begin())) == Submit::ok);
    }
  stage.settle();
}

}  // namespace

TEST_CASE("the lesson of the Ring can be read and played on a phone with letters twice as large", "[lessons][layout]") {
  Faults faults;
  for (const char* language : {"en", "fr"}) {
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
      const ui::Canvas c(stage.scene(), stage.app().letters(), 2);
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

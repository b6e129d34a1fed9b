// A lesson played on the table by what it takes, for tests that look at it on the way.
#pragma once
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>

#include "rules/registry.h"
#include "shell/lessons/course.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/stage.h"

namespace mathom::test {

// `look` at each of its questions, with the step that they belong to.
template <class Look>
void play_lesson(Stage& stage, std::string_view game, std::size_t lesson, Look look) {
  const Course& course = *course_of(game);
  begin_lesson(stage.use(), *find_game(game), lesson);
  stage.use().screens.push(table_screen());
  for (const LessonStep& step : course.lessons[lesson].steps)
    for (int n = 0; n < step.count; ++n) {
      for (int i = 0; i < 200 && !stage.use().play.local()->your_turn(); ++i) stage.wait(100), stage.settle();
      stage.settle();
      look(step);
      LocalMatch& match = *stage.use().play.local();
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

template <class Look>
void play_lesson(Stage& stage, std::string_view game, const char* id, Look look) {
  const Course& course = *course_of(game);
  const auto lesson =
      std::find_if(course.lessons.begin(), course.lessons.end(), [&](const Lesson& l) { return l.id == id; });
  REQUIRE(lesson != course.lessons.end());
  play_lesson(stage, game, static_cast<std::size_t>(lesson - course.lessons.begin()), look);
}

}  // namespace mathom::test

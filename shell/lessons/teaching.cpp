#include "shell/lessons/teaching.h"

#include <utility>

#include "shell/lessons/course.h"
#include "shell/lessons/exercise_mentor.h"
#include "shell/lessons/lesson_mentor.h"
#include "shell/services/card_files_in_use.h"
#include "shell/services/game_code.h"
#include "shell/services/match/playing.h"
#include "shell/services/notices.h"
#include "shell/services/screen_stack.h"
#include "shell/services/words.h"

namespace mathom {

void play_lesson(const Services& use, const Game& game, std::size_t at, WayBack back) {
  const Course* course = course_of(game.info().id);
  Problems problems;
  auto session = course ? open_lesson(game, course->lessons[at], use.words.say("language.player"), problems) : nullptr;
  if (!session) {
    const std::string why = use.words.say("shell.setup.impossible", {{"why", problems.text()}});
    return use.notices.warn(why);
  }
  use.play.teach(std::move(session), std::make_unique<LessonMentor>(game, *course, at, std::move(back)));
}

void play_exercise(const Services& use, const Exercise& exercise, WayBack back, std::function<void()> then) {
  const auto begin = [&use, exercise, back = std::move(back), then = std::move(then),
                      wished = use.screens.wish_from_here()](bool here) {
    if (!here || !wished()) return;
    LoadResult result = use.cards.load(exercise.save);
    const bool stands = result.session && result.session->ply() == exercise.judgement.ply &&
                        result.session->waiting_for() == exercise.judgement.seat;
    if (!stands) return use.notices.warn(use.words.say("exercises.unreadable"));
    use.play.teach(std::move(result.session), std::make_unique<ExerciseMentor>(exercise, back, then));
    then();
  };
  use.code.with_of(exercise.save, begin);
}

}  // namespace mathom

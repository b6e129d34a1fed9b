// The lessons of a game: which are done, and the one to go on with.
#include <algorithm>

#include "shell/lessons/course.h"
#include "shell/screens/aim.h"
#include "shell/screens/screens.h"
#include "shell/services/appearance.h"
#include "shell/services/preferences.h"
#include "shell/services/progress.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

namespace {

class LessonsScreen final : public Screen {
 public:
  LessonsScreen(const Game& game, const Course& course) : game_(game), course_(course) {}
  std::string_view name() const override { return "lessons"; }

  void build(const Services& use, Scene& scene) override {
    const Canvas c(scene, use.looks.letters(), use.preferences.settings().text_scale);
    const std::string heading =
        use.words.say("shell.lessons.of", {{"game", use.words.say(std::string(game_.info().id) + ".title")}});
    bool leave = false;
    const Rect area = screen_bar(use, c, heading, leave);
    const float top = scene.begin_scroll("lessons/list", heading, area);
    Rect column = middle_column(c, area, 620);
    column = {column.x, top + 2 * kStep, column.w, 1e6f};
    cut_top(column,
            c.paragraph("lessons/about", column, c.body(), use.words.say("shell.lessons.about"), kTextSoft) + kStep);
    scene.begin_zone("lessons", {.name = heading, .list = true});
    build_list(use, c, column);
    scene.end_zone();
    scene.end_scroll(column.y - top + 2 * kStep);
    if (leave) use.screens.pop();
  }

 private:
  void build_list(const Services& use, const Canvas& c, Rect& column) {
    Progress progress = use.preferences.progress();
    const auto& done = progress.of(course_.game).done;
    const auto& all = course_.lessons;
    if (has_aim(game_) && build_aim(use, c, column)) use.screens.push(aim_screen(game_));
    const auto next = std::find_if(all.begin(), all.end(), [&](const Lesson& l) { return !done.contains(l.id); });
    for (std::size_t i = 0; i < all.size(); ++i) {
      const bool is_done = done.contains(all[i].id), is_next = next != all.end() && next->id == all[i].id;
      if (build_row(use, c, column, i, is_done, is_next)) begin(use, i);
    }
    if (next != all.end()) return;
    cut_top(column, kStep);
    cut_top(column,
            c.paragraph("lessons/end", column, c.body(), use.words.say("shell.lessons.all_done"), kText) + kStep);
    const std::string play = use.words.say("shell.first.play");
    const Item first{
        .id = "first/play", .name = play, .rect = cut_top(column, c.button_height(play, column.w)), .primary = true};
    if (c.button(first, {.weight = Weight::primary}).activated) use.screens.replace(first_game_screen(game_));
  }

  // The first one begins with what the game is about, once.
  void begin(const Services& use, std::size_t i) const {
    const auto play = [&use, &game = game_, i] { go_to_lesson(use, game, i); };
    i == 0 ? after_aim(use, game_, "shell.aim.lesson", play) : play();
  }

  bool build_aim(const Services& use, const Canvas& c, Rect& column) const {
    return build_numbered_row(c, column,
                              {.item = {.id = "lessons/aim", .name = use.words.say("shell.aim")},
                               .number = "?",
                               .title = use.words.say("shell.aim"),
                               .done = use.preferences.progress().of(course_.game).aim});
  }

  bool build_row(const Services& use, const Canvas& c, Rect& column, std::size_t i, bool done, bool next) const {
    const Lesson& lesson = course_.lessons[i];
    const std::string title = use.words.say(lesson_key(course_.game, lesson, "", 0)), n = std::to_string(i + 1);
    return build_numbered_row(c, column,
                              {.item = {.id = "lesson/" + lesson.id,
                                        .name = use.words.say("shell.lessons.one", {{"n", n}, {"title", title}}),
                                        .description = done ? use.words.say("shell.lessons.done") : std::string(),
                                        .primary = next},
                               .number = n,
                               .title = title,
                               .done = done});
  }

  const Game& game_;
  const Course& course_;
};

}  // namespace

ScreenPtr lessons_screen(const Game& game) {
  const Course* course = course_of(game.info().id);
  return course ? std::make_unique<LessonsScreen>(game, *course) : setup_screen(game);
}

}  // namespace mathom

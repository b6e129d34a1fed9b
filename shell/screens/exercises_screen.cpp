// The exercises from the player's own games: which are done, and each on its table.
#include "rules/registry.h"
#include "shell/lessons/exercises.h"
#include "shell/lessons/teaching.h"
#include "shell/screens/screens.h"
#include "shell/services/analysis/because_words.h"
#include "shell/services/appearance.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

namespace {

class ExercisesScreen final : public Screen {
 public:
  std::string_view name() const override { return "exercises"; }

  void build(const Services& use, Scene& scene) override {
    const Canvas c(scene, use.looks.letters(), use.preferences.settings().text_scale);
    const std::string heading = use.words.say("exercises.title");
    bool leave = false;
    const Rect area = screen_bar(use, c, heading, leave);
    const float top = scene.begin_scroll("exercises/list", heading, area);
    Rect column = middle_column(c, area, 620);
    column = {column.x, top + 2 * kStep, column.w, 1e6f};
    cut_top(column,
            c.paragraph("exercises/about", column, c.body(), use.words.say("exercises.about"), kTextSoft) + kStep);
    if (!fresh_) all_ = exercises_of(use).all();
    fresh_ = !opened_;  // once an exercise is opened, it may be done at any time
    scene.begin_zone("exercises", {.name = heading, .list = true});
    for (std::size_t i = 0; i < all_.size(); ++i)
      if (build_row(use, c, column, all_[i], i)) begin(use, all_[i]);
    scene.end_zone();
    if (all_.empty())
      cut_top(column, c.paragraph("exercises/none", column, c.body(), use.words.say("exercises.none"), kText));
    scene.end_scroll(column.y - top + 2 * kStep);
    if (leave) use.screens.pop();
  }

 private:
  void begin(const Services& use, const Exercise& exercise) {
    opened_ = true;
    play_exercise(use, exercise, exercises_screen, [&use] { use.screens.push(table_screen()); });
  }
  std::vector<Exercise> all_;
  bool fresh_ = false, opened_ = false;

  static bool build_row(const Services& use, const Canvas& c, Rect& column, const Exercise& e, std::size_t i) {
    const std::string game = is_game(e.game) ? use.words.say(e.game + ".title") : e.game;
    const std::string n = std::to_string(e.judgement.ply);
    const std::string theme = is_game(e.game) ? theme_words(use, e.game, e.asked) : std::string();
    const std::string title = theme.empty()
                                  ? use.words.say("exercises.row", {{"game", game}, {"n", n}})
                                  : use.words.say("exercises.row.theme", {{"game", game}, {"n", n}, {"theme", theme}});
    return build_numbered_row(c, column,
                              {.item = {.id = "exercise/" + std::to_string(i),
                                        .name = title,
                                        .description = e.done ? use.words.say("exercises.done") : std::string()},
                               .number = std::to_string(i + 1),
                               .title = title,
                               .done = e.done});
  }
};

}  // namespace

ScreenPtr exercises_screen() { return std::make_unique<ExercisesScreen>(); }

}  // namespace mathom

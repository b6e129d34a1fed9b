#include "shell/screens/aim.h"

#include <algorithm>
#include <utility>

#include "shell/lessons/course.h"
#include "shell/screens/screens.h"
#include "shell/services/appearance.h"
#include "shell/services/keeping/kept_games.h"
#include "shell/services/preferences.h"
#include "shell/services/progress.h"
#include "shell/services/screen_stack.h"
#include "shell/services/words.h"
#include "shell/ui/scene/keys.h"

namespace mathom {

using namespace ui;

namespace {

class AimScreen final : public Screen {
 public:
  AimScreen(const Course& course, std::vector<AimEnd> ends) : course_(course), ends_(std::move(ends)) {}
  std::string_view name() const override { return "aim"; }

  void build(const Services& use, Scene& scene) override {
    const Canvas c(scene, use.looks.letters(), use.preferences.settings().text_scale);
    if (!begun_) begin(use, scene);
    bool leave = false;
    Rect area = screen_bar(use, c, use.words.say("shell.aim"), leave);
    const int turned = build_foot(use, c, area);
    c.low() ? build_beside(use, c, area) : build_below(use, c, area);
    if (turned == kEnd) return end(use);
    if (turned != 0) turn_to(use, scene, at_ + turned);
    if (leave) use.screens.pop();
  }

 private:
  static constexpr int kEnd = 99;
  const AimPage& page() const { return course_.aim[static_cast<std::size_t>(at_)]; }
  int pages() const { return static_cast<int>(course_.aim.size()); }
  bool is_last() const { return at_ + 1 == pages(); }
  std::string text(const Services& use, std::string_view part) const {
    return use.words.say(course_.game + ".aim." + page().id + std::string(part));
  }

  // A player who has opened the pages does not see them again unasked.
  void begin(const Services& use, Scene& scene) {
    begun_ = true;
    Progress progress = use.preferences.progress();
    if (!std::exchange(progress.of(course_.game).aim, true)) use.preferences.keep_progress(progress);
    turn_to(use, scene, 0);
  }

  void turn_to(const Services& use, Scene& scene, int to) {
    at_ = std::clamp(to, 0, pages() - 1);
    scene.announce(text(use, "") + ". " + text(use, ".words"), Urgency::polite, Detail::brief);
    scene.want_frame();
  }

  // Ends the pages the first time. Pages that are only read end where they were opened.
  void end(const Services& use) {
    if (ends_.empty()) return use.screens.pop();
    ends_.front().go();
  }

  std::string end_words(const Services& use) const {
    return use.words.say(ends_.empty() ? std::string_view("shell.close") : std::string_view(ends_.front().key));
  }

  // Returns by how many pages it was turned; kEnd: to the end.
  int build_foot(const Services& use, const Canvas& c, Rect& area) const {
    const std::string back = use.words.say(at_ > 0 ? "shell.aim.back" : "shell.aim.skip"),
                      next = is_last() ? end_words(use) : use.words.say("shell.aim.next");
    const float half = (std::min(c.em(560), area.w - 2 * kStep) - kStep) / 2;
    const float high = std::max(c.button_height(back, half), c.button_height(next, half));
    const Rect foot = cut_bottom(area, high + 2 * kStep);
    c.bar({0, foot.y, c.scene().screen().w, c.scene().screen().h - foot.y});
    c.scene().begin_zone("aim/turn", {.name = use.words.say("shell.aim.turn")});
    Rect row = around(foot.centre(), 2 * half + kStep, high);
    const Rect left = cut_left(row, half);
    cut_left(row, kStep);
    int turned = 0;
    // Pages that are only read cannot be skipped: the bar leads back.
    if (at_ > 0 || !ends_.empty())
      if (c.button({.id = at_ > 0 ? "aim/back" : "aim/skip", .name = back, .rect = left}).activated)
        turned = at_ > 0 ? -1 : kEnd;
    const Item on{.id = "aim/next", .name = next, .rect = row, .primary = true, .key = key_of(Command::next)};
    if (c.button(on, {.weight = Weight::primary}).activated) turned = is_last() ? kEnd : 1;
    c.scene().end_zone();
    return turned;
  }

  void build_picture(const Services& use, const Canvas& c, Rect r) const {
    c.scene().add({.id = "aim/picture",
                   .role = Role::image,
                   .name = use.words.say("shell.aim.picture", {{"title", text(use, "")}}),
                   .rect = r});
    draw_aim(use, c, r, course_, page());
  }

  void build_words(const Services& use, const Canvas& c, Rect& column) const {
    const std::string place =
        use.words.say("shell.aim.page", {{"n", std::to_string(at_ + 1)}, {"of", std::to_string(pages())}});
    cut_top(column, c.paragraph("aim/place", column, c.small(), place, kTextSoft));
    const std::string title = text(use, "");
    c.heading("aim/title", cut_top(column, c.heading_height(title, column.w)), title, 2, kGold);
    const Type t = c.type(Face::text, c.phone() ? 17 : 18);
    cut_top(column, c.paragraph("aim/words", column, t, text(use, ".words"), kText) + kStep);
    if (!is_last() || ends_.size() < 2) return;
    c.scene().begin_zone("aim/ends", {.name = use.words.say("shell.aim.turn")});
    for (std::size_t i = 1; i < ends_.size(); ++i) {
      const std::string words = use.words.say(ends_[i].key);
      const Rect r = cut_top(column, c.button_height(words, column.w));
      cut_top(column, kStep);
      if (c.button({.id = "aim/other/" + std::to_string(i), .name = words, .rect = r}).activated)
        use.screens.after_frame(ends_[i].go);
    }
    c.scene().end_zone();
  }

  void build_below(const Services& use, const Canvas& c, Rect area) const {
    const std::string scroll = "aim/page/" + page().id;
    const float top = c.scene().begin_scroll(scroll, text(use, ""), area);
    Rect column = middle_column(c, area, 680);
    column = {column.x, top + kStep, column.w, 1e5f};
    const float wide = std::min(column.w, area.h * 0.56f / kAimRatio);
    const Rect picture = cut_top(column, wide * kAimRatio);
    build_picture(use, c, around(picture.centre(), wide, picture.h));
    cut_top(column, 1.5f * kStep);
    build_words(use, c, column);
    c.scene().end_scroll(column.y - top);
  }

  // A phone on its side: the words have the right half.
  void build_beside(const Services& use, const Canvas& c, Rect area) const {
    Rect left = cut_left(area, area.w * 0.5f).inset(kStep);
    const float wide = std::min(left.w, left.h / kAimRatio);
    build_picture(use, c, around(left.centre(), wide, wide * kAimRatio));
    const float top = c.scene().begin_scroll("aim/page/" + page().id, text(use, ""), area);
    Rect column{area.x + kStep, top + kStep, area.w - 2.5f * kStep, 1e5f};
    build_words(use, c, column);
    c.scene().end_scroll(column.y - top);
  }

  const Course& course_;
  std::vector<AimEnd> ends_;
  int at_ = 0;
  bool begun_ = false;
};

}  // namespace

bool has_aim(const Game& game) {
  const Course* course = course_of(game.info().id);
  return course && !course->aim.empty();
}

bool aim_is_due(const Services& use, const Game& game) {
  const std::string_view id = game.info().id;
  return has_aim(game) && !use.preferences.progress().of(id).aim && !use.kept.shelf().has_game(id);
}

ScreenPtr aim_screen(const Game& game) { return aim_before(game, {}); }

void build_aim_button(const Services& use, const Canvas& c, Rect& column, const Game& game) {
  if (!has_aim(game)) return;
  const std::string pages = std::to_string(course_of(game.info().id)->aim.size()), words = use.words.say("shell.aim"),
                    note = use.words.say("shell.aim.note", {{"n", pages}});
  const Rect r = cut_top(column, c.button_height(words, column.w, note));
  cut_top(column, kStep);
  if (c.button({.id = "first/aim", .name = words, .description = note, .rect = r}, {.note = note}).activated)
    use.screens.push(aim_screen(game));
}

void after_aim(const Services& use, const Game& game, std::string key, std::function<void()> then) {
  if (!aim_is_due(use, game)) return then();
  const auto end = [&use, then = std::move(then)] {
    use.screens.pop();
    then();
  };
  use.screens.push(aim_before(game, {{std::move(key), end}}));
}

ScreenPtr aim_before(const Game& game, std::vector<AimEnd> ends) {
  return std::make_unique<AimScreen>(*course_of(game.info().id), std::move(ends));
}

}  // namespace mathom

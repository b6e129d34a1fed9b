// The first screen: go on with the game that was left, or begin one.
#include "rules/registry.h"
#include "shell/app/app.h"
#include "shell/app/screens/screens.h"
#include "shell/ui/suits.h"

#include <cmath>

namespace mathom {

using namespace ui;

namespace {

class HomeScreen final : public Screen {
 public:
  std::string_view name() const override { return "home"; }

  void build(App& app, Scene& scene) override {
    const Canvas c(scene, app.letters(), app.settings().text_scale);
    c.felt(scene.screen());
    Rect column = middle_column(c, scene.safe().inset(kStep), 520);
    const float games = static_cast<float>(all_games().size()) * (c.em(64) + kStep);
    const float fan = std::min(c.em(170), scene.safe().h * 0.24f);
    const float needs = fan + c.em(44) + c.em(30) + (!app.latest_game().empty() ? c.control_height() + 2 * kStep : 0) +
                        games + c.control_height() * 2 + 5 * kStep;
    const float top = scene.begin_scroll("home", app.say("app.title"), scene.safe());
    Rect area{column.x, top + std::max(static_cast<float>(kStep), (scene.safe().h - needs) / 2), column.w, needs};
    const float begin = area.y - top;
    draw_fan(app, c, cut_top(area, fan));
    c.title("title", cut_top(area, c.em(44)), app.say("app.title"), Align::centre);
    c.text("tagline", cut_top(area, c.em(30)), c.body(), app.say("shell.tagline"), kTextSoft, Align::centre);
    cut_top(area, kStep);
    build_games(app, c, area);
    cut_top(area, kStep);
    build_rest(app, c, area);
    scene.end_scroll(begin + needs);
  }

 private:
  void draw_fan(const App& app, const Canvas& c, Rect r) const {
    CardLook look;
    look.four_colours = app.settings().four_colours;
    if (app.language() == "fr") look.court_letters = {"V", "C", "D", "R"};
    const TarotFace faces[] = {
        {Suit::heart, 14}, {Suit::trump, 21}, {Suit::trump, 0}, {Suit::trump, 1}, {Suit::spade, 13}};
    const float high = r.h - 2 * kStep, wide = high / kCardRatio;
    for (int i = 0; i < 5; ++i) {
      const float k = static_cast<float>(i - 2), angle = k * 0.13f;
      const Rect card = around({r.centre().x + k * wide * 0.62f, r.centre().y + k * k * high * 0.022f}, wide, high);
      const float ca = std::cos(angle), sa = std::sin(angle);
      const Vec m = card.centre();
      const Pen pen = c.pen().through({ca, sa, -sa, ca, m.x - ca * m.x + sa * m.y, m.y - sa * m.x - ca * m.y});
      pen.shadow(card, 8, 14, 4, 0.45f);
      draw_card(pen, card, faces[i], look);
    }
  }

  void build_games(App& app, const Canvas& c, Rect& area) {
    c.scene().begin_zone("games", {.name = app.say("shell.home.games")});
    if (const std::string latest = app.latest_game(); !latest.empty()) {
      const KeptGame* kept = app.shelf().find(latest);
      const std::string title = kept ? kept_title(app, *kept) : std::string();
      Item item{.id = "continue",
                .name = app.say("shell.home.continue"),
                .description = title,
                .rect = cut_top(area, c.control_height() + kStep),
                .primary = true};
      if (c.button(item, {.weight = Weight::primary, .note = title}).activated)
        play_kept(app, latest, store::Purpose::play);
      cut_top(area, kStep);
    }
    for (const Game* game : all_games()) {
      const std::string id(game->info().id);
      const std::string title = app.say(id + ".title"),
                        note = app.texts().has(id + ".tagline") ? app.say(id + ".tagline") : std::string();
      const Item item{.id = "game/" + id, .name = title, .description = note, .rect = cut_top(area, c.em(64))};
      if (c.button(item, {.note = note}).activated) app.push(setup_screen(*game));
      cut_top(area, kStep);
    }
    c.scene().end_zone();
  }

  void build_rest(App& app, const Canvas& c, Rect& area) {
    c.scene().begin_zone("more", {.name = app.say("shell.home.more")});
    Rect row = cut_top(area, c.control_height());
    const float third = (row.w - 2 * kStep) / 3;
    const Rect left = cut_left(row, third);
    cut_left(row, kStep);
    const Rect middle = cut_left(row, third);
    cut_left(row, kStep);
    if (c.button({.id = "saves", .name = app.say("shell.kept"), .rect = left}).activated) app.push(saves_screen());
    if (c.button({.id = "settings", .name = app.say("shell.settings"), .rect = middle}).activated)
      app.push(settings_screen());
    if (c.button({.id = "about", .name = app.say("shell.about"), .rect = row}).activated) app.push(about_screen());
    c.scene().end_zone();
  }
};

}  // namespace

ScreenPtr home_screen() { return std::make_unique<HomeScreen>(); }
ScreenPtr first_screen(App&) { return home_screen(); }

}  // namespace mathom

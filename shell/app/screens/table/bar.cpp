// The bar above the table, the row of things to look at below it, and the keys that belong to no control.
#include "shell/app/screens/table/table_screen.h"

#include <algorithm>
#include <array>

#include "shell/app/screens/screens.h"

namespace mathom {

using namespace ui;

void TableScreen::build_bar(App& app, Match& match, const Canvas& c, Rect bar) {
  c.scene().begin_zone("bar", {.name = app.say("shell.table.bar")});
  const float side = std::clamp(bar.h, kTouch, c.phone() ? 52.0f : 80.0f);
  if (c.button({.id = "menu", .name = app.say("shell.menu"), .rect = cut_left(bar, side), .key = 'm'},
               {.weight = Weight::bar, .sign = Sign::menu})
          .activated)
    panel_ = Panel::menu;
  const auto control = [&](const char* id, const std::string& name, Sign sign, bool offered, char key) {
    return c
        .button({.id = id, .name = name, .rect = cut_right(bar, side), .offered = offered, .key = key},
                {.weight = Weight::bar, .sign = sign})
        .activated;
  };
  if (control("help", app.say("shell.why"), Sign::help, true, 'w')) panel_ = Panel::why;
  if (bar.w > c.em(520) && control("hint", app.say("shell.hint.ask"), Sign::hint, match.your_turn(), 0))
    want_hint(app, match, c.scene().now());
  if (control("redo", app.say("shell.redo"), Sign::redo, match.can_redo(), 'y')) match.redo();
  build_undo(app, match, c, cut_right(bar, side));
  if (match.shared() && !match.covered() && !peeking_ &&
      control("cover", app.say("shell.curtain.cover"), Sign::cover, true, 'c'))
    cover_asked_ = true, c.scene().want_frame();
  c.scene().end_zone();
  const std::string title = view_->title(app), status = view_->status(app);
  const Rect middle = bar.inset(2);
  if (status.empty()) return c.heading("title", middle, title, 1, kText, Align::centre);
  const Rect first{middle.x, middle.y, middle.w, middle.h * 0.54f};
  c.fitted("", first, c.strong(), title, kText, Align::centre);
  c.scene().heading("title", title, first, 1);
  c.fitted("status", {middle.x, first.bottom(), middle.w, middle.h - first.h}, c.small(), status, kTextSoft,
           Align::centre);
}

Rect TableScreen::build_actions(App& app, Match& match, const Canvas& c, Rect row, Rect act) {
  if (past_) return build_timeline(app, c, row, act), Rect{};
  c.scene().begin_zone("look", {.name = app.say("shell.table.look")});
  const float half = (row.w - kStep) / (view_->takes_tricks() ? 2 : 1);
  const float wide = !act.empty() ? half : c.phone() ? std::min(c.em(92), row.w * 0.24f) : c.em(130);
  const auto control = [&](Item item) {
    item.rect = cut_left(row, wide);
    cut_left(row, kStep);
    return c.button(item).activated;
  };
  if (view_->takes_tricks() && control({.id = "last_trick",
                                        .name = app.say("shell.table.last_trick"),
                                        .offered = view_->has_last_trick(),
                                        .key = 't'}))
    view_->open_last_trick();
  if (control({.id = "scores", .name = app.say("shell.scores.button"), .key = 's'})) view_->open_scores();
  if (act.empty()) act = row;
  build_skip(app, match, c, act);
  const bool steps = app.settings().speed == Speed::step && match.bot_to_move() && view_->settled();
  if (steps) {
    const Item next{.id = "next",
                    .name = app.say("shell.table.next", {{"name", app.seat_name(match.session().waiting_for())}}),
                    .rect = act,
                    .primary = true,
                    .key = 'n'};
    if (c.button(next, {.weight = Weight::primary}).activated) next_asked_ = true, c.scene().want_frame();
  }
  if (match.session().outcome().over && view_->settled()) {
    const Item item{.id = "again", .name = app.say("shell.scores.again"), .rect = act, .primary = true, .key = 'n'};
    if (c.button(item, {.weight = Weight::primary}).activated) {
      const Game& game = match.game();
      app.leave_match();
      app.replace(setup_screen(game));
    }
  }
  c.scene().end_zone();
  if (!c.phone() && act.w > c.em(420)) cut_left(act, act.w - c.em(400));
  return act;
}

void TableScreen::keys(App& app, Match& match, Scene& scene) {
  if (scene.key('+')) step_speed(app, 1);
  if (scene.key('-')) step_speed(app, -1);
  if (scene.key('p')) view_->show_offer();
  if (scene.key('h')) want_hint(app, match, scene.now());
  tell_hint(app, match, scene);
}

void TableScreen::step_speed(App& app, int by) {
  Settings s = app.settings();
  s.speed = static_cast<Speed>(std::clamp(static_cast<int>(s.speed) + by, 0, 4));
  app.change_settings(s);
}

}  // namespace mathom

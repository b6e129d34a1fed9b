// The menu of the table.
#include "shell/app/screens/table/table_screen.h"

#include <algorithm>
#include <array>

#include "shell/app/lessons/course.h"
#include "shell/app/lessons/progress.h"
#include "shell/app/screens/screens.h"

namespace mathom {

using namespace ui;

// Whether they act, or ask first.
void TableScreen::build_companions(App& app, const Canvas& c, Rect& column) {
  const std::string name = app.say("shell.companions");
  c.pen().text(c.small(), cut_top(column, c.em(22)), name, kTextSoft);
  const std::array<std::string, 2> ways{app.say("shell.companions.act"), app.say("shell.companions.ask")};
  Settings s = app.settings();
  s.companions_ask = c.segments("menu/companions", cut_top(column, c.segments_height(ways, column.w)), name, ways,
                                s.companions_ask ? 1 : 0) == 1;
  app.change_settings(s);
  cut_top(column, kStep);
}

void TableScreen::build_speed(App& app, const Canvas& c, Rect& column) {
  const std::string name = app.say("shell.settings.speed");
  c.pen().text(c.small(), cut_top(column, c.em(22)), name, kTextSoft);
  std::array<std::string, 5> speeds;
  for (std::size_t i = 0; i < speeds.size(); ++i) speeds[i] = app.say("shell.speed." + std::to_string(i));
  const int now = static_cast<int>(app.settings().speed);
  const int speed = c.segments("menu/speed", cut_top(column, c.control_height()), name, speeds, now);
  if (speed != now) step_speed(app, speed - now);
  cut_top(column, kStep);
}

// Remarks for a first game: switched off at each of them, and back here, from the first one on.
void TableScreen::build_remarks(App& app, const Match& match, const Canvas& c, Rect& column) {
  const Course* course = course_of(match.game().info().id);
  if (!course || course->remarks.empty() || match.shared()) return;
  Progress progress = app.progress();
  GameProgress& game = progress.of(course->game);
  const std::string name = app.say("shell.remark.menu");
  const Rect r = cut_top(column, c.toggle_height(name, {}, column.w));
  cut_top(column, kStep);
  const Reaction did = c.toggle({.id = "menu/remarks", .name = name, .rect = r, .selected = game.remarks}, {});
  if (!did.activated && !did.marked) return;
  game.remarks = !game.remarks;
  if (game.remarks) game.told.clear();
  app.keep_progress(progress);
}

// What the menu offers, from the top of `column`, which it shortens. True: the menu is closed by it.
bool TableScreen::build_menu_entries(App& app, Match& match, const Canvas& c, Rect& column) {
  bool close = false;
  const auto entry = [&](const char* id, const std::string& words, char key = 0) {
    const Rect r = cut_top(column, c.control_height());
    cut_top(column, kStep);
    return c.button({.id = id, .name = words, .rect = r, .first_focus = key != 0, .key = key}).activated;
  };
  if (const std::string trouble = app.trouble_words(); !trouble.empty())
    cut_top(column, c.paragraph("menu/trouble", column, c.body(), trouble, kWarn) + kStep);
  if (entry("menu/back", app.say("shell.menu.back"), kEscapeKey)) close = true;
  build_speed(app, c, column);
  if (match.has_companions()) build_companions(app, c, column);
  build_remarks(app, match, c, column);
  if (match.can_redo() && entry("menu/redo", app.say("shell.redo"))) match.redo(), close = true;
  if (entry("menu/look_back", app.say("time.look_back"))) look_back(match.session().ply(), c.scene()), close = true;
  if (match.may_analyse() && entry("menu/analysis", app.say("analysis.title")))
    app.push(analysis_screen()), close = true;
  if (entry("menu/rules", app.say("shell.rules")))
    app.push(rules_screen(match.game(), rule_at(match.game().info().id, match.session().prompt().key)));
  if (entry("menu/keys", app.say("keys.title"))) app.show_keys(), close = true;
  if (entry("menu/settings", app.say("shell.settings"))) app.push(settings_screen());
  if (entry("menu/export", app.say("shell.export"))) app.export_match(), close = true;
  if (entry("menu/copy", app.say("shell.copy"))) app.copy_match(), close = true;
  if (entry("menu/import", app.say("shell.import"))) ask_for_import(app), close = true;
  if (entry("menu/saves", app.say("shell.kept"))) app.push(saves_screen());
  if (entry("menu/about", app.say("shell.about"))) app.push(about_screen());
  if (entry("menu/new", app.say("shell.menu.new"))) app.restart(), app.push(setup_screen(match.game()));
  if (entry("menu/home", app.say("shell.home"))) app.restart();
  return close;
}

void TableScreen::build_menu(App& app, Match& match, const Canvas& c) {
  const Rect safe = c.scene().safe().inset(kStep);
  const float high = c.control_height() + kStep, wide = std::min(c.em(340), safe.w);
  const float rows = (match.has_companions() ? 15.0f : 14.0f) + (match.may_analyse() ? 1.0f : 0.0f),
              captions = match.has_companions() ? 2 : 1;
  const float wanted = rows * high + c.em(34) + captions * c.em(22) + 6 * kStep;
  const Rect panel{safe.x, safe.y, wide, std::min(safe.h, wanted)};
  c.veil();
  const std::string name = app.say("shell.menu");
  bool close = c.scene().begin_layer("menu_panel", name, panel);
  c.raised(panel);
  Rect in = panel.inset(2 * kStep);
  c.heading("menu/heading", cut_top(in, c.em(34)), name);
  c.scene().begin_zone("menu", {.name = name});
  // The list reaches into the margin, so that its scroll bar lies next to the buttons.
  const float top = c.scene().begin_scroll("menu/list", name, {in.x, in.y, in.w + 2 * kStep, in.h});
  Rect column{in.x, top, in.w, 4000};
  close |= build_menu_entries(app, match, c, column);
  c.scene().end_scroll(column.y - top);
  c.scene().end_zone();
  c.scene().end_layer();
  if (close) panel_ = Panel::none, c.scene().want_frame();
}

}  // namespace mathom

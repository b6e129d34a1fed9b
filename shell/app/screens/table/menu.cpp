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

namespace {

struct Entry {
  const char* id;
  std::string words;
};

// The entries of the menu: side by side where their words have room, what belongs together under a caption.
class Entries {
 public:
  Entries(const Canvas& c, Rect& column) : c_(c), column_(column) {}

  void caption(const std::string& words) { c_.pen().text(c_.small(), cut_top(column_, c_.em(22)), words, kTextSoft); }
  // The id of the one that was pressed; empty: none.
  std::string_view row(const std::vector<Entry>& entries) {
    const float half = (column_.w - kStep) / 2;
    const bool beside = entries.size() == 2 && std::all_of(entries.begin(), entries.end(), [&](const Entry& e) {
                          return c_.letters().width(c_.strong(), e.words) <= half - 2 * kStep;
                        });
    Rect line{};
    std::string_view pressed;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      if (!beside || i == 0) line = cut_top(column_, c_.control_height()), cut_top(column_, kStep);
      Rect r = beside ? cut_left(line, half) : line;
      if (beside) cut_left(line, kStep);
      if (c_.button({.id = entries[i].id, .name = entries[i].words, .rect = r}).activated) pressed = entries[i].id;
    }
    return pressed;
  }

 private:
  const Canvas& c_;
  Rect& column_;
};

}  // namespace

// True: the menu is closed by it.
bool TableScreen::do_menu_entry(App& app, Match& match, Scene& scene, std::string_view id) {
  if (id == "menu/new") return app.restart(), app.push(setup_screen(match.game())), false;
  if (id == "menu/home") return app.restart(), false;
  if (id == "menu/rules")
    return app.push(rules_screen(match.game(), rule_at(match.game().info().id, match.session().prompt().key))), false;
  if (id == "menu/settings") return app.push(settings_screen()), false;
  if (id == "menu/saves") return app.push(saves_screen()), false;
  if (id == "menu/about") return app.push(about_screen()), false;
  if (id == "menu/redo") match.redo();
  if (id == "menu/look_back") look_back(match.session().ply(), scene);
  if (id == "menu/analysis") app.push(analysis_screen());
  if (id == "menu/keys") app.show_keys();
  if (id == "menu/export") app.export_match();
  if (id == "menu/copy") app.copy_match();
  if (id == "menu/import") ask_for_import(app);
  return !id.empty();
}

// What the menu offers, from the top of `column`, which it shortens: the ways out first, then how it is played, then the rest.
// True: the menu is closed by it.
bool TableScreen::build_menu_entries(App& app, Match& match, const Canvas& c, Rect& column) {
  Entries entries(c, column);
  std::string_view pressed;
  const auto row = [&](const std::vector<Entry>& list) {
    if (const std::string_view id = entries.row(list); !id.empty()) pressed = id;
  };
  if (const std::string trouble = app.trouble_words(); !trouble.empty())
    cut_top(column, c.paragraph("menu/trouble", column, c.body(), trouble, kWarn) + kStep);
  const Item back{.id = "menu/back",
                  .name = app.say("shell.menu.back"),
                  .rect = cut_top(column, c.control_height()),
                  .first_focus = true,
                  .key = kEscapeKey};
  const bool close = c.button(back).activated;
  cut_top(column, kStep);
  row({{"menu/new", app.say("shell.menu.new")}, {"menu/home", app.say("shell.home")}});
  build_speed(app, c, column);
  if (match.has_companions()) build_companions(app, c, column);
  build_remarks(app, match, c, column);
  entries.caption(app.say("shell.menu.game"));
  if (match.can_redo()) row({{"menu/redo", app.say("shell.redo")}});
  std::vector<Entry> past{{"menu/look_back", app.say("time.look_back")}};
  if (match.may_analyse()) past.push_back({"menu/analysis", app.say("analysis.title")});
  row(past);
  row({{"menu/rules", app.say("shell.rules")}, {"menu/keys", app.say("keys.title")}});
  entries.caption(app.say("shell.menu.kept"));
  row({{"menu/saves", app.say("shell.kept")}, {"menu/import", app.say("shell.import")}});
  row({{"menu/export", app.say("shell.export")}});
  row({{"menu/copy", app.say("shell.copy")}});
  row({{"menu/settings", app.say("shell.settings")}, {"menu/about", app.say("shell.about")}});
  return do_menu_entry(app, match, c.scene(), pressed) || close;
}

// As high as what it offers; what does not fit the screen scrolls.
void TableScreen::build_menu(App& app, Match& match, const Canvas& c) {
  const Rect safe = c.scene().safe().inset(kStep);
  const Rect panel{safe.x, safe.y, std::min(c.em(340), safe.w), std::min(safe.h, menu_height_ + c.em(34) + 4 * kStep)};
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
  const float used = column.y - top;
  c.scene().end_scroll(used);
  c.scene().end_zone();
  c.scene().end_layer();
  if (used != menu_height_) menu_height_ = used, c.scene().build_again();
  if (close) panel_ = Panel::none, c.scene().want_frame();
}

}  // namespace mathom

#include "shell/screens/table/menu.h"

#include <algorithm>
#include <array>

#include "shell/lessons/course.h"
#include "shell/screens/aim.h"
#include "shell/screens/screens.h"
#include "shell/services/keeping/kept_games.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/progress.h"
#include "shell/services/screen_stack.h"
#include "shell/services/speech/keys_panel.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

namespace {

// The choice whether companions act or ask first.
void build_companions(const TableFrame& f, Rect& column) {
  const std::string name = f.use.words.say("shell.companions");
  f.c.pen().text(f.c.small(), cut_top(column, f.c.em(22)), name, kTextSoft);
  const std::array<std::string, 2> ways{f.use.words.say("shell.companions.act"),
                                        f.use.words.say("shell.companions.ask")};
  Settings s = f.use.preferences.settings();
  s.companions_ask = f.c.segments("menu/companions", cut_top(column, f.c.segments_height(ways, column.w)), name, ways,
                                  s.companions_ask ? 1 : 0) == 1;
  f.use.preferences.change(s);
  cut_top(column, kStep);
}

void build_speed(const TableFrame& f, Rect& column) {
  const std::string name = f.use.words.say("shell.settings.speed");
  f.c.pen().text(f.c.small(), cut_top(column, f.c.em(22)), name, kTextSoft);
  std::array<std::string, 5> speeds;
  for (std::size_t i = 0; i < speeds.size(); ++i) speeds[i] = f.use.words.say("shell.speed." + std::to_string(i));
  const int now = static_cast<int>(f.use.preferences.settings().speed);
  // In one row, if the words can be made small enough.
  const float cell = column.w / static_cast<float>(speeds.size()) - 3 * kStep / 2;
  const bool fit = std::ranges::all_of(speeds, [&](const std::string& words) {
    return f.c.letters().fits({Face::strong, kLeastType}, words, cell, f.c.control_height());
  });
  const float high = fit ? f.c.control_height() : f.c.segments_height(speeds, column.w);
  const int speed = f.c.segments("menu/speed", cut_top(column, high), name, speeds, now);
  if (speed != now) step_speed(f.use, speed - now);
  cut_top(column, kStep);
}

// The switch for the remarks of a first game. Each remark can switch them off; this brings them back.
void build_remarks(const TableFrame& f, Rect& column) {
  const Course* course = course_of(f.match.game().info().id);
  if (!course || course->remarks.empty() || f.match.shared()) return;
  Progress progress = f.use.preferences.progress();
  GameProgress& game = progress.of(course->game);
  const std::string name = f.use.words.say("shell.remark.menu");
  const Rect r = cut_top(column, f.c.toggle_height(name, {}, column.w));
  cut_top(column, kStep);
  const Reaction did = f.c.toggle({.id = "menu/remarks", .name = name, .rect = r, .selected = game.remarks}, {});
  if (!did.activated && !did.marked) return;
  game.remarks = !game.remarks;
  if (game.remarks) game.told.clear();
  f.use.preferences.keep_progress(progress);
}

struct Entry {
  const char* id;
  std::string words;
};

// The entries of the menu, in groups with captions, side by side if their words fit.
class Entries {
 public:
  Entries(const Canvas& c, Rect& column) : c_(c), column_(column) {}

  void caption(const std::string& words) { c_.pen().text(c_.small(), cut_top(column_, c_.em(22)), words, kTextSoft); }
  // Returns the id of the pressed entry; empty if none was pressed.
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

// Returns true if it closes the menu.
bool do_menu_entry(const TableFrame& f, std::string_view id) {
  if (id == "menu/new") return f.use.screens.restart(), f.use.screens.push(setup_screen(f.match.game())), false;
  if (id == "menu/home") return f.use.screens.restart(), false;
  if (id == "menu/rules")
    return f.use.screens.push(rules_screen(f.match.game(), rule_at(f.match.game().info().id, f.match.prompt().key))),
           false;
  if (id == "menu/aim") return f.use.screens.push(aim_screen(f.match.game())), false;
  if (id == "menu/settings") return f.use.screens.push(settings_screen()), false;
  if (id == "menu/saves") return f.use.screens.push(saves_screen()), false;
  if (id == "menu/about") return f.use.screens.push(about_screen()), false;
  if (id == "menu/redo") f.match.redo();
  if (id == "menu/look_back") f.wishes.look_back(f.match.ply(), f.c.scene());
  if (id == "menu/analysis") f.use.screens.push(analysis_screen());
  if (id == "menu/keys") f.use.keys.show();
  if (id == "menu/export") f.use.play.export_file();
  if (id == "menu/copy") f.use.play.copy();
  if (id == "menu/import") ask_for_import(f.use);
  return !id.empty();
}

// The entries, from the top of `column`, which it shortens: the ways out first, then how the game is played, then the
// rest. Returns true if an entry closes the menu.
bool build_menu_entries(const TableFrame& f, Rect& column) {
  Entries entries(f.c, column);
  std::string_view pressed;
  const auto row = [&](const std::vector<Entry>& list) {
    if (const std::string_view id = entries.row(list); !id.empty()) pressed = id;
  };
  if (const std::string trouble = f.use.kept.trouble_words(); !trouble.empty())
    cut_top(column, f.c.paragraph("menu/trouble", column, f.c.body(), trouble, kWarn) + kStep);
  const Item back{.id = "menu/back",
                  .name = f.use.words.say("shell.menu.back"),
                  .rect = cut_top(column, f.c.control_height()),
                  .first_focus = true,
                  .key = kEscapeKey};
  const bool close = f.c.button(back).activated;
  cut_top(column, kStep);
  row({{"menu/new", f.use.words.say("shell.menu.new")}, {"menu/home", f.use.words.say("shell.home")}});
  entries.caption(f.use.words.say("shell.menu.game"));
  if (f.match.can_redo()) row({{"menu/redo", f.use.words.say("shell.redo")}});
  std::vector<Entry> past{{"menu/look_back", f.use.words.say("time.look_back")}};
  if (f.match.may_analyse()) past.push_back({"menu/analysis", f.use.words.say("analysis.title")});
  row(past);
  if (has_aim(f.match.game())) row({{"menu/aim", f.use.words.say("shell.aim")}});
  std::vector<Entry> read{{"menu/rules", f.use.words.say("shell.rules")}};
  if (!f.use.preferences.system.fingers_only) read.push_back({"menu/keys", f.use.words.say("keys.title")});
  row(read);
  build_speed(f, column);
  if (f.match.companions()) build_companions(f, column);
  build_remarks(f, column);
  entries.caption(f.use.words.say("shell.menu.kept"));
  row({{"menu/saves", f.use.words.say("shell.kept")}, {"menu/import", f.use.words.say("shell.import")}});
  if (f.match.is_played_here()) {
    row({{"menu/export", f.use.words.say("shell.export")}});
    row({{"menu/copy", f.use.words.say("shell.copy")}});
  }
  entries.caption(f.use.words.say("shell.menu.program"));
  row({{"menu/settings", f.use.words.say("shell.settings")}, {"menu/about", f.use.words.say("shell.about")}});
  return do_menu_entry(f, pressed) || close;
}

}  // namespace

// As high as its entries; they scroll if they do not fit.
void TableMenu::build(const TableFrame& f) {
  const Rect safe = f.c.scene().safe().inset(kStep);
  const Rect panel{safe.x, safe.y, std::min(f.c.em(340), safe.w), std::min(safe.h, high_ + f.c.em(34) + 4 * kStep)};
  f.c.veil();
  const std::string name = f.use.words.say("shell.menu");
  bool close = f.c.scene().begin_layer("menu_panel", name, panel);
  f.c.raised(panel);
  Rect in = panel.inset(2 * kStep);
  f.c.heading("menu/heading", cut_top(in, f.c.em(34)), name);
  f.c.scene().begin_zone("menu", {.name = name});
  // The list reaches into the margin, so that its scroll bar lies next to the buttons.
  const float top = f.c.scene().begin_scroll("menu/list", name, {in.x, in.y, in.w + 2 * kStep, in.h});
  Rect column{in.x, top, in.w, 4000};
  close |= build_menu_entries(f, column);
  const float used = column.y - top;
  f.c.scene().end_scroll(used);
  f.c.scene().end_zone();
  f.c.scene().end_layer();
  if (used != high_) high_ = used, f.c.scene().build_again();
  if (close) f.wishes.close(f.c.scene());
}

}  // namespace mathom

// The menu of the table.
#include "shell/screens/table/table_screen.h"

#include <algorithm>
#include <array>

#include "shell/lessons/course.h"
#include "shell/screens/screens.h"
#include "shell/services/keeping/kept_games.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/progress.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/speech/keys_panel.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

// Whether they act, or ask first.
void TableScreen::build_companions(const Services& use, const Canvas& c, Rect& column) {
  const std::string name = use.words.say("shell.companions");
  c.pen().text(c.small(), cut_top(column, c.em(22)), name, kTextSoft);
  const std::array<std::string, 2> ways{use.words.say("shell.companions.act"), use.words.say("shell.companions.ask")};
  Settings s = use.preferences.settings();
  s.companions_ask = c.segments("menu/companions", cut_top(column, c.segments_height(ways, column.w)), name, ways,
                                s.companions_ask ? 1 : 0) == 1;
  use.preferences.change(s);
  cut_top(column, kStep);
}

void TableScreen::build_speed(const Services& use, const Canvas& c, Rect& column) {
  const std::string name = use.words.say("shell.settings.speed");
  c.pen().text(c.small(), cut_top(column, c.em(22)), name, kTextSoft);
  std::array<std::string, 5> speeds;
  for (std::size_t i = 0; i < speeds.size(); ++i) speeds[i] = use.words.say("shell.speed." + std::to_string(i));
  const int now = static_cast<int>(use.preferences.settings().speed);
  // In one row, as far as the words can be made small enough for it.
  const float cell = column.w / static_cast<float>(speeds.size()) - 3 * kStep / 2;
  const bool fit = std::ranges::all_of(speeds, [&](const std::string& words) {
    return c.letters().fits({Face::strong, kLeastType}, words, cell, c.control_height());
  });
  const float high = fit ? c.control_height() : c.segments_height(speeds, column.w);
  const int speed = c.segments("menu/speed", cut_top(column, high), name, speeds, now);
  if (speed != now) step_speed(use, speed - now);
  cut_top(column, kStep);
}

// Remarks for a first game: switched off at each of them, and back here, from the first one on.
void TableScreen::build_remarks(const Services& use, const Match& match, const Canvas& c, Rect& column) {
  const Course* course = course_of(match.game().info().id);
  if (!course || course->remarks.empty() || match.shared()) return;
  Progress progress = use.preferences.progress();
  GameProgress& game = progress.of(course->game);
  const std::string name = use.words.say("shell.remark.menu");
  const Rect r = cut_top(column, c.toggle_height(name, {}, column.w));
  cut_top(column, kStep);
  const Reaction did = c.toggle({.id = "menu/remarks", .name = name, .rect = r, .selected = game.remarks}, {});
  if (!did.activated && !did.marked) return;
  game.remarks = !game.remarks;
  if (game.remarks) game.told.clear();
  use.preferences.keep_progress(progress);
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
bool TableScreen::do_menu_entry(const Services& use, Match& match, Scene& scene, std::string_view id) {
  if (id == "menu/new") return use.screens.restart(), use.screens.push(setup_screen(match.game())), false;
  if (id == "menu/home") return use.screens.restart(), false;
  if (id == "menu/rules")
    return use.screens.push(rules_screen(match.game(), rule_at(match.game().info().id, match.prompt().key))), false;
  if (id == "menu/settings") return use.screens.push(settings_screen()), false;
  if (id == "menu/saves") return use.screens.push(saves_screen()), false;
  if (id == "menu/about") return use.screens.push(about_screen()), false;
  if (id == "menu/redo") match.redo();
  if (id == "menu/look_back") look_back(match.ply(), scene);
  if (id == "menu/analysis") use.screens.push(analysis_screen());
  if (id == "menu/keys") use.keys.show();
  if (id == "menu/export") use.play.export_file();
  if (id == "menu/copy") use.play.copy();
  if (id == "menu/import") ask_for_import(use);
  return !id.empty();
}

// What the menu offers, from the top of `column`, which it shortens: the ways out first, then how it is played, then the rest.
// True: the menu is closed by it.
bool TableScreen::build_menu_entries(const Services& use, Match& match, const Canvas& c, Rect& column) {
  Entries entries(c, column);
  std::string_view pressed;
  const auto row = [&](const std::vector<Entry>& list) {
    if (const std::string_view id = entries.row(list); !id.empty()) pressed = id;
  };
  if (const std::string trouble = use.kept.trouble_words(); !trouble.empty())
    cut_top(column, c.paragraph("menu/trouble", column, c.body(), trouble, kWarn) + kStep);
  const Item back{.id = "menu/back",
                  .name = use.words.say("shell.menu.back"),
                  .rect = cut_top(column, c.control_height()),
                  .first_focus = true,
                  .key = kEscapeKey};
  const bool close = c.button(back).activated;
  cut_top(column, kStep);
  row({{"menu/new", use.words.say("shell.menu.new")}, {"menu/home", use.words.say("shell.home")}});
  build_speed(use, c, column);
  if (match.has_companions()) build_companions(use, c, column);
  build_remarks(use, match, c, column);
  entries.caption(use.words.say("shell.menu.game"));
  if (match.can_redo()) row({{"menu/redo", use.words.say("shell.redo")}});
  std::vector<Entry> past{{"menu/look_back", use.words.say("time.look_back")}};
  if (match.may_analyse()) past.push_back({"menu/analysis", use.words.say("analysis.title")});
  row(past);
  row({{"menu/rules", use.words.say("shell.rules")}, {"menu/keys", use.words.say("keys.title")}});
  entries.caption(use.words.say("shell.menu.kept"));
  row({{"menu/saves", use.words.say("shell.kept")}, {"menu/import", use.words.say("shell.import")}});
  if (match.knows_all()) {
    row({{"menu/export", use.words.say("shell.export")}});
    row({{"menu/copy", use.words.say("shell.copy")}});
  }
  row({{"menu/settings", use.words.say("shell.settings")}, {"menu/about", use.words.say("shell.about")}});
  return do_menu_entry(use, match, c.scene(), pressed) || close;
}

// As high as what it offers; what does not fit the screen scrolls.
void TableScreen::build_menu(const Services& use, Match& match, const Canvas& c) {
  const Rect safe = c.scene().safe().inset(kStep);
  const Rect panel{safe.x, safe.y, std::min(c.em(340), safe.w), std::min(safe.h, menu_height_ + c.em(34) + 4 * kStep)};
  c.veil();
  const std::string name = use.words.say("shell.menu");
  bool close = c.scene().begin_layer("menu_panel", name, panel);
  c.raised(panel);
  Rect in = panel.inset(2 * kStep);
  c.heading("menu/heading", cut_top(in, c.em(34)), name);
  c.scene().begin_zone("menu", {.name = name});
  // The list reaches into the margin, so that its scroll bar lies next to the buttons.
  const float top = c.scene().begin_scroll("menu/list", name, {in.x, in.y, in.w + 2 * kStep, in.h});
  Rect column{in.x, top, in.w, 4000};
  close |= build_menu_entries(use, match, c, column);
  const float used = column.y - top;
  c.scene().end_scroll(used);
  c.scene().end_zone();
  c.scene().end_layer();
  if (used != menu_height_) menu_height_ = used, c.scene().build_again();
  if (close) panel_ = Panel::none, c.scene().want_frame();
}

}  // namespace mathom

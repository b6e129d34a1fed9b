#include "shell/screens/table/last_lines.h"

#include <algorithm>

#include "shell/screens/table/log_list.h"
#include "shell/screens/table/strip.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

namespace {

constexpr float kLinesAir = 10;           // around the words, within the row
constexpr float kLeastBesideLines = 300;  // kept for the table and the card that is read, on an upright phone

std::string why_lines(const Services& use, const Explained& why) {
  return why.rule.empty() ? why.words : why.words + " " + use.words.say("shell.rule", {{"n", why.rule}});
}

// Returns the part of the row that the door to the log leaves. It keeps within the edge of the strip, because the
// narrow column of a low screen has little room.
Rect beside_door(const Services& use, const Canvas& c, Rect& row) {
  const std::string all = use.words.say("shell.log");
  cut_right(row, c.low() ? kStep / 2 : kStep);
  const float wide =
      c.low() ? c.letters().width(c.body(), all) + kStep : c.letters().width(c.strong(), all) + 2 * kStep;
  return cut_right(row, std::max(kTouch, wide));
}

// A reason or a hint in the place of the last lines, as high as it needs (last_lines_height). If that leaves too little
// of the table, it scrolls.
void build_why_lines(const TableFrame& f, Rect in, const Explained& why) {
  const std::string words = why_lines(f.use, why);
  const Colour colour = why.refuses() ? kWarn : kText;
  const Type t = f.c.letters().largest(f.c.small(), words, in.w, in.h);
  const float high = f.c.height_of(t, words, in.w);
  if (high <= in.h + 1) return f.c.fitted("why/words", in, t, words, colour);
  const float top = f.c.scene().begin_scroll("why/list", words, in);
  f.c.paragraph("why/words", {in.x, top, in.w, high}, t, words, colour);
  f.c.scene().end_scroll(high);
}

// Shows the line that led to the moment that is looked at.
void build_told(const TableFrame& f, Rect in) {
  const LogLine* line = f.past->line();
  if (line) f.c.fitted("last/1", in, f.c.small(), line_words(f.use, *line), kText);
}

// The only line, if there is one.
std::string told_words(const TableFrame& f) {
  if (!f.past || f.past->live()) return strip_words(f);
  const LogLine* line = f.past->line();
  return line ? line_words(f.use, *line) : std::string();
}

}  // namespace

// Returns the height: two lines of what happened, or with large letters one line and the door to the log. Explanations
// get the room that they need, as long as the table keeps `least`. 0: no line fits, and the door is next to the prompt.
float last_lines_height(const TableFrame& f, Rect area, float least) {
  const float two = f.c.small().px * 2.8f + 2.5f * kStep;
  const auto& why = f.table.explained();
  if (!f.c.low() && !why && !f.past && area.h - two < kLeastBesideLines) return 0;
  const float usual = !f.c.low() && area.h - two > f.c.em(240) ? two : f.c.control_height() + kStep;
  // In the column of a low screen more lines take nothing of the table.
  if (!why && !f.c.low()) return usual;
  Rect in = area;
  beside_door(f.use, f.c, in);
  const float wide = in.w - 2 * kLinesAir;
  const float words = why ? f.c.height_of(f.c.small(), why_lines(f.use, *why), wide)
                          : f.c.least_height(Face::text, told_words(f), wide);
  const float wanted = words + 2 * kLinesAir + 2;
  return std::clamp(wanted, usual, std::max(usual, area.h - least));
}

void build_log_door(const TableFrame& f, Rect& r) {
  const Rect more = beside_door(f.use, f.c, r);
  f.c.scene().begin_zone("log", {.name = f.use.words.say("shell.log"), .part = Part::tools});
  const Item door{.id = "log/open", .name = f.use.words.say("shell.log"), .rect = more, .key = 'l'};
  if (f.c.button(door, {.weight = Weight::quiet}).activated) f.wishes.open(TablePanel::log);
  f.c.scene().end_zone();
}

void build_last_lines(const TableFrame& f, Rect r) {
  const Rect box = r.inset(4);
  f.c.panel(box);
  Rect in = r;
  build_log_door(f, in);
  if (const auto& why = f.table.explained()) return build_why_lines(f, box.inset(6).intersect(in), *why);
  if (f.past && !f.past->live()) return build_told(f, box.inset(6).intersect(in));
  const float left = f.c.low() ? in.x + 2 : box.x;
  build_strip(f, {left, box.y, in.right() - 2 - left, box.h});
}

void build_log_fold(const TableFrame& f, Rect r) {
  const auto lines = f.log().lines();
  const std::string log = f.use.words.say("shell.log");
  const Rect open = cut_right(r, std::max(kTouch, f.c.letters().width(f.c.body(), log) + 2 * kStep));
  f.c.scene().begin_zone("log/tools", {.name = log, .part = Part::tools});
  if (f.c.button({.id = "log/open", .name = log, .rect = open, .key = 'l'}, {.weight = Weight::quiet}).activated)
    f.wishes.open(TablePanel::log);
  f.c.scene().end_zone();
  cut_right(r, kStep);
  if (!lines.empty()) f.c.fitted("last/1", r, f.c.small(), line_words(f.use, lines.back()), kTextSoft);
}

void build_log_head(const TableFrame& f, Rect head, bool words) {
  const std::string log = f.use.words.say("shell.log"), tools = words ? log : f.use.words.say("time.log.whole");
  const Rect open = cut_right(head, std::min(head.w * 0.6f, f.c.letters().width(f.c.small(), tools) + 3 * kStep));
  if (!words) f.c.heading("log/heading", head, log, 2);
  f.c.scene().begin_zone("log/tools", {.name = log, .part = Part::tools});
  if (f.c.button({.id = "log/open", .name = tools, .rect = open, .key = 'l'},
                 {.weight = Weight::quiet, .size = f.c.small().px})
          .activated)
    f.wishes.open(TablePanel::log);
  f.c.scene().end_zone();
}

}  // namespace mathom

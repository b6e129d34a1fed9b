// What happened, in words: beside the table, below it where there is no room beside, and whole in a panel.
#include "shell/app/screens/table/table_screen.h"

#include <algorithm>
#include <array>

#include "shell/app/screens/screens.h"

namespace mathom {

using namespace ui;

void TableScreen::read_log(App& app, Match& match, bool anew) {
  if (anew) lines_.clear(), read_ = 0;
  if (!anew && !view_->settled()) return;
  for (const Event& e : match.session().events_for(match.viewers(), read_)) {
    const Phrase line = match.game().tell(e);
    if (!line.empty()) lines_.push_back(app.say(line));
  }
  read_ = match.session().event_count();
}

void TableScreen::build_log(const App& app, const Canvas& c, Rect r, std::string_view id) {
  c.scene().begin_zone(id, {.name = app.say("shell.log"), .part = Part::log});
  const float top = c.scene().begin_scroll(std::string(id) + "/list", app.say("shell.log"), r, true);
  const auto& lines = lines_;
  const std::size_t most = 160, from = lines.size() > most ? lines.size() - most : 0;
  float y = top;
  for (std::size_t i = from; i < lines.size(); ++i) {
    const Rect line{r.x, y, r.w - 8, 4000};
    const float high = c.height_of(c.small(), lines[i], line.w) + 5;
    // Thousands of letters outside of the window cost time and show nothing.
    if (y + high > r.y - 40 && y < r.bottom() + 40)
      c.pen().paragraph(c.small(), line, lines[i], i + 1 == lines.size() ? kText : kTextSoft);
    c.scene().text(std::string(id) + "/" + std::to_string(i), lines[i], {line.x, y, line.w, high});
    y += high;
  }
  c.scene().end_scroll(y - top);
  c.scene().end_zone();
}

void TableScreen::build_last_lines(App& app, const Canvas& c, Rect r) {
  const Rect box = r.inset(4);
  c.panel(box);
  const auto& lines = lines_;
  Rect in = box.inset(6);
  const std::string all = app.say("shell.log");
  Rect more = cut_right(in, std::max(kTouch, c.letters().width(c.body(), all) + 1.5f * kStep));
  c.scene().begin_zone("log", {.name = app.say("shell.log")});
  if (c.button({.id = "log/open", .name = app.say("shell.log"), .rect = {more.x, r.y, more.w, r.h}, .key = 'l'},
               {.weight = Weight::quiet})
          .activated)
    panel_ = Panel::log;
  c.scene().end_zone();
  if (const auto& why = view_->explained()) {
    const std::string words =
        why->rule.empty() ? why->words : why->words + " " + app.say("shell.rule", {{"n", why->rule}});
    c.fitted("why/words", in, c.small(), words, kWarn);
    return;
  }
  const std::size_t n = lines.size(), shown = in.h > c.small().px * 2.4f && !c.low() ? 2 : 1;
  for (std::size_t k = shown; k >= 1; --k)
    if (n >= k)
      c.fitted("last/" + std::to_string(k), cut_top(in, in.h / static_cast<float>(k)), c.small(), lines[n - k],
               k == 1 ? kText : kTextSoft);
}

void TableScreen::build_side(App& app, const Canvas& c, Rect side) {
  c.pen().box(side, 0.01f, rgb(0x0E1D17, 200));
  Rect r = side.inset(2 * kStep);
  float high = c.em(8);
  const auto counters = view_->counters(app);
  const Explained why = view_->explained().value_or(Explained{});
  for (const std::string& s : counters) high += c.height_of(c.small(), s, r.w - 2 * kStep) + 6;
  if (!why.words.empty()) high += c.em(30) + c.height_of(c.body(), why.words, r.w - 2 * kStep) + c.em(26);
  if (high > c.em(20)) {
    const Rect box = cut_bottom(r, high + kStep);
    c.panel(box);
    Rect in = box.inset(kStep);
    if (!why.words.empty()) {
      c.heading("why/heading", cut_top(in, c.em(28)), app.say(why.hint ? "shell.hint" : "shell.why_not"), 2);
      cut_top(in, c.paragraph("why/words", in, c.body(), why.words, kText) + 4);
      if (!why.rule.empty()) {
        c.scene().begin_zone("why", {.name = app.say(why.hint ? "shell.hint" : "shell.why_not")});
        rule_link(app, c, "why/rule", cut_top(in, c.em(22)), why.rule);
        c.scene().end_zone();
      }
    }
    int n = 0;
    for (const std::string& s : counters)
      cut_top(in, c.paragraph("counter/" + std::to_string(n++), in, c.small(), s, kTextSoft) + 6);
    cut_bottom(r, kStep);
  }
  c.heading("log/heading", cut_top(r, c.em(30)), app.say("shell.log"), 2);
  build_log(app, c, r, "log");
}

}  // namespace mathom

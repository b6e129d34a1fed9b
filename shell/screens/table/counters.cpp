#include "shell/screens/table/counters.h"

#include <string>
#include <vector>

#include "shell/services/words.h"

namespace mathom {

using namespace ui;

namespace {

// The record remembers it, and does not scold.
std::string take_backs(const TableFrame& f) {
  if (!f.match.is_over() || f.match.undos() == 0) return {};
  return f.use.words.say("time.takebacks", {{"n", std::to_string(f.match.undos())}});
}

std::vector<std::string> counters_of(const TableFrame& f) {
  std::vector<std::string> all = f.table.counters(f.use.host);
  if (const std::string taken = take_backs(f); !taken.empty()) all.push_back(taken);
  return all;
}

}  // namespace

float counters_height(const TableFrame& f, const Hints& hints, float width) {
  const Explained why = f.table.explained().value_or(Explained{});
  const float wide = width - 2 * kStep;
  float high = 0;
  for (const std::string& s : counters_of(f)) high += f.c.height_of(f.c.small(), s, wide) + 6;
  if (!why.words.empty())
    high += f.c.em(32) + f.c.height_of(f.c.body(), why.words, wide) + (why.rule.empty() ? 0 : f.c.em(26));
  if (why.hint) high += hints.bars_height(f.c, wide);
  return high;
}

void build_counters(const TableFrame& f, const Hints& hints, Rect& r) {
  const Explained why = f.table.explained().value_or(Explained{});
  const float high = counters_height(f, hints, r.w);
  if (high == 0) return;
  const Rect box = cut_bottom(r, high + 2 * kStep);
  cut_bottom(r, kStep);
  f.c.panel(box);
  Rect in = box.inset(kStep);
  if (!why.words.empty()) {
    const std::string name = why.title.empty() ? f.use.words.say(why.hint ? "shell.hint" : "shell.why_not") : why.title;
    f.c.heading("why/heading", cut_top(in, f.c.em(28)), name, 2);
    cut_top(in, f.c.paragraph("why/words", in, f.c.body(), why.words, kText) + 4);
    if (why.hint) hints.build_bars(f, in, "why/bar/");
    f.c.scene().begin_zone("why", {.name = name});
    if (!why.rule.empty()) build_rule_link(f, "why/rule", cut_top(in, f.c.em(22)), why.rule);
    f.c.scene().end_zone();
  }
  int n = 0;
  f.c.scene().begin_zone("counters", {.name = f.use.words.say("text_view.state")});
  for (const std::string& s : counters_of(f))
    cut_top(in, f.c.paragraph("counter/" + std::to_string(n++), in, f.c.small(), s, kTextSoft) + 6);
  f.c.scene().end_zone();
}

}  // namespace mathom

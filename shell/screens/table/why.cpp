#include "shell/screens/table/why.h"

#include <algorithm>
#include <cmath>

#include "shell/lessons/course.h"
#include "shell/screens/aim.h"
#include "shell/screens/screens.h"
#include "shell/screens/table/reading_pane.h"
#include "shell/services/screen_stack.h"
#include "shell/services/words.h"
#include "shell/tables/common/dotted.h"

namespace mathom {

using namespace ui;

namespace {

// Says the question and the result of each answer, and how cards are touched if some cards answer it. Returns its
// words.
std::string build_answers(const TableFrame& f, Rect& in, bool with_touch) {
  constexpr int kMost = 14;
  std::string said = f.use.words.say(f.match.prompt());
  f.use.host.glossing()->begin_section();
  cut_top(in, dotted_paragraph(f.use.host, f.c, "panel/question", in, f.c.strong(), said, kGold) + kStep / 2);
  int n = 0;
  for (const Reading::Fact& answer : f.table.answers(f.use.host, f.match, f.c)) {
    if (n == kMost) break;
    const std::string words = answer.words.empty()
                                  ? answer.label
                                  : f.use.words.say("shell.named", {{"name", answer.label}, {"words", answer.words}});
    const Rect line = cut_top(in, f.c.height_of(f.c.body(), words, in.w - 2 * kStep));
    f.c.pen().disc({line.x + 3, line.y + f.c.body().px * 0.7f}, 2.5f, kGoldDeep);
    dotted_paragraph(f.use.host, f.c, "panel/answer/" + std::to_string(n++),
                     {line.x + 2 * kStep, line.y, line.w - 2 * kStep, line.h}, f.c.body(), words, kText);
    cut_top(in, 4);
    said += "\n" + words;
  }
  cut_top(in, kStep / 2);
  const bool hand = std::any_of(f.c.scene().items().begin(), f.c.scene().items().end(), [](const Scene::Placed& p) {
    return p.item.role == Role::card && p.item.offered && !p.item.offer.empty();
  });
  if (with_touch && hand)
    cut_top(in, f.c.paragraph("panel/words", in, f.c.small(), f.use.words.say("shell.why_nothing"), kTextSoft) + kStep);
  return said;
}

// The words of the game in it, each with its two lines.
void build_words(const TableFrame& f, Rect& in, const std::string& said) {
  constexpr std::size_t kMost = 6;
  const Glossary* glossary = f.use.host.glossing()->glossary();
  if (!glossary) return;
  const auto used = glossary->used_in(said);
  if (used.empty()) return;
  const std::string heading = f.use.words.say("shell.why.words");
  f.c.heading("panel/words_heading", cut_top(in, f.c.em(28)), heading, 3, kGold);
  for (std::size_t i = 0; i < std::min(used.size(), kMost); ++i) {
    const std::string words = f.use.words.say("shell.named", {{"name", used[i]->word}, {"words", used[i]->is}});
    const float high = f.c.paragraph("panel/word/" + used[i]->id, in, f.c.small(), words, kTextSoft);
    f.c.pen().text(f.c.small(), {in.x, in.y, in.w, f.c.letters().line_height(f.c.small())},
                   f.use.words.say("shell.named", {{"name", used[i]->word}, {"words", ""}}), kText);
    cut_top(in, high + 4);
  }
  cut_top(in, kStep);
}

// The paragraph of the rule book about it, with a link.
void build_question_rule(const TableFrame& f, Rect& in) {
  const std::string game(f.match.game().info().id), number = rule_at(game, f.match.prompt().key);
  if (number.empty() || !f.use.words.rule_book_here()) return;
  const Type t = f.c.type(Face::serif, 17);
  cut_top(in, f.c.paragraph("panel/rule_words", in, t, rule_words(game, f.use.words.language(), number), kText));
  build_rule_link(f, "panel/rule_at", cut_top(in, f.c.control_height()), number);
}

// Says why the touched thing is not offered.
void build_refusal(const TableFrame& f, Rect& in) {
  const Explained why = f.table.explained().value_or(Explained{});
  if (why.hint || why.words.empty()) {
    if (f.match.your_turn() && !f.past) return;
    cut_top(in, f.c.paragraph("panel/words", in, f.c.body(), f.use.words.say("shell.why_nothing"), kText) + kStep);
    return;
  }
  cut_top(in, f.c.paragraph("panel/words", in, f.c.body(), why.words, kText) + kStep);
  if (!why.rule.empty()) build_rule_link(f, "panel/rule", cut_top(in, f.c.control_height()), why.rule);
}

// The contents, from the top of `in`, which it shortens. Returns true if something was asked for that closes the panel.
bool build_why_body(const TableFrame& f, Hints& hints, Rect& in) {
  bool close = false;
  const Explained why = f.table.explained().value_or(Explained{});
  const bool asked = f.match.your_turn() && !f.past;
  build_refusal(f, in);
  if (asked) {
    std::string said = build_answers(f, in, why.words.empty() || why.hint);
    if (const auto read = reading_now(f))
      for (const Reading::Clause& clause : read->text) said += "\n" + clause.words;
    build_words(f, in, said);
    build_question_rule(f, in);
  }
  if (why.hint) {
    f.c.heading("panel/hint_heading", cut_top(in, f.c.em(28)), f.use.words.say("shell.hint"), 3, kGold);
    cut_top(in, f.c.paragraph("panel/hint_words", in, f.c.body(), why.words, kText) + kStep);
    hints.build_bars(f, in, "panel/bar/");
  }
  const auto wants = [&](const char* id, const std::string& name) {
    const Rect r = cut_top(in, f.c.button_height(name, in.w));
    cut_top(in, kStep);
    return f.c.button({.id = id, .name = name, .rect = r}).activated;
  };
  if (asked && wants("panel/hint", f.use.words.say("shell.hint.ask"))) {
    close = true;
    hints.ask(f);
  }
  if (asked && wants("panel/show", f.use.words.say("shell.show_offer"))) {
    close = true;
    f.table.show_offer();
  }
  if (has_aim(f.match.game()) && wants("panel/aim", f.use.words.say("shell.aim")))
    f.use.screens.push(aim_screen(f.match.game()));
  int n = 0;
  for (const std::string& s : f.table.counters(f.use.host))
    cut_top(in, f.c.paragraph("panel/" + std::to_string(n++), in, f.c.small(), s, kTextSoft) + 4);
  return close;
}

}  // namespace

// As high as its words, once they have been laid out.
void WhyPanel::build(const TableFrame& f, Hints& hints) {
  const Rect safe = f.c.scene().safe().inset(kStep);
  const float wanted = high_ > 0 ? high_ : f.c.em(330);
  const Rect panel = around(safe.centre(), std::min(f.c.em(560), safe.w), std::min(safe.h, wanted));
  const std::string name = f.use.words.say("shell.why");
  bool close = false;
  Rect in = f.c.begin_panel("why_panel", "panel", name, panel, close, kGold);
  const Rect foot = cut_bottom(in, f.c.control_height());
  cut_bottom(in, kStep);
  f.c.scene().begin_zone("panel", {.name = name});
  close |= f.c.close_button("panel", f.use.words.say("shell.close"), foot);
  const Rect view = in;
  in.y = f.c.scene().begin_scroll("panel/list", name, view);
  in.h = 100000;
  const float top = in.y;
  in.w -= kStep;  // room for the mark that tells how far one has scrolled
  close |= build_why_body(f, hints, in);
  f.c.scene().end_scroll(in.y - top);
  f.c.scene().end_zone();
  f.use.host.glossing()->build(f.use.host, f.c);
  f.c.scene().end_layer();
  const float high = in.y - top + panel.h - view.h + 2;
  if (std::abs(high - high_) > 0.5f) high_ = high, f.c.scene().want_frame();
  if (close) f.wishes.open(TablePanel::none), high_ = 0, f.c.scene().want_frame();
}

}  // namespace mathom

// Why something is not offered, with the rule that says so, and the panel that shows it.
#include "shell/screens/table/table_screen.h"

#include <algorithm>
#include <cmath>

#include "shell/lessons/course.h"
#include "shell/screens/screens.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/tables/common/dotted.h"

namespace mathom {

using namespace ui;

void TableScreen::rule_link(const Services& use, const Canvas& c, const char* id, Rect r, const std::string& number) {
  const std::string words = use.words.say("shell.rule", {{"n", number}});
  const float wide = c.letters().width(c.body(), words) + 2 * kStep;
  const Item link{.id = id, .role = Role::link, .name = words, .rect = {r.x, r.y, std::min(r.w, wide), r.h}};
  if (c.button(link, {.weight = Weight::quiet}).activated)
    use.screens.push(rules_screen(shown_match(use).game(), number));
}

void TableScreen::build_panel(const Services& use, Match& match, const Canvas& c) {
  switch (panel_) {
    case Panel::none: return;
    case Panel::menu: return build_menu(use, match, c);
    case Panel::log: return build_log_panel(use, c);
    case Panel::why: return build_why_panel(use, match, c);
    case Panel::past: return build_past_panel(use, c);
    case Panel::hands: return build_hands_panel(use, c);
  }
}

// As high as what it says, once that has been laid out.
void TableScreen::build_why_panel(const Services& use, Match& match, const Canvas& c) {
  const Rect safe = c.scene().safe().inset(kStep);
  const float wanted = why_high_ > 0 ? why_high_ : c.em(330);
  const Rect panel = around(safe.centre(), std::min(c.em(560), safe.w), std::min(safe.h, wanted));
  const std::string name = use.words.say("shell.why");
  bool close = false;
  Rect in = c.begin_panel("why_panel", "panel", name, panel, close, kGold);
  const Rect foot = cut_bottom(in, c.control_height());
  cut_bottom(in, kStep);
  c.scene().begin_zone("panel", {.name = name});
  close |= c.close_button("panel", use.words.say("shell.close"), foot);
  const Rect view = in;
  in.y = c.scene().begin_scroll("panel/list", name, view);
  in.h = 100000;
  const float top = in.y;
  in.w -= kStep;  // beside it something tells how far one has scrolled
  close |= build_why_body(use, match, c, in);
  c.scene().end_scroll(in.y - top);
  c.scene().end_zone();
  use.host.glossing()->build(use.host, c);
  c.scene().end_layer();
  const float high = in.y - top + panel.h - view.h + 2;
  if (std::abs(high - why_high_) > 0.5f) why_high_ = high, c.scene().want_frame();
  if (close) panel_ = Panel::none, why_high_ = 0, c.scene().want_frame();
}

// The question in words, and what each answer leads to; how cards are touched, where some answer it. Returns what it said.
std::string TableScreen::build_answers(const Services& use, Match& match, const Canvas& c, Rect& in, bool with_touch) {
  constexpr int kMost = 14;
  std::string said = use.words.say(match.prompt());
  use.host.glossing()->begin_section();
  cut_top(in, dotted_paragraph(use.host, c, "panel/question", in, c.strong(), said, kGold) + kStep / 2);
  int n = 0;
  for (const Reading::Fact& answer : view_->answers(use.host, match, c)) {
    if (n == kMost) break;
    const std::string words = answer.words.empty()
                                  ? answer.label
                                  : use.words.say("shell.named", {{"name", answer.label}, {"words", answer.words}});
    const Rect line = cut_top(in, c.height_of(c.body(), words, in.w - 2 * kStep));
    c.pen().disc({line.x + 3, line.y + c.body().px * 0.7f}, 2.5f, kGoldDeep);
    dotted_paragraph(use.host, c, "panel/answer/" + std::to_string(n++),
                     {line.x + 2 * kStep, line.y, line.w - 2 * kStep, line.h}, c.body(), words, kText);
    cut_top(in, 4);
    said += "\n" + words;
  }
  cut_top(in, kStep / 2);
  const bool hand = std::any_of(c.scene().items().begin(), c.scene().items().end(), [](const Scene::Placed& p) {
    return p.item.role == Role::card && p.item.offered && !p.item.offer.empty();
  });
  if (with_touch && hand)
    cut_top(in, c.paragraph("panel/words", in, c.small(), use.words.say("shell.why_nothing"), kTextSoft) + kStep);
  return said;
}

// The words of the game that were used, each with its two lines.
void TableScreen::build_words(const Services& use, const Canvas& c, Rect& in, const std::string& said) const {
  constexpr std::size_t kMost = 6;
  const Glossary* glossary = use.host.glossing()->glossary();
  if (!glossary) return;
  const auto used = glossary->used_in(said);
  if (used.empty()) return;
  const std::string heading = use.words.say("shell.why.words");
  c.heading("panel/words_heading", cut_top(in, c.em(28)), heading, 3, kGold);
  for (std::size_t i = 0; i < std::min(used.size(), kMost); ++i) {
    const std::string words = use.words.say("shell.named", {{"name", used[i]->word}, {"words", used[i]->is}});
    const float high = c.paragraph("panel/word/" + used[i]->id, in, c.small(), words, kTextSoft);
    c.pen().text(c.small(), {in.x, in.y, in.w, c.letters().line_height(c.small())},
                 use.words.say("shell.named", {{"name", used[i]->word}, {"words", ""}}), kText);
    cut_top(in, high + 4);
  }
  cut_top(in, kStep);
}

// The paragraph of the rule book about it, and the way there.
void TableScreen::build_question_rule(const Services& use, Match& match, const Canvas& c, Rect& in) {
  const std::string game(match.game().info().id), number = rule_at(game, match.prompt().key);
  if (number.empty() || !use.words.rule_book_here()) return;
  const Type t = c.type(Face::serif, 17);
  cut_top(in, c.paragraph("panel/rule_words", in, t, rule_words(game, use.words.language(), number), kText));
  rule_link(use, c, "panel/rule_at", cut_top(in, c.control_height()), number);
}

// Why what was touched is not offered.
void TableScreen::build_refusal(const Services& use, Match& match, const Canvas& c, Rect& in) {
  const Explained why = view_->explained().value_or(Explained{});
  if (why.hint || why.words.empty()) {
    if (match.your_turn() && !past_) return;
    cut_top(in, c.paragraph("panel/words", in, c.body(), use.words.say("shell.why_nothing"), kText) + kStep);
    return;
  }
  cut_top(in, c.paragraph("panel/words", in, c.body(), why.words, kText) + kStep);
  if (!why.rule.empty()) rule_link(use, c, "panel/rule", cut_top(in, c.control_height()), why.rule);
}

// What stands in it, from the top of `in`, which it shortens. True: something was asked for that closes the panel.
bool TableScreen::build_why_body(const Services& use, Match& match, const Canvas& c, Rect& in) {
  bool close = false;
  const Explained why = view_->explained().value_or(Explained{});
  const bool asked = match.your_turn() && !past_;
  build_refusal(use, match, c, in);
  if (asked) {
    std::string said = build_answers(use, match, c, in, why.words.empty() || why.hint);
    if (const auto read = reading_now(use, match))
      for (const Reading::Clause& clause : read->text) said += "\n" + clause.words;
    build_words(use, c, in, said);
    build_question_rule(use, match, c, in);
  }
  if (why.hint) {
    c.heading("panel/hint_heading", cut_top(in, c.em(28)), use.words.say("shell.hint"), 3, kGold);
    cut_top(in, c.paragraph("panel/hint_words", in, c.body(), why.words, kText) + kStep);
    build_bars(c, in, "panel/bar/");
  }
  const auto wants = [&](const char* id, const std::string& name) {
    const Rect r = cut_top(in, c.button_height(name, in.w));
    cut_top(in, kStep);
    return c.button({.id = id, .name = name, .rect = r}).activated;
  };
  if (asked && wants("panel/hint", use.words.say("shell.hint.ask"))) {
    close = true;
    want_hint(use, match, c.scene().now());
  }
  if (asked && wants("panel/show", use.words.say("shell.show_offer"))) {
    close = true;
    view_->show_offer();
  }
  int n = 0;
  for (const std::string& s : view_->counters(use.host))
    cut_top(in, c.paragraph("panel/" + std::to_string(n++), in, c.small(), s, kTextSoft) + 4);
  return close;
}

}  // namespace mathom

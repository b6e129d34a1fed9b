// Why something is not offered, with the rule that says so, and the panel that shows it.
#include "shell/app/screens/table/table_screen.h"

#include <algorithm>
#include <array>

#include "shell/app/screens/screens.h"

namespace mathom {

using namespace ui;

void TableScreen::rule_link(App& app, const Canvas& c, const char* id, Rect r, const std::string& number) {
  const std::string words = app.say("shell.rule", {{"n", number}});
  const float wide = c.letters().width(c.body(), words) + 2 * kStep;
  const Item link{.id = id, .role = Role::link, .name = words, .rect = {r.x, r.y, std::min(r.w, wide), r.h}};
  if (c.button(link, {.weight = Weight::quiet}).activated) app.push(rules_screen(shown_match(app).game(), number));
}

void TableScreen::build_panel(App& app, Match& match, const Canvas& c) {
  switch (panel_) {
    case Panel::none: return;
    case Panel::menu: return build_menu(app, match, c);
    case Panel::log: return build_log_panel(app, c);
    case Panel::why: return build_why_panel(app, match, c);
    case Panel::past: return build_past_panel(app, c);
    case Panel::hands: return build_hands_panel(app, c);
  }
}

void TableScreen::build_why_panel(App& app, Match& match, const Canvas& c) {
  const Rect safe = c.scene().safe().inset(kStep);
  const Rect panel = around(safe.centre(), std::min(c.em(520), safe.w), std::min(safe.h, c.em(330)));
  const std::string name = app.say("shell.why");
  bool close = false;
  Rect in = c.begin_panel("why_panel", "panel", name, panel, close, kGold);
  const Rect foot = cut_bottom(in, c.control_height());
  cut_bottom(in, kStep);
  c.scene().begin_zone("panel", {.name = name});
  close |= c.close_button("panel", app.say("shell.close"), foot);
  const Rect view = in;
  in.y = c.scene().begin_scroll("panel/list", name, view);
  in.h = 100000;
  const float top = in.y;
  close |= build_why_body(app, match, c, in);
  c.scene().end_scroll(in.y - top);
  c.scene().end_zone();
  c.scene().end_layer();
  if (close) panel_ = Panel::none, c.scene().want_frame();
}

// The question in words, and what each answer leads to; how cards are touched, where some answer it.
void TableScreen::build_answers(App& app, Match& match, const Canvas& c, Rect& in, bool with_touch) {
  constexpr int kMost = 14;
  cut_top(in, c.paragraph("panel/question", in, c.strong(), app.say(match.prompt()), kGold) + kStep / 2);
  int n = 0;
  for (const Reading::Fact& answer : view_->answers(app, match, c)) {
    if (n == kMost) break;
    const std::string words = answer.words.empty() ? answer.label : answer.label + ": " + answer.words;
    cut_top(in, c.paragraph("panel/answer/" + std::to_string(n++), in, c.body(), words, kText) + 4);
  }
  cut_top(in, kStep / 2);
  const bool hand = std::any_of(c.scene().items().begin(), c.scene().items().end(), [](const Scene::Placed& p) {
    return p.item.role == Role::card && p.item.offered && !p.item.offer.empty();
  });
  if (with_touch && hand)
    cut_top(in, c.paragraph("panel/words", in, c.small(), app.say("shell.why_nothing"), kTextSoft) + kStep);
}

// What stands in it, from the top of `in`, which it shortens. True: something was asked for that closes the panel.
bool TableScreen::build_why_body(App& app, Match& match, const Canvas& c, Rect& in) {
  bool close = false;
  const Explained why = view_->explained().value_or(Explained{});
  const bool asked = match.your_turn() && !past_;
  if (!why.words.empty() || !asked) {
    const std::string words = why.words.empty() ? app.say("shell.why_nothing") : why.words;
    cut_top(in, c.paragraph("panel/words", in, c.body(), words, kText) + kStep);
  }
  if (asked) build_answers(app, match, c, in, why.words.empty());
  if (!why.rule.empty()) rule_link(app, c, "panel/rule", cut_top(in, c.control_height()), why.rule);
  const auto wants = [&](const char* id, const std::string& name) {
    const Rect r = cut_top(in, c.button_height(name, in.w));
    return c.button({.id = id, .name = name, .rect = r}).activated;
  };
  if (match.your_turn() && wants("panel/hint", app.say("shell.hint.ask"))) {
    close = true;
    want_hint(app, match, c.scene().now());
  }
  cut_top(in, kStep);
  if (match.your_turn() && wants("panel/show", app.say("shell.show_offer"))) {
    close = true;
    view_->show_offer();
  }
  cut_top(in, kStep);
  int n = 0;
  for (const std::string& s : view_->counters(app))
    cut_top(in, c.paragraph("panel/" + std::to_string(n++), in, c.small(), s, kTextSoft) + 4);
  return close;
}

}  // namespace mathom

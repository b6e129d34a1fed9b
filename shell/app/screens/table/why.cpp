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
  if (panel_ == Panel::none) return;
  if (panel_ == Panel::menu) return build_menu(app, match, c);
  if (panel_ == Panel::log) return build_log_panel(app, c);
  if (panel_ == Panel::past) return build_past_panel(app, c);
  if (panel_ == Panel::hands) return build_hands_panel(app, c);
  const Rect safe = c.scene().safe().inset(kStep);
  const float wide = std::min(c.em(520), safe.w), high = std::min(safe.h, c.em(330));
  const Rect panel{safe.centre().x - wide / 2, safe.centre().y - high / 2, wide, high};
  c.veil();
  const std::string name = app.say("shell.why");
  const bool dismissed = c.scene().begin_layer("why_panel", name, panel);
  c.raised(panel);
  Rect in = panel.inset(2 * kStep);
  c.heading("panel/heading", cut_top(in, c.heading_height(name, in.w)), name, 2, kGold);
  const Rect foot = cut_bottom(in, c.control_height());
  cut_bottom(in, kStep);
  bool close = dismissed;
  c.scene().begin_zone("panel", {.name = name});
  if (c.button({.id = "panel/close",
                .name = app.say("shell.close"),
                .rect = foot,
                .primary = true,
                .first_focus = true,
                .key = kEscapeKey})
          .activated)
    close = true;
  const Rect view = in;
  in.y = c.scene().begin_scroll("panel/list", name, view);
  in.h = 100000;
  const float top = in.y;
  const Explained why = view_->explained().value_or(Explained{});
  const std::string words = why.words.empty() ? app.say("shell.why_nothing") : why.words;
  cut_top(in, c.paragraph("panel/words", in, c.body(), words, kText) + kStep);
  if (!why.rule.empty()) rule_link(app, c, "panel/rule", cut_top(in, c.control_height()), why.rule);
  if (match.your_turn() && c.button({.id = "panel/hint",
                                     .name = app.say("shell.hint.ask"),
                                     .rect = cut_top(in, c.button_height(app.say("shell.hint.ask"), in.w))})
                               .activated) {
    close = true;
    want_hint(app, match, c.scene().now());
  }
  cut_top(in, kStep);
  if (match.your_turn() && c.button({.id = "panel/show",
                                     .name = app.say("shell.show_offer"),
                                     .rect = cut_top(in, c.button_height(app.say("shell.show_offer"), in.w))})
                               .activated) {
    close = true;
    view_->show_offer();
  }
  cut_top(in, kStep);
  int n = 0;
  for (const std::string& s : view_->counters(app))
    cut_top(in, c.paragraph("panel/" + std::to_string(n++), in, c.small(), s, kTextSoft) + 4);
  c.scene().end_scroll(in.y - top);
  c.scene().end_zone();
  c.scene().end_layer();
  if (close) panel_ = Panel::none, c.scene().want_frame();
}

}  // namespace mathom

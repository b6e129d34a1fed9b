// What the player has taken so far, by side and culture, against what a deck needs.
#include <algorithm>
#include <map>

#include "shell/tables/lotr_tcg/book/book_panel.h"
#include "shell/tables/lotr_tcg/book/card_look.h"
#include "shell/tables/lotr_tcg/draft/evening_screen.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr int kNeither = 2;  // besides the two sides: sites and Rings

int taken_side(int print) {
  const CardFacts& f = printed_cards().facts(print);
  return f.is_in_draw_deck() ? static_cast<int>(f.side()) : kNeither;
}
int taken_culture(int print) { return static_cast<int>(printed_cards().facts(print).culture); }

}  // namespace

int EveningScreen::taken_of(int side, int culture) const {
  const auto& taken = e_->draft->taken(looking_);
  return static_cast<int>(std::count_if(taken.begin(), taken.end(), [&](int print) {
    return taken_side(print) == side && (culture < 0 || taken_culture(print) == culture);
  }));
}

int EveningScreen::copies(int print) const {
  const auto& taken = e_->draft->taken(looking_);
  return static_cast<int>(std::count(taken.begin(), taken.end(), print));
}

void EveningScreen::build_taken(TableHost& host, const Canvas& c, Rect pane) {
  const std::string count = std::to_string(e_->draft->taken(looking_).size()),
                    name = host.say("lotr_tcg.evening.taken", {{"n", count}});
  const float top = c.scene().begin_scroll("taken/list", name, pane);
  Rect column{pane.x + 2, top + 2, pane.w - kStep - 2, 1e5f};
  if (form_ == Form::three) c.heading("taken/heading", cut_top(column, c.heading_height(name, column.w)), name, 2);
  cut_top(column,
          c.paragraph("taken/about", column, c.small(), host.say("lotr_tcg.evening.taken.about"), kTextSoft) + kStep);
  for (int side = 0; side <= kNeither; ++side) build_taken_side(host, c, column, side);
  c.scene().end_scroll(column.y - top + kStep);
}

void EveningScreen::build_taken_side(TableHost& host, const Canvas& c, Rect& column, int side) {
  const int n = taken_of(side);
  if (side == kNeither && n == 0) return;
  const std::string key = "taken/" + std::to_string(side), count = std::to_string(n);
  const std::string words =
      side == kNeither
          ? host.say("lotr_tcg.evening.sites", {{"n", count}})
          : host.say("lotr_tcg.evening.side",
                     {{"side", alone(host, side_names(), side)}, {"n", count}, {"of", std::to_string(kHalfOfSealed)}});
  const Colour colour = side == kNeither ? kGold : side_colour(static_cast<Side>(side));
  const Rect head = cut_top(column, std::max(c.em(26), c.height_of(c.strong(), words, column.w)));
  c.scene().heading(key, words, head, 3);
  c.paragraph("", head, c.strong(), words, colour);
  c.pen().box({head.x, head.bottom() - 2, head.w, 2}, 1, colour);
  cut_top(column, kStep / 2);
  for (int culture = 0; culture <= static_cast<int>(Culture::none); ++culture)
    if (taken_of(side, culture) > 0) build_taken_culture(host, c, column, side, culture);
  cut_top(column, kStep);
}

void EveningScreen::build_taken_culture(TableHost& host, const Canvas& c, Rect& column, int side, int culture) {
  const std::string id = "taken/" + std::to_string(side) + "/" + std::to_string(culture);
  std::string words = host.say("lotr_tcg.evening.sites.short");
  if (culture != static_cast<int>(Culture::none))
    words = host.say("lotr_tcg.book.side_count",
                     {{"side", alone(host, culture_names(), culture)}, {"n", std::to_string(taken_of(side, culture))}});
  if (side != kNeither) {
    const float sign = c.em(20);
    Rect line = cut_top(column, std::max(sign + 4, c.height_of(c.small_strong(), words, column.w - sign - kStep)));
    CardFacts f;
    f.culture = static_cast<Culture>(culture);
    draw_crest(c.painted().pen(), f, {line.x + sign / 2, line.centre().y}, sign);
    cut_left(line, sign + kStep);
    c.fitted(id, line, c.small_strong(), words, kText);
  }
  std::map<int, int> cards;
  for (const int print : e_->draft->taken(looking_))
    if (taken_side(print) == side && taken_culture(print) == culture) ++cards[print];
  c.scene().begin_zone(id + "/cards", {.name = words, .list = true});
  const float high = form_ == Form::three ? c.em(32) : std::max(kTouch, c.em(36));
  for (const auto& [print, n] : cards) build_taken_card(host, c, cut_top(column, high), print, n);
  c.scene().end_zone();
  cut_top(column, kStep / 2);
}

void EveningScreen::build_taken_card(TableHost& host, const Canvas& c, Rect r, int print, int n) {
  const CardFacts& f = printed_cards().facts(print);
  const std::string name = words_.name(host, print);
  const Reaction is = c.scene().add({.id = "took/" + f.id,
                                     .role = Role::link,
                                     .name = name,
                                     .description = host.say("lotr_tcg.evening.have", {{"n", std::to_string(n)}}),
                                     .rect = r});
  const Rect box{r.x, r.y + 1, r.w, r.h - 2};
  const Livery look = livery_of(f.culture);
  c.pen().box(box, 6,
              Paint(mix(look.edge, kPanelSolid, 0.45f), mix(look.edge, kPanelSolid, 0.8f), {box.x, box.y},
                    {box.right(), box.y}));
  if (print == chosen_ || is.hovered) c.pen().frame(box, 6, kGold, print == chosen_ ? 2.0f : 1.0f);
  if (f.type != Type::ring) draw_cost(c.painted().pen(), f.cost, {box.x + c.em(14), box.centre().y}, c.em(20));
  Rect words{box.x + c.em(28), box.y, box.w - c.em(30), box.h};
  c.pen().text(c.strong(), cut_right(words, c.em(22)), std::to_string(n), kGold, Align::centre);
  c.fitted({}, words, c.small(), name, kText);
  if (is.focused) c.focus_ring(box, 6);
  if (!is.activated) return;
  read(print);
  c.scene().build_again();
}

// Where there is one column; there the rest can be left to the program, too.
void EveningScreen::build_taken_layer(TableHost& host, const Canvas& c) {
  const std::string count = std::to_string(e_->draft->taken(looking_).size()),
                    name = host.say("lotr_tcg.evening.taken", {{"n", count}});
  const Rect safe = c.scene().safe().inset(kStep);
  bool close = false;
  Rect in = c.begin_panel("taken_panel", "taken_list", name,
                          around(safe.centre(), std::min(safe.w, c.em(460)), std::min(safe.h, c.em(760))), close);
  cut_top(in, kStep);
  const Rect foot = cut_bottom(in, c.control_height());
  cut_bottom(in, kStep);
  if (e_->stage() == Evening::Stage::picking) {
    const std::string words = host.say("lotr_tcg.evening.rest");
    const Rect r = cut_bottom(in, c.button_height(words, in.w));
    cut_bottom(in, kStep);
    c.scene().begin_zone("rest", {.name = words});
    picks_rest_ = c.button({.id = "rest", .name = words, .rect = r}).activated;
    c.scene().end_zone();
  }
  build_taken(host, c, in);
  c.scene().begin_zone("taken/act", {.name = name});
  close |= c.close_button("taken_list", host.say("shell.close"), foot);
  c.scene().end_zone();
  c.scene().end_layer();
  if (close) layer_ = Layer::none, c.scene().want_frame();
}

}  // namespace mathom::lotr_tcg

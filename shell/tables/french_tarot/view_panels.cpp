// Panels above the table: the account of a deal line by line with the running sheet, the last trick, one card seen large.
#include <algorithm>

#include "games/french_tarot/rules.h"
#include "games/french_tarot/words.h"
#include "rules/game_of.h"
#include "shell/tables/french_tarot/view.h"

namespace mathom::french_tarot {

using namespace ui;

namespace {

std::string halves(std::int32_t n) {
  const std::int32_t size = n < 0 ? -n : n;
  return (n < 0 ? "−" : "") + std::to_string(size / 2) + (size % 2 != 0 ? ".5" : "");
}

std::string with_sign(std::int32_t n) { return n > 0 ? "+" + halves(n) : halves(n); }

Rect panel_for(const Canvas& c, float wide, float high) {
  const Rect safe = c.scene().safe().inset(kStep);
  const float w = std::min(wide, safe.w), h = std::min(high, safe.h);
  return {safe.centre().x - w / 2, safe.centre().y - h / 2, w, h};
}

}  // namespace

Rect View::account_lines(App& app, const Canvas& c, const State& s, Rect area) {
  const float line = c.em(26);
  const auto row = [&](std::string_view id, const std::string& words, Colour colour, bool bold) {
    const Type t = bold ? c.strong() : c.body();
    const float high = std::max(line, c.height_of(t, words, area.w) + 4);
    c.paragraph(id, {area.x, area.y + 3, area.w, high}, t, words, colour);
    cut_top(area, high);
  };
  if (s.last.ending == Ending::passed_out)
    row("account/ending", app.say("french_tarot.event.passed_out"), kText, false);
  if (s.last.ending != Ending::scored) return area;
  const Account a = score(s.last, s.options);
  for (int i = 0; i < a.line_count; ++i) {
    const AccountLine& l = a.lines[static_cast<std::size_t>(i)];
    if (l.line == Line::share) continue;  // the sheet below says it
    const bool result = l.line == Line::margin;
    const Colour colour = !result ? kText : a.made ? kGood : kWarn;
    row("account/" + std::to_string(i), app.say(account_phrase(s.last, a, l)), colour,
        result || l.line == Line::per_defender);
  }
  return area;
}

void View::score_sheet(App& app, const Canvas& c, const State& s, Rect area) {
  const float line = c.em(28), number = c.em(84);
  const bool scored = s.last.ending == Ending::scored;
  const Account a = scored ? score(s.last, s.options) : Account{};
  Rect head = cut_top(area, line);
  c.pen().text(c.small(), cut_right(head, number), app.say("shell.scores.total"), kTextSoft, Align::right);
  if (scored) c.pen().text(c.small(), cut_right(head, number), app.say("shell.scores.deal"), kTextSoft, Align::right);
  for (int seat = 0; seat < show_.board().seats; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    Rect r = cut_top(area, line);
    c.pen().box({r.x, r.y, r.w, 1}, 0.01f, kPanelEdge);
    const std::string name = app.seat_name(seat_at(seat)), deal = with_sign(a.scores[at]), total = halves(s.totals[at]);
    std::string said = name + ": ";
    if (scored) said += app.say("shell.scores.deal") + " " + deal + ", ";
    said += app.say("shell.scores.total") + " " + total;
    c.scene().text("score/" + std::to_string(seat), said, r);
    c.pen().text(c.strong(), cut_right(r, number), total, kText, Align::right);
    if (scored) c.pen().text(c.body(), cut_right(r, number), deal, a.scores[at] < 0 ? kWarn : kGood, Align::right);
    c.pen().text(c.body(), r, c.letters().fitted(c.body(), name, r.w), kText);
  }
}

TableWish View::build_account(App& app, Match& match, const Canvas& c) {
  const State& s = GameOf<Rules>::view(match.view().seen);
  const bool over = match.session().outcome().over;
  const bool fresh = show_.counted();
  const float high = c.em(200) + c.em(28) * static_cast<float>(show_.board().seats) + c.em(27) * 9;
  const Rect panel = panel_for(c, c.em(560), high);
  c.veil();
  const std::string title = app.say(over ? "shell.scores.match_over" : "shell.scores.title");
  const bool dismissed = c.scene().begin_layer("account", title, panel);
  c.raised(panel);
  Rect inner = panel.inset(2 * kStep);
  c.heading("account/heading", cut_top(inner, c.em(36)), title);
  Rect foot = cut_bottom(inner, c.control_height() + kStep);
  cut_top(foot, kStep);
  TableWish wish = TableWish::none;
  c.scene().begin_zone("account", {.name = title});
  const float top = c.scene().begin_scroll("account/scroll", title, inner);
  Rect column{inner.x, top, inner.w - 10, 4000};
  Rect below = account_lines(app, c, s, column);
  cut_top(below, kStep);
  const float sheet = c.em(28) * static_cast<float>(show_.board().seats + 1);
  score_sheet(app, c, s, {below.x, below.y, below.w, sheet});
  c.scene().end_scroll(below.y + sheet - top);
  const std::string again = app.say("shell.scores.again"), home = app.say("shell.home");
  if (over) {
    Rect left = foot;
    const Rect right = cut_right(left, (foot.w - kStep) / 2);
    cut_right(left, kStep);
    if (c.button({.id = "account/home", .name = home, .rect = left}).activated) wish = TableWish::home;
    if (c.button({.id = "account/again", .name = again, .rect = right, .primary = true, .first_focus = true},
                 {.weight = Weight::primary})
            .activated)
      wish = TableWish::again;
  } else {
    const std::string go = app.say(fresh ? "shell.scores.next" : "shell.close");
    if (c.button(
             {.id = "account/next", .name = go, .rect = foot, .primary = true, .first_focus = true, .key = kEscapeKey},
             {.weight = Weight::primary})
            .activated ||
        dismissed) {
      panel_ = Panel::none;
      show_.go_on();
      c.scene().want_frame();
    }
  }
  c.scene().end_zone();
  c.scene().end_layer();
  if (over && dismissed) panel_ = Panel::none, show_.go_on(), c.scene().want_frame();
  return wish;
}

void View::build_last_trick(App& app, const Canvas& c) {
  const Board& b = show_.board();
  const Rect panel = panel_for(c, c.em(620), c.em(320));
  c.veil();
  const std::string title = app.say("shell.table.last_trick");
  const bool dismissed = c.scene().begin_layer("last_trick", title, panel);
  c.raised(panel);
  Rect inner = panel.inset(2 * kStep);
  c.heading("last_trick/heading", cut_top(inner, c.em(34)), title);
  const Rect foot = cut_bottom(inner, c.control_height());
  const float n = static_cast<float>(b.last_trick.size());
  const float column = inner.w / std::max(1.0f, n), width = std::min(column - 8, (inner.h - c.em(40)) / kCardRatio);
  float x = inner.x;
  for (const Laid& laid : b.last_trick) {
    const Rect card{x + column / 2 - width / 2, inner.y + 4, width, card_height(width)};
    draw_card(c.pen(), card, face_of(laid.card), look(app),
              laid.seat == b.last_winner ? CardState::offered : CardState::plain);
    const std::string name = app.seat_name(seat_at(laid.seat));
    c.pen().text(c.small(), {x, card.bottom() + 4, column, c.em(22)}, c.letters().fitted(c.small(), name, column),
                 laid.seat == b.last_winner ? kGold : kTextSoft, Align::centre);
    std::string said = app.say("shell.tarot.laid", {{"name", name}, {"card", card_name(app, laid.card)}});
    if (laid.seat == b.last_winner) said += ", " + app.say("shell.tarot.won_it");
    c.scene().add({.id = "last_trick/" + std::to_string(laid.seat), .role = Role::image, .name = said, .rect = card});
    x += column;
  }
  c.scene().begin_zone("last_trick", {.name = title});
  const bool closed = c.button({.id = "last_trick/close",
                                .name = app.say("shell.close"),
                                .rect = foot,
                                .primary = true,
                                .first_focus = true,
                                .key = kEscapeKey})
                          .activated;
  c.scene().end_zone();
  c.scene().end_layer();
  if (closed || dismissed) panel_ = Panel::none, c.scene().want_frame();
}

void View::build_zoom(App& app, const Canvas& c) {
  const float width = std::min({320.0f, c.scene().safe().w - 64, (c.scene().safe().h - 150) / kCardRatio});
  const Rect panel = panel_for(c, width + 48, card_height(width) + c.em(118));
  c.veil();
  const std::string name = card_name(app, zoomed_);
  const bool dismissed = c.scene().begin_layer("zoom", name, panel);
  const Rect card{panel.centre().x - width / 2, panel.y + 8, width, card_height(width)};
  c.pen().shadow(card, 16, 30, 8, 0.6f);
  draw_card(c.pen(), card, face_of(zoomed_), look(app));
  c.heading("zoom/name", {panel.x, card.bottom() + 8, panel.w, c.em(30)}, name, 2, kText, Align::centre);
  const auto held = std::find_if(hand_.begin(), hand_.end(), [&](const Held& h) { return h.card == zoomed_; });
  const std::string worth = app.say("shell.tarot.worth", {{"n", halves(half_points(zoomed_))}});
  c.text("zoom/worth", {panel.x, card.bottom() + c.em(36), panel.w, c.em(22)}, c.small(),
         held != hand_.end() && !held->why.empty() ? held->why : worth, kTextSoft, Align::centre);
  c.scene().begin_zone("zoom", {.name = name});
  const Rect foot{panel.centre().x - 80, panel.bottom() - c.control_height(), 160, c.control_height()};
  const bool closed = c.button({.id = "zoom/close",
                                .name = app.say("shell.close"),
                                .rect = foot,
                                .primary = true,
                                .first_focus = true,
                                .key = kEscapeKey})
                          .activated;
  c.scene().end_zone();
  c.scene().end_layer();
  if (closed || dismissed) panel_ = Panel::none, c.scene().want_frame();
}

}  // namespace mathom::french_tarot

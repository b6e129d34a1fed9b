// What is laid over the table: the account of a deal with the running score sheet, the last trick, a card at full size.
#include <algorithm>

#include "games/french_tarot/words.h"
#include "shell/tables/french_tarot/table.h"
#include "shell/ui/suits.h"

namespace mathom::french_tarot {

using namespace ui;

namespace {

std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

std::string signed_halves(std::int32_t v) {
  const std::int32_t a = v < 0 ? -v : v;
  return (v > 0 ? "+" : v < 0 ? "−" : "") + std::to_string(a / 2) + (a % 2 != 0 ? ".5" : "");
}

Rect dialog(const Canvas& c, float wide, float high) {
  const Rect safe = c.scene().safe();
  return around(safe.centre(), std::min(safe.w - 16, wide), std::min(safe.h - 16, high));
}

}  // namespace

std::string TarotTable::account_title(const App& app) const {
  const DealFacts& last = seen().last;
  if (last.ending != Ending::scored) return app.say("french_tarot.table.scores");
  const bool made = score(last, seen().options).made;
  return app.say(made ? "french_tarot.table.made" : "french_tarot.table.lost",
                 {{"seat", app.seat_name(seat_at(last.taker))}, {"bid", app.say(bid_word(last.contract))}});
}

float TarotTable::account_body(App& app, Match&, const Canvas& c, Rect r) {
  const DealFacts& last = seen().last;
  if (last.ending != Ending::scored) return 0;
  const Account account = score(last, seen().options);
  float y = r.y;
  for (int i = 0; i < account.line_count; ++i) {
    const AccountLine& line = account.lines[at(i)];
    if (line.line == Line::share) continue;  // they stand in the score sheet
    const bool total = line.line == Line::per_defender || line.line == Line::margin;
    const std::string words = app.say(account_phrase(last, account, line));
    if (line.line == Line::per_defender) {
      c.pen().box({r.x, y + 4, r.w, 1}, 0.01f, rgb(0xFFFFFF, 40));
      y += 10;
    }
    y += c.paragraph("account/" + std::to_string(i), {r.x, y, r.w, r.h}, total ? c.strong() : c.body(), words,
                     total ? kGold : kText) +
         6;
  }
  return y - r.y;
}

float TarotTable::score_sheet(App& app, Match& match, const Canvas& c, Rect r) {
  const State& s = seen();
  const bool scored = s.last.ending == Ending::scored;
  const auto shares = scored ? score(s.last, s.options).scores : std::array<std::int32_t, kMostSeats>{};
  const float line = c.em(34), number = c.em(90);
  c.pen().text(c.small(), {r.right() - 2 * number, r.y, number, c.em(22)}, app.say("french_tarot.table.this_deal"),
               kTextSoft, Align::right);
  c.pen().text(c.small(), {r.right() - number, r.y, number, c.em(22)}, app.say("french_tarot.table.total"), kTextSoft,
               Align::right);
  float y = r.y + c.em(24);
  std::int32_t most = s.totals[0];
  for (int i = 1; i < s.options.seats; ++i) most = std::max(most, s.totals[at(i)]);
  for (int seat = 0; seat < s.options.seats; ++seat) {
    const SeatSign mark = seat_sign(seat);
    const std::string name = app.seat_name(seat_at(seat));
    const std::string deal = signed_halves(shares[at(seat)]), total = signed_halves(s.totals[at(seat)]);
    draw_badge(c.pen(), mark.badge, {r.x + 12, y + line / 2}, 18, mark.colour);
    c.pen().text(c.strong(), {r.x + 30, y, r.w - 30 - 2 * number, line},
                 c.letters().fitted(c.strong(), name, r.w - 34 - 2 * number), kText);
    if (scored)
      c.pen().text(c.body(), {r.right() - 2 * number, y, number, line}, deal, shares[at(seat)] < 0 ? kWarn : kGood,
                   Align::right);
    c.pen().text(c.strong(), {r.right() - number, y, number, line}, total, s.totals[at(seat)] == most ? kGold : kText,
                 Align::right);
    c.scene().text("score/" + std::to_string(seat),
                   app.say("french_tarot.table.score_line", {{"seat", name}, {"deal", deal}, {"total", total}}),
                   {r.x, y, r.w, line});
    y += line;
  }
  (void)match;
  return y - r.y;
}

void TarotTable::build_account(App& app, Match& match, const Canvas& c) {
  const bool over = view_->waiting_for == SeatId::none;
  const DealFacts& last = seen().last;
  const int lines = last.ending == Ending::scored ? score(last, seen().options).line_count : 1;
  const Rect panel =
      dialog(c, c.em(560), c.em(190 + 29 * static_cast<float>(lines) + 34 * static_cast<float>(seen().options.seats)));
  const std::string title = over ? app.say("french_tarot.event.match_over") : account_title(app);
  c.veil();
  const bool away = c.scene().begin_layer("account", title, panel);
  c.raised(panel);
  Rect r = panel.inset(c.phone() ? 16 : 24);
  const Rect button = cut_bottom(r, c.control_height());
  cut_bottom(r, 12);
  const float title_high = c.height_of(c.heading_type(), title, r.w);
  c.pen().paragraph(c.heading_type(), r, title, kGold);
  c.scene().heading("account/title", title, {r.x, r.y, r.w, title_high}, 1);
  cut_top(r, title_high + 12);
  const float top = c.scene().begin_scroll("account/scroll", title, r);
  float y = top;
  if (over) {
    const std::string how = account_title(app);
    y += c.paragraph("account/how", {r.x, y, r.w, r.h}, c.strong(), how, kText) + 8;
  }
  y += account_body(app, match, c, {r.x, y, r.w - 8, r.h});
  y += 12;
  y += score_sheet(app, match, c, {r.x, y, r.w - 8, r.h});
  c.scene().end_scroll(y - top);
  c.scene().begin_zone("account/act", {.name = title});
  const bool waits = show_.counted();
  Item item{.id = "go-on",
            .name = app.say(!waits || over ? "french_tarot.table.close" : "french_tarot.table.next_deal")};
  item.rect = button;
  item.primary = item.first_focus = true;
  const bool pressed = c.button(item, {.weight = Weight::primary}).activated;
  c.scene().end_zone();
  c.scene().end_layer();
  if (!pressed && !away) return;
  layer_ = Layer::none;
  show_.go_on();
  c.scene().want_frame();
}

void TarotTable::build_last_trick(App& app, const Canvas& c) {
  const auto& trick = board().last_trick;
  const auto n = static_cast<float>(std::max<std::size_t>(1, trick.size()));
  const std::string title = app.say("french_tarot.table.last_trick");
  const Rect most = dialog(c, c.em(640), c.em(340));
  const float gap = 10, width = std::clamp((most.w - 40 - gap * (n - 1)) / n, 40.0f, 110.0f);
  const Rect panel =
      around(most.centre(), std::max(c.em(280), n * (width + gap) - gap + 40), card_height(width) + c.em(150));
  c.veil();
  const bool away = c.scene().begin_layer("last-trick", title, panel);
  c.raised(panel);
  Rect r = panel.inset(20);
  c.heading("last-trick/title", cut_top(r, c.em(30)), title, 1, kGold, Align::centre);
  const Rect button = cut_bottom(r, c.control_height());
  const float all = n * (width + gap) - gap;
  float x = r.centre().x - all / 2;
  for (const Laid& laid : trick) {
    const Rect card{x, r.y, width, card_height(width)};
    draw_card(c.pen(), card, face_of(laid.card), card_look(app),
              laid.seat == board().last_winner ? CardState::offered : CardState::plain);
    const std::string name = app.seat_name(seat_at(laid.seat));
    c.pen().text(c.small(), {x - gap / 2, card.bottom() + 4, width + gap, c.em(18)},
                 c.letters().fitted(c.small(), name, width + gap), laid.seat == board().last_winner ? kGold : kTextSoft,
                 Align::centre);
    c.scene().text("last-trick/" + card_token(laid.card),
                   name + ": " + app.say(app.match()->game().card_name(static_cast<CardDef>(laid.card))), card);
    x += width + gap;
  }
  c.scene().begin_zone("last-trick/act", {.name = title});
  Item item{.id = "last-trick/close",
            .name = app.say("french_tarot.table.close"),
            .rect = button,
            .primary = true,
            .first_focus = true};
  const bool pressed = c.button(item, {}).activated;
  c.scene().end_zone();
  c.scene().end_layer();
  if (pressed || away) layer_ = Layer::none, c.scene().want_frame();
}

void TarotTable::build_zoom(App& app, const Canvas& c) {
  const Rect safe = c.scene().safe();
  const float width = std::min({300.0f, safe.w - 64, (safe.h - c.em(150)) / kCardRatio});
  const std::string name = app.say(app.match()->game().card_name(static_cast<CardDef>(zoomed_)));
  const Rect panel = around(safe.centre(), width + 48, card_height(width) + c.em(120));
  c.veil();
  const bool away = c.scene().begin_layer("zoom", name, panel);
  const Rect card{panel.x + 24, panel.y + 8, width, card_height(width)};
  c.pen().shadow(card, 16, 30, 10, 0.6f);
  draw_card(c.pen(), card, face_of(zoomed_), card_look(app));
  c.text("zoom/name", {panel.x, card.bottom() + 8, panel.w, c.em(26)}, c.strong(), name, kGold, Align::centre);
  const int worth = half_points(zoomed_);
  c.text("zoom/worth", {panel.x, card.bottom() + 8 + c.em(26), panel.w, c.em(22)}, c.body(),
         app.say("french_tarot.table.worth", {{"n", std::to_string(worth / 2) + (worth % 2 != 0 ? ".5" : "")}}),
         kTextSoft, Align::centre);
  c.scene().begin_zone("zoom/act", {.name = name});
  Item item{.id = "zoom/close",
            .name = app.say("french_tarot.table.close"),
            .rect = {panel.x + 24, panel.bottom() - c.em(52), width, c.control_height()},
            .primary = true,
            .first_focus = true};
  const bool pressed = c.button(item, {}).activated;
  c.scene().end_zone();
  c.scene().end_layer();
  if (pressed || away) layer_ = Layer::none, c.scene().want_frame();
}

}  // namespace mathom::french_tarot

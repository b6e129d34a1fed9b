// The account of a deal line by line with the running score sheet, and the last trick.
#include <algorithm>

#include "games/french_tarot/words/words.h"
#include "shell/tables/french_tarot/table.h"
#include "shell/ui/cards/suits.h"

namespace mathom::french_tarot {

using namespace ui;

namespace {

std::string signed_halves(const TableHost& host, std::int32_t v) { return (v > 0 ? "+" : "") + host.texts().halves(v); }

}  // namespace

std::string TarotTable::contract_words(const TableHost& host) const {
  const DealFacts& last = seen().last;
  if (last.ending != Ending::scored) return host.say("french_tarot.table.scores");
  const bool made = score(last, seen().options).made;
  return host.say(made ? "french_tarot.table.made" : "french_tarot.table.lost",
                  {{"seat", host.seat_name(seat_at(last.taker))}, {"bid", host.say(bid_word(last.contract))}});
}

std::string TarotTable::account_title(const TableHost& host, bool over) const {
  return over ? host.say("french_tarot.event.match_over") : contract_words(host);
}

std::string TarotTable::account_button(const TableHost& host) const { return host.say("french_tarot.table.next_deal"); }

Rect TarotTable::account_size(const Canvas& c) const {
  const DealFacts& last = seen().last;
  const int lines = last.ending == Ending::scored ? score(last, seen().options).line_count : 1;
  const auto seats = static_cast<float>(seen().options.seats);
  return {0, 0, c.em(560), c.em(190 + 29 * static_cast<float>(lines) + 34 * seats)};
}

float TarotTable::account_lines(const Frame& f, Rect r) const {
  const TableHost& host = f.host;
  const Canvas& c = f.c;
  const DealFacts& last = seen().last;
  if (last.ending != Ending::scored) return 0;
  const Account account = score(last, seen().options);
  float y = r.y;
  for (int i = 0; i < account.line_count; ++i) {
    const AccountLine& line = account.lines[at(i)];
    if (line.line == Line::share) continue;  // they stand in the score sheet
    const bool total = line.line == Line::per_defender || line.line == Line::margin;
    const std::string words = host.say(account_phrase(last, account, line));
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

float TarotTable::score_sheet(const Frame& f, Rect r) const {
  const TableHost& host = f.host;
  const Canvas& c = f.c;
  const State& s = seen();
  const bool scored = s.last.ending == Ending::scored;
  const auto shares = scored ? score(s.last, s.options).scores : std::array<std::int32_t, kMostSeats>{};
  const float line = c.em(34), number = std::min(c.em(96), r.w * 0.27f);
  c.fitted("", {r.right() - 2 * number, r.y, number - 6, c.em(22)}, c.small(), host.say("french_tarot.table.this_deal"),
           kTextSoft, Align::right);
  c.fitted("", {r.right() - number, r.y, number, c.em(22)}, c.small(), host.say("french_tarot.table.total"), kTextSoft,
           Align::right);
  float y = r.y + c.em(24);
  std::int32_t most = s.totals[0];
  for (int i = 1; i < s.options.seats; ++i) most = std::max(most, s.totals[at(i)]);
  for (int seat = 0; seat < s.options.seats; ++seat) {
    const SeatSign mark = seat_sign(seat);
    const std::string name = host.seat_name(seat_at(seat));
    const std::string deal = signed_halves(host, shares[at(seat)]), total = signed_halves(host, s.totals[at(seat)]);
    if (seat % 2 == 0) c.pen().box({r.x - 6, y, r.w + 12, line}, 6, rgb(0xFFFFFF, 10));
    const float size = c.em(16), left = size + 1.5f * kStep;
    draw_badge(c.pen(), mark.badge, {r.x + size / 2 + 4, y + line / 2}, size, mark.colour);
    c.fitted("", {r.x + left, y, r.w - left - 2 * number, line}, c.strong(), name, kText);
    if (scored)
      c.fitted("", {r.right() - 2 * number, y, number - 6, line}, c.body(), deal, shares[at(seat)] < 0 ? kWarn : kGood,
               Align::right);
    c.fitted("", {r.right() - number, y, number, line}, c.strong(), total, s.totals[at(seat)] == most ? kGold : kText,
             Align::right);
    c.scene().text("score/" + std::to_string(seat),
                   host.say("french_tarot.table.score_line", {{"seat", name}, {"deal", deal}, {"total", total}}),
                   {r.x, y, r.w, line});
    y += line;
  }
  return y - r.y;
}

float TarotTable::account_body(const Frame& f, Rect r) {
  float y = r.y;
  if (over()) y += f.c.paragraph("account/how", {r.x, y, r.w, r.h}, f.c.strong(), contract_words(f.host), kText) + 8;
  y += account_lines(f, {r.x, y, r.w, r.h}) + 12;
  y += score_sheet(f, {r.x, y, r.w, r.h});
  return y - r.y;
}

// `first`: the place of its first card.
void TarotTable::draw_last_trick(const Frame& f, Rect first, float gap) const {
  const Canvas& c = f.c;
  const float words = c.small().px * 1.4f;
  Rect card = first;
  for (const Laid& laid : board_.last_trick) {
    const bool won = laid.seat == board_.last_winner;
    draw_card(c.pen(), card, face_of(laid.card), card_look(f.host), won ? CardState::offered : CardState::plain);
    const std::string name = f.host.seat_name(seat_at(laid.seat));
    c.fitted("", {card.x - gap / 2 + 1, card.bottom() + 4, card.w + gap - 2, words}, c.small(), name,
             won ? kGold : kTextSoft, Align::centre);
    c.scene().text("last-trick/" + card_token(laid.card),
                   name + ": " + card_name(f.host, static_cast<CardId>(laid.card)), card);
    card.x += card.w + gap;
  }
}

void TarotTable::build_own_layer(const Frame& f) {
  const TableHost& host = f.host;
  const Canvas& c = f.c;
  const auto& trick = board_.last_trick;
  const auto n = static_cast<float>(std::max<std::size_t>(1, trick.size()));
  const std::string title = host.say("french_tarot.table.last_trick");
  const Rect most = dialog(c, c.em(640), c.em(340));
  const float gap = 10, words = c.small().px * 1.4f, head = c.heading_height(title, most.w - 40);
  const float rest = head + words + c.control_height() + 40 + 3 * gap, tall = c.scene().safe().h - 16 - rest;
  const float width =
      std::clamp(std::min((most.w - 40 - gap * (n - 1)) / n, tall / kCardRatio), 40.0f, 120 * c.larger());
  const Rect panel = around(most.centre(), std::min(most.w, std::max(c.em(280), n * (width + gap) - gap + 40)),
                            card_height(width) + rest);
  c.veil();
  const bool away = c.scene().begin_layer("last-trick", title, panel);
  c.raised(panel);
  Rect r = panel.inset(20);
  c.heading("last-trick/title", cut_top(r, head), title, 1, kGold, Align::centre);
  cut_top(r, gap);
  const Rect button = cut_bottom(r, c.control_height());
  draw_last_trick(f, {r.centre().x - (n * (width + gap) - gap) / 2, r.y, width, card_height(width)}, gap);
  c.scene().begin_zone("last-trick/act", {.name = title});
  Item item{
      .id = "last-trick/close", .name = host.say("shell.close"), .rect = button, .primary = true, .first_focus = true};
  const bool pressed = c.button(item, {}).activated;
  c.scene().end_zone();
  c.scene().end_layer();
  if (pressed || away) open_layer(Layer::none), c.scene().want_frame();
}

}  // namespace mathom::french_tarot

#include "shell/tables/war_of_the_ring/layout/felt.h"

#include <algorithm>
#include <cmath>

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

// A card that came in this round waits for the next: an hourglass is on its corner, clear of the name.
void draw_hourglass(const Pen& pen, Rect lies) {
  const float k = std::clamp(lies.w * 0.15f, 6.0f, 12.0f);
  const Vec m{lies.right() - k * 0.35f, lies.bottom() - k * 0.2f};
  pen.disc(m, k, rgb(0x0E1813, 225));
  for (const float d : {-1.0f, 1.0f})
    pen.convex(std::vector<Vec>{m + Vec{-k * 0.45f, d * k * 0.6f}, m + Vec{k * 0.45f, d * k * 0.6f}, m}, ui::kGold);
}

std::string score_words(const Sight& sight, const TableHost& host) {
  const Table t = sight.board().table();
  return host.say(Phrase{"war_of_the_ring.table.score", {}}
                      .number("free", t.points(Side::free_peoples))
                      .number("shadow", t.points(Side::shadow))
                      .number("corruption", t.s.corruption));
}

// The lead, as a row of pips from the middle to one side.
void draw_lead(const Sight& sight, const GameTable::Frame& f, Rect r) {
  constexpr int kWins = 10;
  const Canvas& c = f.c;
  const Table t = sight.board().table();
  const int lead = t.points(Side::free_peoples) - t.points(Side::shadow), by = std::abs(lead);
  const std::string words = f.host.say(Phrase{
      lead > 0   ? "war_of_the_ring.table.lead_free"
      : lead < 0 ? "war_of_the_ring.table.lead_shadow"
                 : "war_of_the_ring.table.lead_none",
      {}}.number("n", by));
  const float said = std::min(c.letters().width(c.small(), words) + kStep, r.w * 0.5f);
  c.fitted("", cut_right(r, said), c.small(), words, kTextSoft);
  const float each = std::min(r.w / (2 * kWins + 2), c.em(20)), high = std::min(r.h * 0.6f, each * 0.9f);
  const Vec m = r.centre();
  const Side side = lead > 0 ? Side::free_peoples : Side::shadow;
  c.pen().box(around(m, 3, r.h * 0.8f), 1.5f, ui::kGold);
  for (const int way : {-1, 1})
    for (int i = 1; i <= kWins; ++i) {
      const Rect pip = around({m.x + static_cast<float>(way * i) * each, m.y}, each - 4, high);
      const bool filled = lead != 0 && (way < 0) == (lead > 0) && i <= by;
      c.pen().box(pip, 3, filled ? side_colour(side) : rgb(0x06140E, 150));
      c.pen().frame(grown(pip, -0.5f), 3, i == kWins ? ui::kGold : filled ? kText : rgb(0xFFFFFF, 46), 1);
    }
}

}  // namespace

// The Free Peoples at the left, the Shadow with the corruption at the right.
void build_score(const Sight& sight, const GameTable::Frame& f, Rect r) {
  if (r.empty()) return;
  const Table t = sight.board().table();
  const Pen& pen = f.c.pen();
  const float size = std::min(r.h - 2, f.c.em(24));
  f.c.scene().begin_zone("score", {.name = f.host.say("war_of_the_ring.table.points"), .part = Part::scores});
  f.c.scene().text("score", score_words(sight, f.host), r);
  f.c.scene().end_zone();
  const ui::Type t_number{ui::Face::index, std::max(kLeastType, size * 0.72f)};
  float x = r.x + size / 2 + 2;
  draw_side(pen, Side::free_peoples, {x, r.centre().y}, size);
  pen.text_at(t_number, {x + size * 0.72f, r.centre().y}, std::to_string(t.points(Side::free_peoples)), kText);
  x = r.right() - size / 2 - 2;
  draw_side(pen, Side::shadow, {x, r.centre().y}, size);
  pen.text_at(t_number, {x - size * 0.72f, r.centre().y}, std::to_string(t.points(Side::shadow)), kText, Align::right);
  x -= size * 2.5f;
  draw_corruption(pen, {x, r.centre().y}, size * 0.86f);
  pen.text_at(t_number, {x - size * 0.62f, r.centre().y}, std::to_string(t.s.corruption), kTextSoft, Align::right);
  if (const Rect lead{r.x + size * 3.4f, r.y, r.w - size * 8.6f, r.h}; lead.w > f.c.em(420))
    return draw_lead(sight, f, lead);
  // The round and the player who begins it, if they fit.
  std::string words = f.host.say(Phrase{"war_of_the_ring.table.round", {}}.number("n", std::max(1, +t.s.round)));
  if (!sight.over()) words += " · " + f.host.say("war_of_the_ring.table.starts", {{"name", seat_at(t.start_seat())}});
  const Rect middle{r.x + size * 3.4f, r.y, r.w - size * 8.6f, r.h};
  if (middle.w > f.c.em(90)) f.c.fitted("", middle, f.c.small(), words, kTextSoft, Align::centre);
}

void Reserve::build(const Frame& f, Rect r) {
  const Canvas& c = f.c;
  c.pen().box(r, kRound, rgb(0x06140E, 110));
  c.pen().frame(grown(r, -0.5f), kRound, faded(ui::kGoldDeep, 0.35f), 1);
  const std::vector<int> prints = flights_.but_flying(sight_.own_reserve());
  const std::string name = f.host.say("war_of_the_ring.table.your_reserve");
  const std::string none = f.host.say("war_of_the_ring.table.no_reserve");
  if (prints.empty() && r.w < c.em(48)) return c.scene().text("reserve", none, r);
  if (prints.empty()) return c.fitted("reserve", r.inset(4), c.small(), none, kTextFaint, Align::centre);
  const Rect room{r.x + 5, r.y + 1, r.w - 10, r.h - 2};
  const ReserveRows rows = place_reserve(room, static_cast<int>(prints.size()), c.phone() && !c.low());
  const bool scrolls = rows.height > room.h + 1;
  const float down = scrolls ? c.scene().begin_scroll("reserve/scroll", name, room) - room.y : 0;
  c.scene().begin_zone("reserve", {.name = name, .list = true, .part = Part::hand});
  for (std::size_t i = 0; i < prints.size(); ++i) build_card(f, prints[i], rows.cards[i].moved(0, down));
  c.scene().end_zone();
  if (scrolls) c.scene().end_scroll(rows.height);
}

void Reserve::build_card(const Frame& f, int print, Rect lies) {
  const CardId card = card_at(print);
  const std::string id = "reserve/" + sight_.game().card_word(static_cast<CardDef>(print));
  const std::vector<Option> means =
      sight_.asked() && offers_.hand_live() ? offers_.meanings_of(card) : std::vector<Option>{};
  const bool says_why = !means.empty() && (table_.find(means.front()) >= 0 || f.seat.why_not(means.front()));
  if (says_why)
    table_.build_offered_card(f, id, lies, card);
  else
    table_.build_open_card(f, id, lies, lies, card, name(f.host, print));
  texts_.draw_mark(f.c.pen(), lies.moved(0, table_.marked(card) ? -kLift / 2 : 0), print);
  if (war_of_the_ring::marked(sight_.board().state, print, kReserved)) draw_hourglass(f.c.pen(), lies);
}

// The description says what the hourglass means.
std::string Reserve::name(const TableHost& host, int print) const {
  const std::string name = sight_.card_name(host, card_at(print));
  return war_of_the_ring::marked(sight_.board().state, print, kReserved)
             ? name + ". " + host.say("war_of_the_ring.table.came")
             : name;
}

}  // namespace mathom::war_of_the_ring

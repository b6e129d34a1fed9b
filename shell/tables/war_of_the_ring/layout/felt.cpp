// Around the places: the points of both sides, the seats with what they hold, and one's own reserve.
#include <algorithm>
#include <cmath>

#include "games/war_of_the_ring/cards/catalog.h"
#include "shell/tables/war_of_the_ring/table.h"
#include "shell/ui/cards/suits.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

std::string side_name(const TableHost& host, Side side) {
  return host.say(side_names().key(war_of_the_ring::index(side)));
}

}  // namespace

// --- points: the Free Peoples at the left, the Shadow with the corruption at the right
std::string WarTable::score_words(const TableHost& host) const {
  const Table t = board_.table();
  return host.say(Phrase{"war_of_the_ring.table.score", {}}
                      .number("free", t.points(Side::free_peoples))
                      .number("shadow", t.points(Side::shadow))
                      .number("corruption", t.s.corruption));
}

void WarTable::build_score(const Frame& f) {
  const Rect r = spots_.score;
  if (r.empty()) return;
  const Table t = board_.table();
  const Pen& pen = f.c.pen();
  const float size = std::min(r.h - 2, f.c.em(24));
  f.c.scene().begin_zone("score", {.name = f.host.say("war_of_the_ring.table.points"), .part = Part::scores});
  f.c.scene().text("score", score_words(f.host), r);
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
  if (const Rect lead{r.x + size * 3.4f, r.y, r.w - size * 8.6f, r.h}; lead.w > f.c.em(420)) return draw_lead(f, lead);
  // The round and who begins it, where there is room.
  std::string words = f.host.say(Phrase{"war_of_the_ring.table.round", {}}.number("n", std::max(1, +t.s.round)));
  if (!over()) words += " · " + f.host.say("war_of_the_ring.table.starts", {{"name", seat_at(t.start_seat())}});
  const Rect middle{r.x + size * 3.4f, r.y, r.w - size * 8.6f, r.h};
  if (middle.w > f.c.em(90)) f.c.fitted("", middle, f.c.small(), words, kTextSoft, Align::centre);
}

// Who leads and by how much, as a row of pips that runs out from the middle to either side.
void WarTable::draw_lead(const Frame& f, Rect r) const {
  constexpr int kWins = 10;
  const Canvas& c = f.c;
  const Table t = board_.table();
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

// --- seats
// The players who were asked last have passed, one after the other.
bool WarTable::has_passed(int seat) const {
  const State& s = board_.state;
  const auto& slots = board_.table().scenario().slots;
  const int n = static_cast<int>(slots.size());
  for (int i = 1; i <= std::min<int>(s.passes, n); ++i)
    if (slots[at((s.slot + n - i) % n)] == seat && !playback().busy()) return true;
  return false;
}

std::string WarTable::passing_words(const TableHost& host, int seat) const {
  if (board_.state.round == 0 || over() || playback().busy()) return {};
  const Table t = looking_at(catalog(), seen());
  const char* key = has_passed(seat)     ? "war_of_the_ring.table.passed"
                    : !may_pass(t, seat) ? "war_of_the_ring.table.may_not_pass"
                    : carryover_limit(t, seat) >= size_of(seen(), kHand, seat)
                        ? "war_of_the_ring.table.may_pass"
                        : "war_of_the_ring.table.may_pass_fewest";
  return host.say(Phrase{key, {}}
                      .seat("name", seat_at(seat))
                      .number("n", size_of(seen(), kHand, seat))
                      .number("limit", carryover_limit(t, seat)));
}

std::string WarTable::seat_words(const TableHost& host, int seat) const {
  const Table t = board_.table();
  std::string out = host.say("war_of_the_ring.table.seat", {{"name", host.seat_name(seat_at(seat))},
                                                            {"deck", host.say(t.deck(seat).key)},
                                                            {"side", side_name(host, t.side(seat))},
                                                            {"hand", std::to_string(board_.size(kHand, seat))},
                                                            {"left", std::to_string(board_.size(kDraw, seat))},
                                                            {"cycled", std::to_string(board_.size(kCycle, seat))},
                                                            {"lost", std::to_string(board_.size(kEliminated, seat))},
                                                            {"reserve", std::to_string(board_.size(kReserve, seat))}});
  if (t.deck(seat).ring != RingRule::none)
    out += " " + host.say((t.s.ring_used >> seat & 1) != 0 ? "war_of_the_ring.table.ring_used"
                                                           : "war_of_the_ring.table.ring_free");
  const std::string passing = passing_words(host, seat);
  return passing.empty() ? out : out + " " + passing;
}

// --- one's own reserve: cards that can be lifted, as those of the hand
void WarTable::build_reserve(const Frame& f) {
  const Rect r = spots_.reserve;
  const Canvas& c = f.c;
  c.pen().box(r, kRound, rgb(0x06140E, 110));
  c.pen().frame(grown(r, -0.5f), kRound, faded(ui::kGoldDeep, 0.35f), 1);
  std::vector<int> prints = own_reserve();
  std::erase_if(prints, [&](int print) { return flies(print); });
  const std::string name = f.host.say("war_of_the_ring.table.your_reserve");
  const std::string none = f.host.say("war_of_the_ring.table.no_reserve");
  if (prints.empty() && r.w < c.em(48)) return c.scene().text("reserve", none, r);
  if (prints.empty()) return c.fitted("reserve", r.inset(4), c.small(), none, kTextFaint, Align::centre);
  const Rect room{r.x + 5, r.y + 1, r.w - 10, r.h - 2};
  const ReserveRows rows = place_reserve(room, static_cast<int>(prints.size()));
  const bool scrolls = rows.height > room.h + 1;
  const float down = scrolls ? c.scene().begin_scroll("reserve/scroll", name, room) - room.y : 0;
  c.scene().begin_zone("reserve", {.name = name, .list = true, .part = Part::hand});
  for (std::size_t i = 0; i < prints.size(); ++i) {
    const CardId card = card_at(prints[i]);
    const Rect lies = rows.cards[i].moved(0, down);
    const std::string id = "reserve/" + game().card_word(static_cast<CardDef>(prints[i]));
    const std::vector<Option> means = asked() && hand_live() ? hand_options(card) : std::vector<Option>{};
    const bool says_why = !means.empty() && (find(means.front()) >= 0 || f.seat.why_not(means.front()));
    if (says_why)
      build_offered_card(f, id, lies, card);
    else
      build_open_card(f, id, lies, lies, card, reserve_name(f.host, prints[i]));
    draw_use_mark(c.pen(), lies.moved(0, marked(card) ? -kLift / 2 : 0), prints[i]);
    // What came in this round waits for the next: an hourglass on its corner, so that the name stays in view.
    if (war_of_the_ring::marked(board_.state, prints[i], kReserved)) {
      const float k = std::clamp(lies.w * 0.15f, 6.0f, 12.0f);
      const Vec m{lies.right() - k * 0.35f, lies.bottom() - k * 0.2f};
      c.pen().disc(m, k, rgb(0x0E1813, 225));
      for (const float d : {-1.0f, 1.0f})
        c.pen().convex(std::vector<Vec>{m + Vec{-k * 0.45f, d * k * 0.6f}, m + Vec{k * 0.45f, d * k * 0.6f}, m},
                       ui::kGold);
    }
  }
  c.scene().end_zone();
  if (scrolls) c.scene().end_scroll(rows.height);
}

// What the hourglass on it means is said with its name.
std::string WarTable::reserve_name(const TableHost& host, int print) const {
  const std::string name = card_name(host, card_at(print));
  return war_of_the_ring::marked(board_.state, print, kReserved) ? name + ". " + host.say("war_of_the_ring.table.came")
                                                                 : name;
}

}  // namespace mathom::war_of_the_ring

// Around the places: the points of both sides, the seats with what they hold, and one's own reserve.
#include <algorithm>
#include <cmath>

#include "games/war_of_the_ring/cards/catalog.h"
#include "shell/tables/war_of_the_ring/table.h"
#include "shell/ui/cards/suits.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr float kLeastNumbers = 26.1f;  // the height of the signs with their numbers below them
constexpr float kLeastName = 15;

std::string side_name(const TableHost& host, Side side) {
  return host.say(side_names().key(war_of_the_ring::index(side)));
}

// What is counted at a seat; drawn as a little card with a mark on it.
enum class Pile : std::uint8_t { hand, deck, cycle, eliminated };

void draw_pile(const Pen& pen, Pile pile, Vec m, float size, Side side) {
  const float high = size, wide = size * 0.68f;
  const auto slip = [&](Vec at_middle, const Paint& p) {
    const Rect r = around(at_middle, wide, high);
    pen.box(grown(r, 1), size * 0.16f, rgb(0x04120C, 200));
    pen.box(r, size * 0.14f, p);
  };
  const ui::Colour back = side_colour(side);
  switch (pile) {
    case Pile::hand:
      slip(m + Vec{-size * 0.18f, size * 0.04f}, rgb(0xC9B98F));
      slip(m + Vec{size * 0.14f, 0}, kCard);
      return;
    case Pile::deck:
      slip(m + Vec{-size * 0.1f, size * 0.06f}, mix(back, rgb(0), 0.45f));
      slip(m + Vec{size * 0.06f, -size * 0.04f}, back);
      pen.frame(around(m + Vec{size * 0.06f, -size * 0.04f}, wide - 4, high - 4), size * 0.08f, rgb(0xFFFFFF, 110), 1);
      return;
    case Pile::cycle: {
      slip(m, rgb(0x2E5B4C));
      std::vector<Vec> arc;
      for (int i = 0; i <= 12; ++i) {
        const float a = -0.6f + 5.0f * static_cast<float>(i) / 12;
        arc.push_back(m + Vec{std::cos(a), std::sin(a)} * (size * 0.22f));
      }
      pen.stroke(arc, kText, std::max(1.4f, size * 0.09f), false);
      const Vec tip = arc.front();
      pen.convex(std::vector<Vec>{tip + Vec{-size * 0.15f, 0}, tip + Vec{size * 0.15f, 0}, tip + Vec{0, -size * 0.17f}},
                 kText);
      return;
    }
    case Pile::eliminated: {
      slip(m, rgb(0x5A2320));
      const float k = size * 0.19f;
      pen.stroke(std::vector<Vec>{m + Vec{-k, -k}, m + Vec{k, k}}, kText, std::max(1.4f, size * 0.1f), false);
      pen.stroke(std::vector<Vec>{m + Vec{-k, k}, m + Vec{k, -k}}, kText, std::max(1.4f, size * 0.1f), false);
      return;
    }
  }
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
  words += " · " + f.host.say("war_of_the_ring.table.starts", {{"name", f.host.seat_name(seat_at(t.start_seat()))}});
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

// Hand, deck, the two piles and the reserve, each with its number; the Ring token.
void WarTable::draw_numbers(const Frame& f, int seat, Rect r) const {
  const Pen& pen = f.c.pen();
  const Table t = board_.table();
  const bool ring = t.deck(seat).ring != RingRule::none, spent = (t.s.ring_used >> seat & 1) != 0;
  const int cells = ring ? 5 : 4;
  // In two lines where that lets the signs be larger.
  const bool two = r.h > 42 && r.w < f.c.em(230);
  const int columns = two ? (cells + 1) / 2 : cells;
  const float each = std::min(r.w / static_cast<float>(columns), f.c.em(96));
  const float line = two ? std::min(r.h / 2, f.c.em(40)) : std::min(r.h, f.c.em(48));
  const bool above = !two && each < 30 && r.h > 26;  // the sign above its number
  const float size = above ? std::min(r.h * 0.52f, each * 0.8f) : std::min({line - 2, each * 0.46f, f.c.em(22)});
  const ui::Type type{ui::Face::index,
                      std::clamp(above ? std::min(r.h * 0.42f, each * 0.8f) : size * 0.78f, kLeastType, 30.0f)};
  const int n[] = {board_.size(kHand, seat), board_.size(kDraw, seat), board_.size(kCycle, seat),
                   board_.size(kEliminated, seat)};
  for (int i = 0; i < cells; ++i) {
    const Rect cell{r.x + each * static_cast<float>(i % columns), r.y + line * static_cast<float>(i / columns), each,
                    line};
    const Vec m = above ? Vec{cell.centre().x, cell.y + size / 2} : Vec{cell.x + size * 0.55f, cell.centre().y};
    if (i == 4) {
      draw_ring(pen, above ? cell.centre() : m + Vec{size * 0.2f, 0}, size, spent);
      continue;
    }
    draw_pile(pen.faded(n[i] > 0 ? 1.0f : 0.5f), static_cast<Pile>(i), m, size, t.side(seat));
    const ui::Colour ink = n[i] > 0 ? kText : kTextFaint;
    if (above)
      pen.text_at(type, {cell.centre().x, cell.bottom() - type.px * 0.4f}, std::to_string(n[i]), ink, Align::centre);
    else
      pen.text_at(type, {m.x + size * 0.66f, cell.centre().y}, std::to_string(n[i]), ink);
  }
}

void WarTable::build_seats(const Frame& f) {
  f.c.scene().begin_zone("seats", {.name = f.host.say("shell.table.seats"), .list = true, .part = Part::seats});
  const int seats = board_.table().seats();
  for (int k = 0; k < seats; ++k) build_seat(f, (me() + k) % seats, spots_.seat[at((me() + k) % seats)]);
  f.c.scene().end_zone();
}

// Whose seat it is and whose part it plays: in one line where both have room, else the part below, where the numbers leave
// a line for it.
void WarTable::draw_names(const Frame& f, int seat, Rect top, Rect& in, bool acts) const {
  const Canvas& c = f.c;
  const std::string name = f.host.seat_name(seat_at(seat)), deck = f.host.say(board_.table().deck(seat).key);
  const ui::Colour ink = acts ? ui::kGold : kText;
  const float gap = c.em(6), of_name = c.letters().width(c.small_strong(), name);
  const float both = of_name + c.letters().width(c.small(), deck);
  const float fit = std::min(1.0f, (top.w - gap) / both);
  const float line = c.small().px * 1.2f;
  const bool below = in.h >= line + kLeastNumbers;
  // Where it can stand below it does, so that the plates look alike.
  if (fit * c.small().px >= kLeastType && !(below && (spots_.bands || seat != me()))) {
    const auto smaller = [&](ui::Type t) { return ui::Type{t.face, t.px * fit}; };
    c.pen().text_at(smaller(c.small_strong()), {top.x, top.centre().y}, name, ink);
    return c.pen().text_at(smaller(c.small()), {top.x + of_name * fit + gap, top.centre().y}, deck, kTextSoft);
  }
  c.fitted("", top, c.small_strong(), name, ink);
  if (below) c.fitted("", cut_top(in, line), c.small(), deck, kTextSoft);
}

// The upper line of a plate, cut off it: the sign of the seat, names, the side, and a tick when it has passed.
void WarTable::draw_head(const Frame& f, int seat, Rect& in, bool acts) const {
  const Canvas& c = f.c;
  Rect top = cut_top(in, std::clamp(in.h * 0.46f, kLeastName, c.em(26)));
  const float size = std::min(top.h, c.em(20));
  const SeatSign mark = seat_sign(seat);
  draw_badge(c.pen(), mark.badge, {top.x + size / 2, top.centre().y}, size * 0.9f, mark.colour);
  cut_left(top, size + 4);
  // In a narrow panel the name needs the room: who has passed shows that there, and one knows one's own side.
  const bool narrow = in.w < c.em(130), passed = has_passed(seat);
  if (!(narrow && passed) && in.w > c.em(92))
    draw_side(c.pen(), side_of_seat(seat), cut_right(top, size).centre(), size);
  if (passed) c.sign(ui::Sign::check, cut_right(top, size * 0.8f).centre(), size * 0.6f, kTextSoft);
  cut_right(top, 3);
  draw_names(f, seat, top, in, acts);
}

void WarTable::build_seat(const Frame& f, int seat, Rect r) {
  const Canvas& c = f.c;
  const Pen& pen = c.pen();
  const bool acts = waiting_for(seat);
  const Side side = side_of_seat(seat);
  Item item{.id = "seat/" + std::to_string(seat), .name = seat_words(f.host, seat), .rect = r};
  if (acts) item.name += " " + f.host.say("shell.table.thinks");
  item.description = f.host.say("war_of_the_ring.table.seat_opens");
  const Reaction is = c.scene().add(item);
  pen.shadow(r, kRound, 10, 3, 0.4f);
  const ui::Colour tint = side_colour(side);
  pen.box(r, kRound, downwards(mix(rgb(0x1A3029, 240), faded(tint, 0.9f), 0.2f), rgb(0x0F1D18, 240), r));
  pen.frame(grown(r, -0.5f), kRound, acts || is.held ? ui::kGold : kPanelEdge, acts ? 2.2f : 1.0f);
  Rect in = Rect{r.x + 7, r.y + 4, r.w - 14, r.h - 8};
  // Another player's reserve lies face up next to the numbers, where there is room.
  const std::vector<int> reserve = seat == me() ? std::vector<int>{} : board_.prints_in(kReserve + seat);
  if (!reserve.empty() && in.w > c.em(230)) {
    const Rect row = cut_right(in, in.w * 0.42f);
    cut_right(in, kStep);
    draw_row(f, reserve, row);
  }
  // On the lowest screens one's own numbers need all of it.
  const bool bare = seat == me() && in.h < kLeastName + kLeastNumbers && in.w < c.em(110);
  if (!bare) draw_head(f, seat, in, acts);
  draw_numbers(f, seat, in);
  if (is.focused) c.focus_ring(r, kRound);
  if (is.activated || is.marked || is.zoom) open_sheet(f, Page::seat, seat);
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
  if (prints.empty())
    return c.fitted("reserve", r.inset(4), c.small(), f.host.say("war_of_the_ring.table.no_reserve"), kTextFaint,
                    Align::centre);
  const std::vector<Rect> places = place_rows({r.x + 5, r.y + 1, r.w - 10, r.h - 2}, static_cast<int>(prints.size()));
  c.scene().begin_zone("reserve", {.name = name, .list = true, .part = Part::hand});
  for (std::size_t i = 0; i < prints.size(); ++i) {
    const CardId card = card_at(prints[i]);
    const std::string id = "reserve/" + game().card_word(static_cast<CardDef>(prints[i]));
    const std::vector<Option> means = asked() && hand_live() ? hand_options(card) : std::vector<Option>{};
    const bool says_why = !means.empty() && (find(means.front()) >= 0 || f.seat.why_not(means.front()));
    if (says_why)
      build_offered_card(f, id, places[i], card);
    else
      build_open_card(f, id, places[i], places[i], card, card_name(f.host, card));
    draw_use_mark(c.pen(), places[i].moved(0, marked(card) ? -kLift / 2 : 0), prints[i]);
    // What came in this round waits for the next: an hourglass on it.
    if (war_of_the_ring::marked(board_.state, prints[i], kCame)) {
      const float k = std::clamp(places[i].w * 0.22f, 7.0f, 14.0f);
      const Vec m{places[i].right() - k, places[i].bottom() - k};
      c.pen().disc(m, k, rgb(0x0E1813, 225));
      for (const float d : {-1.0f, 1.0f})
        c.pen().convex(std::vector<Vec>{m + Vec{-k * 0.45f, d * k * 0.6f}, m + Vec{k * 0.45f, d * k * 0.6f}, m},
                       ui::kGold);
    }
  }
  c.scene().end_zone();
}

}  // namespace mathom::war_of_the_ring

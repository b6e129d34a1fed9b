// The plates of the seats: the part that is played with its picture, who plays it, and what it holds in numbers with words.
#include <algorithm>

#include "games/war_of_the_ring/cards/catalog.h"
#include "shell/tables/common/seat_plate.h"
#include "shell/tables/war_of_the_ring/table.h"
#include "shell/ui/cards/suits.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr float kLeastReserve = 24;  // of a card of another's reserve: its signs can be read

// The character that a deck is named after: "frodo" is Frodo Baggins; -1: it has none.
int print_of_part(const Catalog& c, const std::string& id) {
  int near = -1;
  for (int print = 0; print < kCards; ++print) {
    const CardFacts& facts = c.facts_of(static_cast<CardDef>(print));
    if (facts.type != war_of_the_ring::Type::character) continue;
    if (facts.id == id) return print;
    if (near < 0 && facts.id.find(id) != std::string::npos) near = print;
  }
  return near;
}

}  // namespace

std::function<void(const Pen&, Rect)> WarTable::portrait_of(int seat) const {
  const Catalog* cards = &catalog();
  const DeckFacts& deck = board_.table().deck(seat);
  const int print = print_of_part(*cards, deck.id);
  return [cards, print, side = deck.side](const Pen& pen, Rect r) {
    if (print >= 0) return draw_picture(pen, r, print, *cards);
    pen.box(r, 4, side_colour(side));
    draw_side(pen, side, r.centre(), std::min(r.w, r.h) * 0.7f);
  };
}

// What counts of a seat, the most telling first.
std::vector<WarTable::Number> WarTable::numbers_of(const TableHost& host, int seat) const {
  const auto size = [&](Zone zone) { return board_.size(zone, seat); };
  std::vector<Number> out{{host.say("war_of_the_ring.plate.hand"), size(kHand)},
                          {host.say("war_of_the_ring.plate.deck"), size(kDraw)},
                          {host.say("war_of_the_ring.plate.reserve"), size(kReserve)},
                          {host.say("war_of_the_ring.plate.cycled"), size(kCycle)},
                          {host.say("war_of_the_ring.plate.lost"), size(kEliminated)}};
  // One's own hand and reserve lie in sight.
  if (seat == me())
    std::rotate(out.begin(), out.begin() + 1, out.end()), std::rotate(out.begin() + 1, out.begin() + 2, out.end() - 1);
  return out;
}

void WarTable::build_seats(const Frame& f) {
  f.c.scene().begin_zone("seats", {.name = f.host.say("shell.table.seats"), .list = true, .part = Part::seats});
  const int seats = board_.table().seats();
  for (int k = 0; k < seats; ++k) build_seat(f, (me() + k) % seats, spots_.seat[at((me() + k) % seats)]);
  f.c.scene().end_zone();
}

void WarTable::build_seat(const Frame& f, int seat, Rect r) {
  const Canvas& c = f.c;
  const bool acts = waiting_for(seat);
  Item item{.id = "seat/" + std::to_string(seat), .name = seat_words(f.host, seat), .rect = r};
  if (acts) item.name += " " + f.host.say("shell.table.thinks");
  item.description = f.host.say("war_of_the_ring.table.seat_opens");
  const Reaction is = c.scene().add(item);
  Rect in = draw_seat_plate(c, r,
                            {.seat = seat,
                             .name = f.host.seat_name(seat_at(seat)),
                             .acts = acts || is.held,
                             .portrait = portrait_of(seat),
                             .colour = side_colour(side_of_seat(seat))});
  in = {in.x + 6, in.y, in.w - 9, in.h};
  // Another player's reserve lies face up next to the numbers, where each of its cards can be told.
  const std::vector<int> reserve = seat == me() ? std::vector<int>{} : board_.prints_in(kReserve + seat);
  if (const auto n = static_cast<float>(reserve.size()); n > 0) {
    const float card = in.h / kCardRatio, room = in.w - c.em(260);
    if (room >= card + (n - 1) * kLeastReserve) {
      const float wide = std::min(room, n * (card + 4));
      draw_row(f, reserve, cut_right(in, wide));
      cut_right(in, kStep);
    }
  }
  draw_plate_words(f, seat, in, acts);
  if (is.focused) c.focus_ring(r, kRound);
  if (is.activated || is.marked || is.zoom) open_sheet(f, Page::seat, seat);
}

// Whose seat it is and whose part it plays: in one line where both have room, else the part below.
void WarTable::draw_names(const Frame& f, int seat, Rect top, Rect& in, bool acts) const {
  const Canvas& c = f.c;
  const SeatSign mark = seat_sign(seat);
  const float size = std::min(top.h * 0.7f, c.em(13));
  const std::string name = f.host.seat_name(seat_at(seat)), deck = f.host.say(board_.table().deck(seat).key);
  const float of_name = c.letters().width(c.strong(), name), of_deck = c.letters().width(c.small(), deck);
  Rect right = top;
  if (top.w > size + of_name + c.em(52)) {
    const float sign = std::min(top.h, c.em(20));
    draw_side(c.pen(), side_of_seat(seat), cut_right(right, sign).centre(), sign);
    cut_right(right, 4);
    if (board_.table().deck(seat).ring != RingRule::none) {
      const bool spent = (board_.state.ring_used >> seat & 1) != 0;
      draw_ring(c.pen(), cut_right(right, sign).centre(), sign * 0.8f, spent);
      cut_right(right, 3);
    }
  }
  if (has_passed(seat)) c.sign(ui::Sign::check, cut_right(right, size * 1.2f).centre(), size * 0.8f, ui::kGood);
  if (right.w > size + of_name * 0.6f + c.em(30)) {
    draw_badge(c.pen(), mark.badge, {right.x + size / 2, right.centre().y}, size, mark.colour);
    cut_left(right, size + 5);
  }
  const bool both = right.w >= of_name + of_deck + c.em(8);
  c.fitted("", both ? cut_left(right, of_name + 2) : right, c.strong(), name, acts ? ui::kGold : kText);
  const float line = c.small().px * 1.25f;
  if (both)
    cut_left(right, c.em(6)), c.fitted("", right, c.small(), deck, kTextSoft);
  else if (const ui::Type t =
               c.letters().fits(c.small(), deck, in.w, line) ? c.small() : ui::Type{ui::Face::text, kLeastType};
           in.h >= 1.9f * line)
    for (const std::string_view part : c.letters().wrap(t, deck, in.w))
      c.pen().text(t, cut_top(in, std::min(in.h, t.px * 1.22f)), part, kTextSoft);
}

// Names, then as many numbers as have room with what they are called.
void WarTable::draw_plate_words(const Frame& f, int seat, Rect in, bool acts) const {
  const Canvas& c = f.c;
  const ui::Type big = c.type(ui::Face::strong, 16), small{ui::Face::text, kLeastType};
  const float line = big.px * 1.15f + small.px * 1.2f;
  const Rect whole = in;
  Rect top = cut_top(in, std::clamp(whole.h * 0.36f, 17.0f, c.em(24)));
  draw_names(f, seat, top, in, acts);
  std::vector<Number> numbers = numbers_of(f.host, seat);
  const auto width = [&](const Number& n) { return c.letters().width(small, n.words); };
  float wanted = 0, widest = 0;
  for (const Number& n : numbers) wanted += width(n), widest = std::max(widest, width(n));
  const auto cell = [&](const Number& n, Rect r) {
    const ui::Colour ink = n.n > 0 ? kText : kTextFaint;
    c.pen().text_at(big, {r.centre().x, r.y + big.px * 0.6f}, std::to_string(n.n), ink, Align::centre);
    c.pen().text_at(small, {r.centre().x, r.y + big.px * 1.15f + small.px * 0.6f}, n.words, kTextSoft, Align::centre);
  };
  const float gaps = static_cast<float>(numbers.size() - 1) * 4;
  if (in.h >= line - 2 && in.w >= wanted + gaps) {
    const float gap = std::min((in.w - wanted) / static_cast<float>(numbers.size()), c.em(20));
    float x = in.x;
    const float y = in.y + std::max(0.0f, (in.h - line) / 2);
    for (const Number& n : numbers) cell(n, {x, y, width(n), line}), x += width(n) + gap;
    return;
  }
  if (const int rows = std::min(2, static_cast<int>(in.h / line)); rows > 0 && in.w >= 3 * widest) {
    const float each = in.w / 3, row = std::min(in.h / static_cast<float>(rows), line * 1.25f);
    for (std::size_t i = 0; i < std::min(numbers.size(), at(3 * rows)); ++i)
      cell(numbers[i], {in.x + each * static_cast<float>(i % 3), in.y + row * static_cast<float>(i / 3), each, line});
    return;
  }
  // One number for each line that is left, in words.
  const float high = c.small().px * 1.25f;
  for (const Number& n : numbers) {
    if (in.h < high - 1.5f) return;
    c.fitted("", cut_top(in, std::min(high, in.h)), c.small(), n.words + " " + std::to_string(n.n), kTextSoft);
  }
}

}  // namespace mathom::war_of_the_ring

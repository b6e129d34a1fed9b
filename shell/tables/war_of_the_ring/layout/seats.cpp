#include "shell/tables/war_of_the_ring/layout/seats.h"

#include <algorithm>

#include "shell/tables/common/seat_plate.h"
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

std::string side_name(const TableHost& host, Side side) {
  return host.say(side_names().key(war_of_the_ring::index(side)));
}

}  // namespace

std::function<void(const Pen&, Rect)> portrait_of(const Sight& sight, int seat) {
  const Catalog* cards = &sight.catalog();
  const DeckFacts& deck = sight.board().table().deck(seat);
  const int print = print_of_part(*cards, deck.id);
  return [cards, print, side = deck.side](const Pen& pen, Rect r) {
    if (print >= 0) return draw_picture(pen, r, print, *cards);
    pen.box(r, 4, side_colour(side));
    draw_side(pen, side, r.centre(), std::min(r.w, r.h) * 0.7f);
  };
}

// The players who were asked last have passed, one after the other.
bool Seats::has_passed(int seat) const {
  const State& s = sight_.board().state;
  const auto& slots = sight_.board().table().scenario().slots;
  const int n = static_cast<int>(slots.size());
  for (int i = 1; i <= std::min<int>(s.passes, n); ++i)
    if (slots[at((s.slot + n - i) % n)] == seat && !sight_.table().playback().busy()) return true;
  return false;
}

std::string Seats::passing_words(const TableHost& host, int seat) const {
  if (sight_.board().state.round == 0 || sight_.over() || sight_.table().playback().busy()) return {};
  const Table t = looking_at(sight_.catalog(), sight_.seen());
  const char* key = has_passed(seat)     ? "war_of_the_ring.table.passed"
                    : !may_pass(t, seat) ? "war_of_the_ring.table.may_not_pass"
                    : carryover_limit(t, seat) >= size_of(sight_.seen(), kHand, seat)
                        ? "war_of_the_ring.table.may_pass"
                        : "war_of_the_ring.table.may_pass_fewest";
  return host.say(Phrase{key, {}}
                      .seat("name", seat_at(seat))
                      .number("n", size_of(sight_.seen(), kHand, seat))
                      .number("limit", carryover_limit(t, seat)));
}

std::string Seats::words(const TableHost& host, int seat) const {
  const Table t = sight_.board().table();
  std::string out =
      host.say("war_of_the_ring.table.seat", {{"name", host.seat_name(seat_at(seat))},
                                              {"deck", host.say(t.deck(seat).key)},
                                              {"side", side_name(host, t.side(seat))},
                                              {"hand", std::to_string(sight_.board().size(kHand, seat))},
                                              {"left", std::to_string(sight_.board().size(kDraw, seat))},
                                              {"cycled", std::to_string(sight_.board().size(kCycle, seat))},
                                              {"lost", std::to_string(sight_.board().size(kEliminated, seat))},
                                              {"reserve", std::to_string(sight_.board().size(kReserve, seat))}});
  if (t.deck(seat).ring != RingRule::none)
    out += " " + host.say((t.s.ring_used >> seat & 1) != 0 ? "war_of_the_ring.table.ring_used"
                                                           : "war_of_the_ring.table.ring_free");
  const std::string passing = passing_words(host, seat);
  return passing.empty() ? out : out + " " + passing;
}

// The numbers of a seat, the most important first.
std::vector<Seats::Number> Seats::numbers_of(const TableHost& host, int seat) const {
  const auto size = [&](Zone zone) { return sight_.board().size(zone, seat); };
  std::vector<Number> out{{host.say("war_of_the_ring.plate.hand"), size(kHand)},
                          {host.say("war_of_the_ring.plate.deck"), size(kDraw)},
                          {host.say("war_of_the_ring.plate.reserve"), size(kReserve)},
                          {host.say("war_of_the_ring.plate.cycled"), size(kCycle)},
                          {host.say("war_of_the_ring.plate.lost"), size(kEliminated)}};
  // The player's own hand and reserve are visible.
  if (seat == sight_.me())
    std::rotate(out.begin(), out.begin() + 1, out.end()), std::rotate(out.begin() + 1, out.begin() + 2, out.end() - 1);
  return out;
}

std::optional<int> Seats::build(const Frame& f) const {
  f.c.scene().begin_zone("seats", {.name = f.host.say("shell.table.seats"), .list = true, .part = Part::seats});
  const int seats = sight_.board().table().seats();
  std::optional<int> touched;
  for (int k = 0; k < seats; ++k) {
    const int seat = (sight_.me() + k) % seats;
    if (build_seat(f, seat, plan_.spots.seat[at(seat)])) touched = seat;
  }
  f.c.scene().end_zone();
  return touched;
}

bool Seats::build_seat(const Frame& f, int seat, Rect r) const {
  const Canvas& c = f.c;
  const bool acts = sight_.table().waiting_for(seat);
  Item item{.id = "seat/" + std::to_string(seat), .name = words(f.host, seat), .rect = r};
  if (acts) item.name += " " + f.host.say("shell.table.thinks");
  item.description = f.host.say("war_of_the_ring.table.seat_opens");
  const Reaction is = c.scene().add(item);
  Rect in = draw_seat_plate(c, r,
                            {.seat = seat,
                             .name = f.host.seat_name(seat_at(seat)),
                             .acts = acts || is.held,
                             .portrait = portrait_of(sight_, seat),
                             .colour = side_colour(sight_.side_of_seat(seat))});
  in = {in.x + 6, in.y, in.w - 9, in.h};
  // Another player's reserve is face up next to the numbers, if each of its cards can be recognised.
  const std::vector<int> reserve = seat == sight_.me() ? std::vector<int>{} : sight_.board().prints_in(kReserve + seat);
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
  return is.activated || is.marked || is.zoom;
}

// As a word if the name keeps its room, otherwise as a large tick.
void Seats::draw_passed(const Frame& f, Rect& right, float of_name) {
  const Canvas& c = f.c;
  const std::string words = f.host.say("war_of_the_ring.plate.passed");
  const ui::Type t{ui::Face::strong, kLeastType};
  const float wide = c.letters().width(t, words) + 12, tick = std::min(right.h, c.em(20));
  if (right.w >= wide + of_name + 4) {
    const Rect at = cut_right(right, wide);
    const Rect pill = around(at.centre(), wide, std::min(right.h, t.px * 1.45f));
    c.pen().box(pill, pill.h / 2, ui::kGood);
    c.pen().text(t, pill, words, rgb(0x0A140F), Align::centre);
    cut_right(right, 4);
    return;
  }
  c.sign(ui::Sign::check, cut_right(right, tick).centre(), tick * 0.8f, ui::kGood);
}

// The player and the part: in one line if both fit, otherwise the part below.
void Seats::draw_names(const Frame& f, int seat, Rect top, Rect& in, bool acts) const {
  const Canvas& c = f.c;
  const SeatSign mark = seat_sign(seat);
  const float size = std::min(top.h * 0.7f, c.em(13));
  const std::string name = f.host.seat_name(seat_at(seat)), deck = f.host.say(sight_.board().table().deck(seat).key);
  const float of_name = c.letters().width(c.strong(), name), of_deck = c.letters().width(c.small(), deck);
  Rect right = top;
  if (top.w > size + of_name + c.em(52)) {
    const float sign = std::min(top.h, c.em(20));
    draw_side(c.pen(), sight_.side_of_seat(seat), cut_right(right, sign).centre(), sign);
    cut_right(right, 4);
    if (sight_.board().table().deck(seat).ring != RingRule::none) {
      const bool spent = (sight_.board().state.ring_used >> seat & 1) != 0;
      draw_ring(c.pen(), cut_right(right, sign).centre(), sign * 0.8f, spent);
      cut_right(right, 3);
    }
  }
  if (has_passed(seat)) draw_passed(f, right, of_name);
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

// Names, then the numbers that fit with their labels.
void Seats::draw_plate_words(const Frame& f, int seat, Rect in, bool acts) const {
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

void Seats::draw_row(const Frame& f, const std::vector<int>& prints, Rect row) const {
  const std::vector<Rect> places = place_row(row, static_cast<int>(prints.size()), true);
  for (std::size_t i = 0; i < prints.size(); ++i) {
    const bool lost = war_of_the_ring::marked(sight_.board().state, prints[i], kLost);
    const CardState state = sight_.table().caused(card_at(prints[i])) ? CardState::caused
                            : lost                                    ? CardState::sunk
                                                                      : CardState::plain;
    sight_.draw_face(f.host, f.c.pen(), places[i], card_at(prints[i]), state);
    texts_.draw_mark(f.c.pen(), places[i], prints[i]);
  }
}

}  // namespace mathom::war_of_the_ring

#include "shell/tables/lotr_tcg/layout/plates.h"

#include <algorithm>

#include "shell/tables/common/seat_plate.h"
#include "shell/ui/cards/suits.h"
#include "shell/ui/people/person.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

struct Number {
  int n;
  std::string words;
};

// The most important number comes first, because not all may fit.
std::vector<Number> numbers_of(const TableHost& host, const CompanySight& sight, int seat) {
  const Table t = sight.table();
  const auto number = [&](std::string_view key, int n) { return Number{n, host.say(Phrase{key, {}}.number("n", n))}; };
  return {number("lotr_tcg.plate.hand", t.size(kHand, seat)), number("lotr_tcg.plate.deck", t.size(kDrawDeck, seat)),
          number("lotr_tcg.plate.discard", t.size(kDiscardPile, seat)),
          number("lotr_tcg.plate.dead", t.size(kDeadPile, seat)),
          number("lotr_tcg.plate.burdens", sight.seen().burdens[at(seat)])};
}

// The numbers that fit, each with its word, in columns.
void draw_numbers(const TableFrame& f, Rect in, const std::vector<Number>& numbers, int columns) {
  const Canvas& c = f.c;
  const float line = c.small().px * 1.32f, wide = in.w / static_cast<float>(columns);
  const int lines = static_cast<int>((in.h + 2) / line);
  int shown = 0;
  for (const Number& number : numbers) {
    if (shown >= lines * columns) return;
    const std::string n = std::to_string(number.n);
    const float x = in.x + static_cast<float>(shown % columns) * wide,
                y = in.y + (static_cast<float>(shown / columns) + 0.5f) * line;
    const float of_n = c.letters().width(c.small_strong(), n);
    ui::Type t = c.small();
    while (t.px > kLeastType && of_n + 4 + c.letters().width(t, number.words) > wide - 3)
      t.px = std::max(kLeastType, t.px - 0.5f);
    if (of_n + 4 + c.letters().width(t, number.words) > wide) continue;
    c.pen().text_at(c.small_strong(), {x, y}, n, number.n > 0 ? kText : kTextFaint);
    c.pen().text_at(t, {x + of_n + 4, y}, number.words, kTextSoft);
    ++shown;
  }
}

}  // namespace

std::string SeatPlates::words_of(const TableHost& host, int seat) const {
  const std::string part = seats_.part(host, seat);
  std::string numbers;
  for (const std::string& n : seats_.numbers(host, seat)) numbers += (numbers.empty() ? "" : ", ") + n;
  const std::string out =
      host.say("lotr_tcg.table.seat",
               {{"name", host.seat_name(seat_at(seat)) + (part.empty() ? "" : ", " + part)}, {"numbers", numbers}}) +
      ".";
  return base_.waiting_for(seat) ? out + " " + host.say("shell.table.thinks") : out;
}

void SeatPlates::build(const TableFrame& f) {
  f.c.scene().begin_zone("seats", {.name = f.host.say("shell.table.seats"), .part = Part::seats});
  for (int k = 1; k <= sight_.seen().seats; ++k) {
    const int seat = (sight_.me() + k) % sight_.seen().seats;
    build_seat(f, seat, layout_.spots().seat[at(seat)]);
  }
  f.c.scene().end_zone();
}

// The face with name and side next to it, the numbers below.
void SeatPlates::draw_tall_plate(const TableFrame& f, int seat, Rect r) const {
  const Canvas& c = f.c;
  const SeatSign sign = seat_sign(seat);
  const bool acts = base_.waiting_for(seat);
  c.pen().shadow(r, kRound, 10, 3, 0.4f);
  c.pen().box(r, kRound, downwards(mix(rgb(0x1C332B, 245), sign.colour, 0.14f), rgb(0x0E1C17, 245), r));
  c.pen().frame(grown(r, -0.5f), kRound, acts ? kGold : faded(sign.colour, 0.5f), acts ? 2.2f : 1.0f);
  Rect in = r.inset(6);
  const float face = std::min({c.em(50), in.h * 0.46f, in.w * 0.36f}), line = c.small().px * 1.32f;
  Rect head = cut_top(in, std::max(face, 2 * line + c.strong().px * 0.4f));
  draw_person(c.pen(), {head.x + face / 2, head.y + face / 2}, face / 2 - 1, person_of(f.host.face_of(seat_at(seat))),
              {.colour = sign.colour, .badge = sign.badge, .acts = acts, .crown = false});
  cut_left(head, face + 6);
  const std::string name = f.host.seat_name(seat_at(seat)), side = seats_.side(f.host, seat);
  c.fitted("", cut_top(head, line * 1.1f), c.small_strong(), name, acts ? kGold : kText);
  const bool passed = seats_.has_passed(seat) && head.h >= 1.9f * line;
  // If it does not fit, only the colour of the plate says it.
  const Rect of_side = side.empty() ? Rect{} : passed ? cut_top(head, line) : head;
  if (!side.empty() && c.has_room(of_side, c.small(), side)) c.fitted("", of_side, c.small(), side, kTextSoft);
  if (passed) c.fitted("", cut_top(head, line), c.small(), f.host.say("lotr_tcg.table.has_passed"), kGood);
  cut_top(in, 3);
  const float both =
      c.letters().width(c.small(), f.host.say(Phrase{"lotr_tcg.plate.discard", {}}.number("n", 2))) + c.em(24);
  draw_numbers(f, in, numbers_of(f.host, sight_, seat), in.w >= 2 * both ? 2 : 1);
}

// The face, and the name above the most important numbers.
void SeatPlates::draw_flat_plate(const TableFrame& f, int seat, Rect r) const {
  const Canvas& c = f.c;
  const bool narrow = r.w < c.em(118);
  const Rect line = draw_seat_plate(c, r,
                                    {.seat = seat,
                                     .name = f.host.seat_name(seat_at(seat)),
                                     .face = f.host.face_of(seat_at(seat)),
                                     .acts = base_.waiting_for(seat),
                                     .thinks = base_.thinking(f, seat)});
  Rect in = line;
  if (seats_.has_passed(seat) && in.w > 30) c.sign(ui::Sign::check, cut_right(in, 14).centre(), 12, kGood);
  const std::vector<Number> numbers = numbers_of(f.host, sight_, seat);
  const std::string side = seats_.side(f.host, seat);
  const float of_side = c.letters().width(c.small(), side) + 10;
  if (!narrow && !side.empty() && in.w > of_side + c.em(76))
    c.fitted("", cut_left(in, of_side), c.small(), side, kTextSoft);
  if (sight_.seen().lost[at(seat)] != Loss::none) {
    if (c.has_room(in, c.small(), side)) return c.fitted("", in, c.small(), side, kWarn);
    return c.sign(ui::Sign::close, {in.x + 6, in.centre().y}, 12, kWarn);  // unfolded it says how
  }
  if (narrow) return draw_score_line(c, in, {}, kText, numbers.front().n);
  float x = in.x;
  for (const Number& number : numbers) {
    const std::string n = std::to_string(number.n);
    const ui::Type t{ui::Face::text, std::min(c.small().px, std::max(kLeastType, in.h * 0.9f))},
        strong{ui::Face::strong, t.px};
    const float of_n = c.letters().width(strong, n), wide = of_n + 4 + c.letters().width(t, number.words);
    if (x + wide > in.right()) return;
    c.pen().text_at(strong, {x, in.centre().y}, n, kText);
    c.pen().text_at(t, {x + of_n + 4, in.centre().y}, number.words, kTextSoft);
    x += wide + c.em(10);
  }
}

void SeatPlates::build_seat(const TableFrame& f, int seat, Rect r) {
  const Canvas& c = f.c;
  const float lines = c.small().px * 1.32f;
  if (r.h >= 3.6f * lines && r.w >= 100)
    draw_tall_plate(f, seat, r);
  else
    draw_flat_plate(f, seat, r);
  const bool folded = sight_.seen().seats > 2 && seat != sight_.me() && seat != layout_.open_rival();
  const Item item{.id = "seat/" + std::to_string(seat),
                  .name = words_of(f.host, seat),
                  .description = f.host.say(folded ? "lotr_tcg.table.seat_unfolds" : "lotr_tcg.table.seat_opens"),
                  .rect = r};
  const Reaction is = c.scene().add(item);
  if (is.focused) c.focus_ring(r, kRound * 0.8f);
  if (!is.activated && !is.zoom) return;
  c.scene().want_frame();
  if (folded && !is.zoom)
    layout_.unfold(seat);
  else
    sheets_.open_seat(f, seat);
}

}  // namespace mathom::lotr_tcg

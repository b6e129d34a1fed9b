#include "shell/screens/table/strip.h"

#include <algorithm>
#include <vector>

#include "shell/screens/screens.h"
#include "shell/screens/table/log_list.h"
#include "shell/services/screen_stack.h"
#include "shell/services/words.h"
#include "shell/ui/cards/suits.h"

namespace mathom {

using namespace ui;

namespace {

constexpr float kArrow = 44, kSpace = 4, kChipAir = 2, kChipEdge = 4;

// A chip for something that somebody said.
void draw_balloon(const Canvas& c, Rect in, const SeatSign& who) {
  const float side = std::min(in.w, in.h);
  const Rect room = around(in.centre(), side, side);
  const Rect balloon{room.x, room.y, room.w, room.h * 0.56f};
  c.pen().box(balloon, balloon.h * 0.4f, kText);
  for (int i = -1; i <= 1; ++i)
    c.pen().box(around(balloon.centre() + Vec{static_cast<float>(i) * side * 0.22f, 0}, side * 0.1f, side * 0.1f),
                side * 0.05f, kInk);
  draw_badge(c.pen(), who.badge, {room.x + side * 0.22f, room.bottom() - side * 0.18f}, side * 0.36f, who.colour);
}

// The stops of the strip: before the first thing, and after each.
std::vector<std::uint32_t> strip_stops(const TableFrame& f) {
  const auto lines = f.told.lines();
  std::vector<std::uint32_t> stops;
  const std::size_t from = f.told.since_own_act(*f.running);
  if (from >= lines.size()) return stops;
  stops.push_back(from > 0 ? lines[from - 1].ply : 0);
  for (std::size_t i = from; i < lines.size(); ++i)
    if (lines[i].ply != stops.back()) stops.push_back(lines[i].ply);
  return stops;
}

void step_strip(const TableFrame& f, int by) {
  const std::vector<std::uint32_t> stops = strip_stops(f);
  if (stops.empty()) return;
  const std::uint32_t now = f.past ? f.past->ply() : f.running->ply();
  auto at = static_cast<std::ptrdiff_t>(std::upper_bound(stops.begin(), stops.end(), now) - stops.begin()) - 1;
  at += by;
  if (at < 0) return;
  if (at + 1 >= static_cast<std::ptrdiff_t>(stops.size())) return f.wishes.leave_past(f.c.scene());
  f.wishes.look_back(stops[static_cast<std::size_t>(at)], f.c.scene());
}

// A sentence is on its chip if it can be read there. Otherwise a balloon says that somebody spoke.
float chip_width(const TableFrame& f, const LogLine& line, Rect room) {
  const float most = room.w - kSpace;
  if (line.said) {
    const std::string words = line_words(f.use, line);
    const Type least{Face::text, kLeastType};
    for (float wide = f.c.em(90); wide <= std::min(most, f.c.em(260)); wide += 10)
      if (f.c.height_of(least, words, wide - 8) <= room.h - 2 * kChipAir - 4) return wide;
    return kTouch;
  }
  if (line.card != CardDef::hidden) return kTouch + (most > f.c.em(230) ? f.c.em(30) : 0);
  // As wide as its words need. If the strip is too narrow for them, the letters are smaller.
  const std::string words = line_words(f.use, line);
  const float widest = std::min(most, f.c.em(260)), high = room.h - 2 * kChipAir - 4;
  for (const Type& type : {f.c.small(), Type{Face::text, kLeastType}})
    for (float wide = kTouch; wide <= widest; wide += 6)
      if (f.c.letters().fits(type, words, wide - 2 * kChipEdge, high)) return wide;
  return kTouch;
}

bool build_chip(const TableFrame& f, const LogLine& line, const std::string& id, Rect r, bool now) {
  const Item item{.id = id,
                  .name = line_words(f.use, line),
                  .description = f.use.words.say("time.log.as_it_was"),
                  .rect = r,
                  .selected = now};
  const Reaction is = f.c.scene().add(item);
  r = {r.x, r.y + kChipAir, r.w, r.h - 2 * kChipAir};  // clear of the edge of its strip
  f.c.pen().box(r, 8, is.held ? kButtonOff : kButton);
  f.c.pen().frame(grown(r, -0.5f), 8, now ? kGold : kButtonEdge, now ? 2.0f : 1.0f);
  if (is.focused) f.c.focus_ring(r, 8);
  Rect in{r.x + kChipEdge, r.y + 2, r.w - 2 * kChipEdge, r.h - 4};
  if (line.said && r.w <= kTouch) {
    draw_balloon(f.c, in, seat_sign(index(line.who)));
    return is.activated;
  }
  if (line.card == CardDef::hidden) {
    if (f.c.letters().fits({Face::text, kLeastType}, item.name, in.w, in.h))
      f.c.fitted("", in, f.c.small(), item.name, kText, Align::centre);
    else
      f.c.sign(Sign::more, in.centre(), 16, kText);  // the log has its words
    return is.activated;
  }
  Rect above = cut_top(in, in.h * 0.42f);
  if (is_player(line.who)) {
    const SeatSign mark = seat_sign(index(line.who));
    const float side = above.h * 0.8f;
    const bool named = r.w > kTouch + 8;
    draw_badge(f.c.pen(), mark.badge, {named ? above.x + side / 2 : above.centre().x, above.centre().y}, side,
               mark.colour);
    cut_left(above, side + 3);
    const Type small = f.c.type(Face::text, 12);
    if (named)
      f.c.pen().text(small, above, f.c.letters().fitted(small, f.use.words.seat_name(line.who), above.w), kTextSoft);
  }
  const float wide = std::min(in.w, 40.0f);
  f.table.draw_chip(f.use.host, f.c.pen().painted(), {in.centre().x - wide / 2, in.y + 1, wide, in.h - 1}, line.card);
  return is.activated;
}

// Shows the chips that fit, with the chip of the moment among them. Returns the moment that was asked for.
std::optional<std::uint32_t> build_chips(const TableFrame& f, Rect r, std::size_t from, std::uint32_t now) {
  const auto lines = f.told.lines();
  std::size_t last = lines.size() - 1;
  while (last > from && lines[last].ply > now) --last;
  // First backwards from the moment, then forwards, as far as they fit.
  float used = 0;
  std::size_t begin = last + 1, end = last + 1;
  const auto wide = [&](std::size_t i) { return chip_width(f, lines[i], r) + kSpace; };
  while (begin > from && used + wide(begin - 1) <= r.w) used += wide(--begin);
  while (end < lines.size() && used + wide(end) <= r.w) used += wide(end++);
  Rect at{r.x, r.y, r.w, r.h};
  std::optional<std::uint32_t> wanted;
  for (std::size_t i = begin; i < end; ++i) {
    const Rect chip = cut_left(at, wide(i) - kSpace);
    cut_left(at, kSpace);
    if (build_chip(f, lines[i], "strip/" + std::to_string(i - from), chip, f.past && lines[i].ply == now))
      wanted = lines[i].ply;
  }
  return wanted;
}

void build_rewatch(const TableFrame& f, Rect r) {
  f.c.scene().begin_zone("rewatch", {.name = f.use.words.say("time.replay")});
  const Item item{.id = "rewatch", .name = f.use.words.say("time.replay"), .rect = r};
  if (f.c.button(item).activated) {
    const Match& match = *f.running;
    auto record = match.record(replay_eyes(match.seats(), match.is_over()));
    f.use.screens.push(replay_screen(f.use, record ? std::move(record) : match.record(match.viewers())));
  }
  f.c.scene().end_zone();
}

}  // namespace

std::string strip_words(const TableFrame& f) {
  const auto lines = f.told.lines();
  if (lines.empty() || f.running->is_over() || f.told.since_own_act(*f.running) < lines.size()) return {};
  return line_words(f.use, lines.back());
}

void build_strip(const TableFrame& f, Rect r) {
  const Match& match = *f.running;
  if (match.is_over() && !f.past) return build_rewatch(f, r);
  const auto lines = f.told.lines();
  const std::size_t from = f.told.since_own_act(match);
  if (from >= lines.size()) {
    const Rect words{r.x + kStep, r.y + 2, r.w - kStep - 2, r.h - 4};
    if (!lines.empty()) f.c.fitted("last/1", words, f.c.small(), line_words(f.use, lines.back()), kTextSoft);
    return;
  }
  f.c.scene().begin_zone("strip", {.name = f.use.words.say("time.strip"), .list = true, .part = Part::log});
  const std::uint32_t now = f.past ? f.past->ply() : match.ply();
  const auto arrow = [&](const char* id, const char* words, Sign sign, Rect at, bool offered, char key) {
    return build_refusable(f, {.id = id, .name = f.use.words.say(words), .rect = at, .offered = offered, .key = key},
                           {.weight = Weight::bar, .sign = sign}, "voice.no_further");
  };
  const std::vector<std::uint32_t> stops = strip_stops(f);
  const bool both = r.w >= 2 * kArrow;
  const bool back = arrow("strip/back", "time.strip.back", Sign::step_back, cut_left(r, kArrow), now > stops.front(),
                          f.past ? 0 : ',');
  const bool on = both && arrow("strip/on", "time.strip.on", Sign::step_on, cut_right(r, kArrow), now < stops.back(),
                                f.past ? 0 : '.');
  const std::optional<std::uint32_t> wanted = build_chips(f, r, from, now);
  f.c.scene().end_zone();
  if (back) step_strip(f, -1);
  if (on) step_strip(f, 1);
  if (wanted) f.wishes.look_back(*wanted, f.c.scene());
}

}  // namespace mathom

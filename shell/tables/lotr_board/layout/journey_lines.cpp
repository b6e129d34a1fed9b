#include "shell/tables/lotr_board/layout/journey_lines.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "games/lotr_board/content/content.h"
#include "shell/tables/lotr_board/names.h"
#include "shell/tables/lotr_board/pictures/land.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

constexpr float kLeastLink = 22;

// The line from the light at the left into the dark, with its numbers at the foot.
struct CorruptionLine {
  explicit CorruptionLine(Rect line) : r(line), foot(std::max(12.0f, line.h * 0.27f)) {}

  void draw(const Pen& pen) const {
    pen.shadow(r, 10, 14, 4, 0.45f);
    pen.box(r, 10, Paint(rgb(0xEADFBE), rgb(0x3A0D0A), {r.x, r.y}, {r.right(), r.y}));
    for (int i = 0; i <= last; ++i) {
      const Rect s = corruption_space(r, i);
      const bool light = static_cast<float>(i) / static_cast<float>(last) < 0.45f;
      if (i > 0) {
        const Vec line[] = {{s.x, r.y + 5}, {s.x, r.bottom() - 4}};
        pen.stroke(line, light ? rgb(0x6B5A30, 70) : rgb(0xFFD9A0, 50), 1, false);
      }
      pen.text_at({ui::Face::index, foot - 3}, {s.centre().x, s.bottom() - foot / 2}, std::to_string(i),
                  light ? rgb(0x4A3A14) : rgb(0xFFE2B8), Align::centre);
    }
    pen.frame(grown(r, -0.5f), 10, rgb(0xD8AE5B, 160), 1.4f);
  }

  Rect space(int n) const { return corruption_space(r, std::clamp(n, 0, last)); }

  // Returns the place and size of one of several signs on space n, in the rows that allow the largest signs.
  std::pair<Vec, float> place(int n, int slot, int of) const {
    Rect s = space(n);
    s.h -= foot;
    int columns = 1, rows = of;
    float best = 0;
    for (int k = 1; k <= of; ++k) {
      const int high = (of + k - 1) / k;
      const float each = std::min(s.w / static_cast<float>(k), s.h / static_cast<float>(high));
      if (each > best + 0.5f) best = each, columns = k, rows = high;
    }
    const float w = s.w / static_cast<float>(columns), h = s.h / static_cast<float>(rows);
    const float size = std::clamp(std::min(w, h) - 2, 11.0f, r.h * 0.56f);
    return {{s.x + w * (static_cast<float>(slot % columns) + 0.5f),
             s.y + 2 + h * (static_cast<float>(slot / columns) + 0.5f)},
            size};
  }

  std::pair<Vec, float> hobbit(const Board& b, int seat) const {
    int slot = 0, of = 0;
    for (int other = 0; other < b.seats; ++other)
      if (b.alive_at(other) && b.corruption[at(other)] == b.corruption[at(seat)]) slot += other < seat, ++of;
    return place(b.corruption[at(seat)], slot, of);
  }

  Vec eye(int n) const { return {space(n).centre().x, r.y + (r.h - foot) / 2 + 1}; }
  void draw_eye(const Pen& pen, Vec m) const {
    const float size = std::min(r.h - foot + 6, corruption_space(r, 0).w * 1.5f);
    for (int i = 3; i >= 1; --i) pen.disc(m, size * (0.3f + 0.12f * static_cast<float>(i)), rgb(0xFF7A2A, 30));
    draw_thing(pen, Thing::eye, m, size);
  }

  Rect r;
  float foot;
  int last = content().corruption_last;
};

// A line that is lower than a finger is only read.
bool build_link(const JourneyLines::Frame& f, Item item) {
  if (item.rect.h < kLeastLink) item.role = Role::text;
  const Rect r = item.rect;
  const Reaction is = f.c.scene().add(std::move(item));
  if (is.focused) f.c.focus_ring(r, kRound);
  return is.activated || is.marked || is.zoom;
}

}  // namespace

void draw_corruption_line(const Pen& pen, Rect r, int sauron) {
  const CorruptionLine line(r);
  line.draw(pen);
  line.draw_eye(pen, line.eye(sauron));
}

Wanted JourneyLines::build_journey(const Frame& f) const {
  const Rect r = sight_.spots().journey;
  if (r.empty()) return {};
  const Canvas& c = f.c;
  const auto& places = content().places;
  const auto n = static_cast<float>(places.size());
  const float each = r.w / n;
  const bool named = each > c.em(96);
  const float size = std::min(r.h * 0.62f, 24.0f), y = named ? r.y + size / 2 + 1 : r.centre().y;
  const Vec road[] = {{r.x + each / 2, y}, {r.right() - each / 2, y}};
  c.pen().stroke(road, rgb(0xE9D9AE, 90), 2, false);
  const Vec walked[] = {road[0], {r.x + each * (static_cast<float>(sight_.board().place) + 0.5f), y}};
  if (sight_.board().place > 0) c.pen().stroke(walked, kGoldDeep, 3, false);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const bool here = static_cast<int>(i) == sight_.board().place, past = static_cast<int>(i) < sight_.board().place;
    const Vec m{r.x + each * (static_cast<float>(i) + 0.5f), y};
    if (here) c.pen().disc(m, size * 0.5f + 4, ui::kGold);
    draw_place_coin(c.pen().faded(past ? 0.6f : 1.0f), static_cast<int>(i), m, places[i].haven ? size * 0.74f : size);
    if (!named) continue;
    const float top = y + size / 2 + 3;
    c.fitted("", {m.x - each / 2 + 2, top, each - 4, r.bottom() - top},
             {ui::Face::strong, std::max(kLeastType, c.small().px * 0.92f)}, f.host.say(places[i].key),
             here   ? ui::kGold
             : past ? kTextFaint
                    : kTextSoft,
             Align::centre);
  }
  c.scene().begin_zone("journey", {.name = f.host.say("lotr_board.table.journey"), .part = Part::table});
  Item item{.id = "journey",
            .role = Role::link,
            .name = f.host.say("lotr_board.table.journey_at", {{"place", f.host.say(sight_.place().key)},
                                                               {"n", std::to_string(sight_.board().place + 1)},
                                                               {"of", std::to_string(places.size())}}),
            .description = f.host.say("lotr_board.table.opens_road"),
            .rect = r};
  const bool opened = build_link(f, std::move(item));
  c.scene().end_zone();
  return opened ? Wanted{.page = SheetPage{SheetPage::Of::road}} : Wanted{};
}

// The places of markers after each answer, pale, in a dashed ring.
void JourneyLines::draw_ghosts(const Frame& f) const {
  const CorruptionLine line(sight_.spots().corruption);
  const Pen pale = f.c.pen().faded(0.55f);
  // At the ends it stays within the line.
  const auto within = [&](Vec m, float size) {
    const auto inside = [size](float v, float from, float to) {
      return to - from > 2 * size ? std::clamp(v, from + size, to - size) : (from + to) / 2;
    };
    return Vec{inside(m.x, line.r.x + 2, line.r.right() - 2), inside(m.y, line.r.y + 2, line.r.bottom() - 2)};
  };
  const auto ring = [&](Vec m, float size) {
    for (int i = 0; i < 12; ++i) {
      const float a = static_cast<float>(i) * 0.5236f;
      const Vec dash[] = {m + Vec{std::cos(a), std::sin(a)} * size,
                          m + Vec{std::cos(a + 0.3f), std::sin(a + 0.3f)} * size};
      f.c.pen().stroke(dash, rgb(0xFFF0B8), 2, false);
    }
  };
  for (const Forecast& forecast : stakes_.forecasts()) {
    if (forecast.then.sauron != sight_.board().sauron) {
      const float size = (line.r.h - line.foot) * 0.52f;
      const Vec m = within(line.eye(forecast.then.sauron), size);
      line.draw_eye(pale, m);
      ring(m, size);
    }
    for (int seat = 0; seat < sight_.board().seats; ++seat) {
      if (!sight_.board().alive_at(seat) || forecast.then.corruption[at(seat)] == sight_.board().corruption[at(seat)])
        continue;
      const auto [at_space, size] = line.hobbit(forecast.then, seat);
      const Vec m = within(at_space, size * 0.62f);
      draw_hobbit(pale, seat, m, size, hobbit_letters(f.host, seat));
      ring(m, size * 0.62f);
    }
  }
}

// The Hobbits go to the right, and the Eye comes nearer.
Wanted JourneyLines::build_corruption(const Frame& f) const {
  const Canvas& c = f.c;
  const Pen& pen = c.pen();
  const CorruptionLine line(sight_.spots().corruption);
  line.draw(pen);
  const float gone = sight_.playback().current() ? ease_in_out(sight_.playback().progress(f.now)) : 1.0f;
  line.draw_eye(pen, lerp(line.eye(sight_.before().sauron), line.eye(sight_.board().sauron), gone));
  draw_ghosts(f);
  std::string said;
  for (int seat = 0; seat < sight_.board().seats; ++seat) {
    if (!sight_.board().alive_at(seat)) continue;
    const auto [from, small] = line.hobbit(sight_.before(), seat);
    const auto [to, size] = line.hobbit(sight_.board(), seat);
    // From space to space, each with a little leap.
    const auto leaps =
        static_cast<float>(std::abs(sight_.board().corruption[at(seat)] - sight_.before().corruption[at(seat)]));
    const Vec leap{0, std::abs(std::sin(gone * leaps * 3.14159f)) * line.r.h * 0.2f};
    draw_hobbit(pen, seat, lerp(from, to, gone) - leap, lerp(small, size, gone), hobbit_letters(f.host, seat));
    said += (said.empty() ? "" : ", ") + f.host.seat_name(seat_at(seat)) + " " +
            std::to_string(sight_.board().corruption[at(seat)]);
  }
  c.scene().begin_zone("corruption", {.name = f.host.say("lotr_board.table.corruption"), .part = Part::table});
  const bool opened = build_link(
      f, {.id = "corruption",
          .role = Role::link,
          .name = f.host.say(said.empty() ? "lotr_board.table.corruption_out" : "lotr_board.table.corruption_at",
                             {{"who", said}, {"n", std::to_string(sight_.board().sauron)}}),
          .description = stakes_.ghost_words(f.host),
          .rect = line.r});
  c.scene().end_zone();
  return opened ? Wanted{.page = SheetPage{SheetPage::Of::road}} : Wanted{};
}

}  // namespace mathom::lotr_board

#include "shell/tables/war_of_the_ring/pictures/signs.h"

#include "shell/ui/cards/card_art.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr std::string_view kBlade = "M0 -50 L9 -38 L9 16 L-9 16 L-9 -38 Z";
constexpr std::string_view kHilt = "M-26 14 L26 14 L26 25 L7 25 L7 40 L11 46 L0 50 L-11 46 L-7 40 L-7 25 L-26 25 Z";
constexpr std::string_view kShield = "M-38 -44 L38 -44 L38 -2 C36 24 18 40 0 50 C-18 40 -36 24 -38 -2 Z";
constexpr std::string_view kShieldIn = "M-26 -32 L0 -32 L0 34 C-14 26 -25 14 -26 -4 Z";
// The banner of who leads.
constexpr std::string_view kBanner = "M-48 -50 L-18 -50 L-18 -18 L-33 -27 L-48 -18 Z";
constexpr std::string_view kHelmet =
    "M-38 46 L-38 -8 C-38 -38 -16 -50 0 -50 C16 -50 38 -38 38 -8 L38 46 L16 46 L16 8 L24 -2 L8 -2 L0 -14 L-8 -2 L-24 "
    "-2 L-16 8 L-16 46 Z";
constexpr std::string_view kSkull =
    "M-42 -10 C-42 -62 42 -62 42 -10 C42 6 36 16 26 22 L26 46 L-26 46 L-26 22 C-36 16 -42 6 -42 -10 Z";
constexpr std::string_view kSocket = "M-14 -12 C-2 -12 0 10 -10 12 C-20 12 -26 2 -14 -12 Z";

Pen units(const Pen& pen, Vec m, float size) { return pen.through(shift(m) * stretch(size / 100, size / 100)); }

struct Tone {
  Colour main, second;
};
Tone tone_of(Sign sign, bool light) {
  switch (sign) {
    case Sign::attack:
    case Sign::lead_attack: return light ? Tone{rgb(0xFFC9B8), rgb(0xFF9C84)} : Tone{rgb(0x9C241C), rgb(0x6B1410)};
    case Sign::defence:
    case Sign::lead_defence: return light ? Tone{rgb(0xBFE0F5), rgb(0x7FB8E0)} : Tone{rgb(0x24568A), rgb(0x7FA9CF)};
    case Sign::helmet: return light ? Tone{rgb(0xF6E3A8), rgb(0xD8AE5B)} : Tone{rgb(0x7A5410), rgb(0xC99A2E)};
    case Sign::skull: break;
  }
  return light ? Tone{rgb(0xF3EDE0), rgb(0x2A241C)} : Tone{rgb(0x2A241C), rgb(0xFBF6EA)};
}

void sword(const Pen& p, Tone t) {
  p.fill(drawn(kBlade), t.main);
  p.fill(drawn(kHilt), t.second);
}
void shield(const Pen& p, Tone t) {
  p.fill(drawn(kShield), t.main);
  p.fill(drawn(kShieldIn), t.second);
}
void led(const Pen& p, Tone t, void (*what)(const Pen&, Tone)) {
  what(p.through(shift({13, 6}) * stretch(0.9f, 0.9f)), t);
  p.fill(drawn(kBanner), t.main);
  static constexpr Vec kPole[] = {{-48, -50}, {-48, 50}};
  p.stroke(kPole, t.main, 8, false);
}
void skull(const Pen& p, Tone t) {
  p.fill(drawn(kSkull), t.main);
  p.fill(drawn(kSocket), t.second);
  p.through(stretch(-1, 1)).fill(drawn(kSocket), t.second);
  p.fill(drawn("M0 12 L6 24 L-6 24 Z"), t.second);
  for (const float x : {-12.0f, 0.0f, 12.0f}) p.box({x - 2, 31, 4, 15}, 0, t.second);
}

}  // namespace

Counts counts_of(const Icons& i, Side side) {
  Counts n{i.attack, i.defence, i.lead_attack, i.lead_defence, 0, 0};
  n[static_cast<std::size_t>(path_sign(side))] = i.path;
  return n;
}

void draw_sign(const Pen& pen, Sign sign, Vec m, float size, bool light) {
  const Pen p = units(pen, m, size);
  const Tone t = tone_of(sign, light);
  switch (sign) {
    case Sign::attack: return sword(p.through(turn(0.5f)), t);
    case Sign::defence: return shield(p, t);
    case Sign::lead_attack: return led(p, t, [](const Pen& q, Tone tone) { sword(q.through(turn(0.5f)), tone); });
    case Sign::lead_defence: return led(p, t, shield);
    case Sign::helmet: p.fill(drawn(kHelmet), t.main); return p.box({-4, -46, 8, 28}, 2, t.second);
    case Sign::skull: return skull(p, t);
  }
}

float count_width(const Pen& pen, int n, float size) {
  const float k = pen.map().scale();
  return pen.letters().width({ui::Face::index, size * k}, std::to_string(n)) / k + size * 0.9f;
}

float draw_count(const Pen& pen, Sign sign, int n, Vec left, float size, bool light) {
  const std::string number = std::to_string(n);
  const float wide = count_width(pen, n, size);
  pen.text_at({ui::Face::index, size}, left, number, tone_of(sign, light).main);
  draw_sign(pen, sign, {left.x + wide - size * 0.38f, left.y}, size * 0.76f, light);
  return wide;
}

Colour side_colour(Side side) { return side == Side::free_peoples ? rgb(0x2F6DA8) : rgb(0xA5271D); }

void draw_side(const Pen& pen, Side side, Vec m, float size) {
  const Pen p = units(pen, m, size);
  const Rect box{-50, -50, 100, 100};
  if (side == Side::free_peoples) {
    p.disc({0, 0}, 50, downwards(rgb(0x4C8CC6), rgb(0x1D4B7C), box));
    // A sun that rises.
    for (int i = 0; i < 7; ++i) {
      static constexpr Vec kRay[] = {{-5, -22}, {0, -41}, {5, -22}};
      p.through(shift({0, 14}) * turn(-1.32f + 0.44f * static_cast<float>(i))).convex(kRay, rgb(0xFFE39A));
    }
    p.fill(drawn("M-18 14 C-18 -10 18 -10 18 14 Z"), rgb(0xFFF3C4));
    p.box({-36, 16, 72, 6}, 2, rgb(0xF4F7EE));
    p.box({-24, 26, 48, 5}, 2, rgb(0xF4F7EE));
    return;
  }
  p.fill(drawn("M-46 -48 L46 -48 L46 4 C46 30 22 46 0 54 C-22 46 -46 30 -46 4 Z"),
         downwards(rgb(0xC23A2C), rgb(0x5E1410), box));
  // A crown of spikes: the Eye is Mordor's alone.
  p.fill(drawn("M-32 24 L-34 -24 L-18 -4 L-12 -34 L0 -8 L12 -34 L18 -4 L34 -24 L32 24 Z"), rgb(0xF7E7BE));
  p.box({-30, 14, 60, 5}, 0, rgb(0x5E1410));
}

void draw_points(const Pen& pen, int n, Vec m, float size) {
  const Pen p = units(pen, m, size);
  for (int i = 0; i < 12; ++i) p.through(turn(static_cast<float>(i) * 0.5236f)).disc({0, -40}, 11, rgb(0xB8801E));
  p.disc({0, 0}, 42, Paint(rgb(0xFFE39A), rgb(0xD9A13A), {0, -42}, {0, 42}));
  p.ring({0, 0}, 35, rgb(0x8A5A10), 3);
  p.text_at({ui::Face::index, 58}, {0, 0}, std::to_string(n), rgb(0x3A2606), Align::centre);
}

void draw_path_number(const Pen& pen, int n, Vec m, float size) {
  const Pen p = units(pen, m, size);
  const Rect box{-38, -50, 76, 100};
  p.fill(drawn("M-38 50 L-38 -16 C-38 -62 38 -62 38 -16 L38 50 Z"), downwards(rgb(0xE9E4D6), rgb(0xA79F8C), box));
  p.stroke(drawn("M-38 50 L-38 -16 C-38 -62 38 -62 38 -16 L38 50 Z").outline, rgb(0x3F382B), 5, true);
  p.text_at({ui::Face::index, 66}, {0, 4}, std::to_string(n), rgb(0x2A241C), Align::centre);
}

void draw_ring(const Pen& pen, Vec m, float size, bool spent) {
  const Pen p = units(pen, m, size);
  if (spent) {
    p.ring({0, 0}, 34, rgb(0x8C9C91), 8);
    static constexpr Vec kLine[] = {{-34, 34}, {34, -34}};
    return p.stroke(kLine, rgb(0x8C9C91), 9, false);
  }
  p.ring({0, 0}, 34, rgb(0x7A4E10), 26);
  p.ring({0, 0}, 34, rgb(0xF0B23E), 19);
  p.ring({0, 0}, 37, rgb(0xFFE9AE), 4);
}

void draw_corruption(const Pen& pen, Vec m, float size) {
  const Pen p = units(pen, m, size);
  p.disc({0, 0}, 50, Paint(rgb(0x3A2430), rgb(0x120A0E), {0, -50}, {0, 50}));
  p.ring({0, 0}, 44, rgb(0xD9772A), 5);
  p.fill(drawn("M-34 0 C-18 -24 18 -24 34 0 C18 24 -18 24 -34 0 Z"),
         Paint(rgb(0xFFD36B), rgb(0xD9381A), {0, -20}, {0, 20}));
  p.fill(drawn("M0 -18 C6 -8 6 8 0 18 C-6 8 -6 -8 0 -18 Z"), rgb(0x1A0604));
}

}  // namespace mathom::war_of_the_ring

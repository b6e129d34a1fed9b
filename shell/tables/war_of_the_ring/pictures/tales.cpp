// What the events tell of: doors, messages, pursuits, a charge, a dawn that does not come.
#include "shell/tables/war_of_the_ring/pictures/motifs.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

void paths_of_the_dead(const Brush& b) {
  b.part("M-34 35 L-30 4 L-20 -18 L-8 -30 L4 -36 L16 -26 L26 -10 L33 12 L34 35 Z",
         Paint(rgb(0x8A8E96), rgb(0x3E424C), {-20, -30}, {24, 30}));
  b.part("M-15 35 L-15 2 C-15 -20 15 -20 15 2 L15 35 Z", rgb(0xD8DCD8));
  b.part("M-11 35 L-11 4 C-11 -13 11 -13 11 4 L11 35 Z", Paint(rgb(0x0E1614), rgb(0x5AA88C), {0, -10}, {0, 36}));
  b.bare("M-7 10 C-7 0 7 0 7 10 C7 14 5 16 4 17 L4 21 L-4 21 L-4 17 C-5 16 -7 14 -7 10 Z", rgb(0xD6F6E6, 220));
  for (const float x : {-2.7f, 2.7f}) b.pen().disc({x, 11}, 1.7f, rgb(0x12211C));
  for (const float y : {-24.0f, -18.0f}) b.pen().box({-5, y, 10, 1.6f}, 0, rgb(0x2A2E34));
}
void red_arrow(const Brush& outer) {
  const Brush b(outer.pen().through(turn(-0.62f)));
  b.part("M-30 -1.7 L28 -1.7 L28 1.7 L-30 1.7 Z", rgb(0x2A2622));
  b.part("M42 0 L25 -8.5 L29 0 L25 8.5 Z", rgb(0xD0281E));
  b.part("M-22 0 L-32 -10 L-42 -10 L-34 0 L-42 10 L-32 10 Z", rgb(0x1E1C1A));
  for (const float x : {-38.0f, -34.0f}) {
    b.line(x < -36 ? "M-36 -9 L-29 -1" : "M-32 -9 L-25 -1", rgb(0x8C8478), 1);
    b.line(x < -36 ? "M-36 9 L-29 1" : "M-32 9 L-25 1", rgb(0x8C8478), 1);
  }
  b.part("M16 -3.4 L22 -3.4 L22 3.4 L16 3.4 Z", rgb(0xD0281E));
}
void runner(const Brush& b, Vec at, float k, Colour c, void (*extra)(const Brush&)) {
  const Brush s(b.pen().through(shift(at) * stretch(k, k)));
  extra(s);
  s.bare("M-2 -12 C6 -12 8 -4 6 6 L15 11 L13 22 L8 21 L9 14 L1 11 L-8 20 L-18 22 L-18 17 L-9 14 L-5 4 Z", c);
  s.bare("M4 -8 L14 -2 L19 -8 L22 -5 L15 3 L4 0 Z", c);
  s.bare("M-3 -9 L-12 -2 L-15 6 L-18 4 L-15 -6 L-5 -13 Z", c);
  s.pen().disc({4, -18}, 6, c);
}
void three_hunters(const Brush& b) {
  b.pen().disc({0, 8}, 30, rgb(0xFFE0A0, 190));
  b.pen().disc({0, 8}, 22, rgb(0xFFF0C8));
  b.bare("M-34 35 L-34 26 C-14 20 14 28 34 22 L34 35 Z", rgb(0x3F4A34));
  runner(b, {18, 2}, 1.0f, rgb(0x20242A), [](const Brush& s) { s.line("M-16 -24 L-6 8", rgb(0x20242A), 2.2f); });
  runner(b, {-4, 6}, 0.86f, rgb(0x2C3A2C),
         [](const Brush& s) { s.line("M-14 -20 C-6 -14 -8 0 -14 6", rgb(0x2C3A2C), 1.8f); });
  runner(b, {-23, 13}, 0.66f, rgb(0x3A2A1E), [](const Brush& s) {
    s.line("M-16 6 L-2 -22", rgb(0x3A2A1E), 2.4f);
    s.bare("M-2 -26 L6 -20 L0 -14 Z", rgb(0x3A2A1E));
  });
}
void another_way(const Brush& b) {
  b.part("M-34 35 L-30 -2 L-18 -14 L-12 -34 L-2 -38 L4 -30 L14 -34 L24 -12 L34 2 L34 35 Z",
         Paint(rgb(0x4E4A56), rgb(0x24222C), {-20, -34}, {24, 34}));
  float y = 34, x = 0, wide = 22;
  for (int i = 0; i < 13; ++i) {
    b.pen().box({x - wide / 2, y - 3.6f, wide, 3.4f}, 0, mix(rgb(0xD8D2BC), rgb(0x6E6A72), static_cast<float>(i) / 13));
    y -= 4.6f;
    wide *= 0.885f;
    x += i < 5 ? 1.3f : i < 9 ? -2.0f : 1.2f;
  }
  b.bare("M-6 -24 C-6 -34 8 -34 8 -24 L8 -18 L-6 -18 Z", rgb(0x08080C));
  for (const float e : {-1.4f, 3.2f}) b.pen().disc({e, -24.5f}, 1.3f, rgb(0xD8F08A));
}
void death_ride(const Brush& b) {
  for (int i = 0; i < 15; ++i) {
    const Vec ray[] = {{-2.6f, -14}, {0, -44}, {2.6f, -14}};
    b.pen().through(shift({0, 10}) * turn(-1.5f + static_cast<float>(i) * 0.214f)).convex(ray, rgb(0xF2A53C, 150));
  }
  b.pen().disc({0, 10}, 19, Paint(rgb(0xFFF3B0), rgb(0xF07A24), {0, -8}, {0, 28}));
  for (const float x : {-21.0f, -9.0f, 5.0f, 17.0f}) {
    const Pen p = b.pen().through(shift({x, 3}) * turn(0.34f));
    p.box({-0.8f, -40, 1.6f, 44}, 0, rgb(0x2A1E12));
    const Vec tip[] = {{-2.6f, -39}, {0, -48}, {2.6f, -39}};
    p.convex(tip, rgb(0x2A1E12));
  }
  for (const float x : {-18.0f, 0.0f, 18.0f}) {
    const Brush s(b.pen().through(shift({x, x == 0 ? 15.0f : 19.0f}) * stretch(0.5f, 0.5f)));
    draw_horse(s, x == 0 ? rgb(0x4A3A22) : rgb(0x3A2E1C), rgb(0xE9D9AE));
  }
}
void threats(const Brush& b) {
  b.part("M-24 -30 L22 -34 L26 26 L-20 30 Z", Paint(rgb(0xFBF2DA), rgb(0xD9C08C), {-20, -30}, {24, 28}));
  b.part("M-27 -34 C-20 -38 18 -40 24 -37 L24 -29 C14 -32 -18 -30 -26 -26 Z", rgb(0xE2CB96));
  for (int i = 0; i < 5; ++i) {
    const float y = -20 + static_cast<float>(i) * 6.4f;
    const Vec line[] = {{-16, y}, {i == 4 ? 4.0f : 17.0f, y - 2}};
    b.pen().stroke(line, rgb(0x6B5A3C), 1.5f, false);
  }
  b.dot({6, 21}, 11, rgb(0x26282C));
  draw_hand_device(Brush(b.pen().through(shift({6, 21}) * stretch(0.19f, 0.19f))), rgb(0xF6F2E4));
  const Brush k(b.pen().through(shift({-22, 14}) * turn(-0.7f)));
  draw_held(k, Hold::knife, 0, rgb(0xC4CED6));
}
void black_captain(const Brush& b) {
  b.part("M-6 -2 C-16 -16 -26 -20 -37 -20 C-32 -12 -34 -4 -30 2 C-24 -2 -20 2 -20 8 C-14 6 -10 8 -8 12 Z",
         rgb(0x2A242A));
  b.part("M6 -2 C16 -16 26 -20 37 -20 C32 -12 34 -4 30 2 C24 -2 20 2 20 8 C14 6 10 8 8 12 Z", rgb(0x2A242A));
  const Figure f{Kin::wraith, Hair::none, Beard::none, Wear::spikes, Hold::none, 0, 0, rgb(0xFF4A2A), rgb(0x8C939A)};
  draw_figure(Brush(b.pen().through(shift({0, 4}) * stretch(0.86f, 0.86f))), f);
}
void no_dawn(const Brush& b) {
  for (int i = 0; i < 12; ++i) {
    const Vec ray[] = {{-3, -20}, {0, i % 2 == 0 ? -37.0f : -30.0f}, {3, -20}};
    b.pen().through(turn(static_cast<float>(i) * 0.5236f)).convex(ray, rgb(0xC9701E, 150));
  }
  b.dot({0, 0}, 20, Paint(rgb(0x3A2A2A), rgb(0x120C0E), {0, -20}, {0, 20}));
  b.pen().ring({0, 0}, 20.5f, rgb(0xF2A53C), 1.6f);
  b.part(
      "M-36 14 C-32 4 -20 4 -16 10 C-10 2 2 4 4 12 C10 6 20 8 22 14 C30 12 36 18 32 24 L-32 24 C-38 22 -40 16 -36 14 Z",
      rgb(0x3E3234, 235));
  b.part("M-30 -14 C-26 -22 -16 -22 -12 -16 C-6 -22 6 -20 8 -12 L-28 -10 Z", rgb(0x4A3A3A, 225));
  b.part("M4 -20 C10 -28 24 -28 28 -18 C34 -18 36 -12 32 -10 L6 -12 Z", rgb(0x54403E, 215));
}
void abroad(const Brush& b) {
  b.pen().disc({0, -4}, 27, rgb(0xE9E4D2, 150));
  b.pen().disc({0, -4}, 22, rgb(0xF6F2E0));
  const auto hood = [&](Vec at, float k, Colour c) {
    const Pen p = b.pen().through(shift(at) * stretch(k, k));
    p.fill(drawn("M0 -26 C14 -24 12 -8 11 0 C22 8 24 22 24 36 L-24 36 C-24 22 -22 8 -11 0 C-12 -8 -14 -24 0 -26 Z"), c);
    for (const float x : {-3.4f, 3.4f}) p.disc({x, -9}, 1.7f, rgb(0xFF5A3A));
  };
  for (const float x : {-24.0f, -8.0f, 8.0f, 24.0f}) hood({x, 4}, 0.5f, rgb(0x4A4854));
  for (const float x : {-17.0f, 0.0f, 17.0f}) hood({x, 12}, 0.6f, rgb(0x2E2C36));
  for (const float x : {-11.0f, 11.0f}) hood({x, 20}, 0.7f, rgb(0x18171D));
  b.bare("M-36 36 L-36 31 C-14 27 14 33 36 29 L36 36 Z", rgb(0x18171D));
}

constexpr Motif kTales[] = {{"paths-of-the-dead", paths_of_the_dead}, {"the-red-arrow", red_arrow},
                            {"the-three-hunters", three_hunters},     {"there-is-another-way", another_way},
                            {"death-ride-ride-to-ruin", death_ride},  {"threats-and-promises", threats},
                            {"the-black-captain", black_captain},     {"the-day-without-dawn", no_dawn},
                            {"the-ringwraiths-are-abroad", abroad}};

}  // namespace

std::span<const Motif> tales() { return kTales; }

}  // namespace mathom::war_of_the_ring

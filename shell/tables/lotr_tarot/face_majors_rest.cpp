// The Ring and the Majors above it.

#include "shell/tables/lotr_tarot/face.h"
#include "shell/ui/card_art.h"

namespace mathom::lotr_tarot {

using namespace ui;

void draw_major_rest(const Pen& art, int number);

namespace {

constexpr Colour kNight = rgb(0x26304F), kDusk = rgb(0x6E4B5E), kStone = rgb(0x9A958A), kWood = rgb(0x7C5230),
                 kFire = rgb(0xE0752A), kWater = rgb(0x5B93B5), kYellow = rgb(0xF4CF5F), kWhite = rgb(0xFFFDF6),
                 kGreen = rgb(0x5E9150);

void scene(const Pen& art, Colour sky, Colour earth) {
  const Rect all{-32, -54, 64, 110};
  art.box(all, 4, downwards(sky, mix(sky, rgb(0xFFFFFF), 0.3f), all));
  art.fill(drawn("M-32 36 C-10 30 12 32 32 28 L32 52 C32 54 30 56 28 56 L-28 56 C-30 56 -32 54 -32 52 Z"), earth);
}

Vec on_circle(Vec middle, float radius, float share) {
  const float a = 2 * kPi * share - kPi / 2;
  return middle + Vec{std::cos(a), std::sin(a)} * radius;
}

void star(const Pen& art, Vec middle, float radius, int points, float waist, Colour c) {
  std::vector<Vec> outline;
  for (int i = 0; i < points * 2; ++i)
    outline.push_back(
        on_circle(middle, i % 2 ? radius * waist : radius, static_cast<float>(i) / static_cast<float>(points * 2)));
  art.fill(shape_from(std::move(outline)), c);
}

void the_ring(const Brush& b) {
  const Pen& p = b.pen();
  const Rect all{-32, -54, 64, 110};
  p.box(all, 4, downwards(rgb(0x3A1712), rgb(0x8C3A16), all));
  star(p, {0, 0}, 30, 16, 0.7f, rgb(0xE0752A, 70));
  p.ring({0, 0}, 19, rgb(0x7A4E10), 11);
  p.ring({0, 0}, 19, kGoldDeep, 8);
  p.ring({0, 0}, 20.5f, rgb(0xFBE3A0), 2);
  for (int i = 0; i < 16; ++i) p.disc(on_circle({0, 0}, 18.2f, static_cast<float>(i) / 16), 1.1f, rgb(0xC0431A));
}

void justice(const Brush& b) {
  scene(b.pen(), rgb(0xD8DDE2), rgb(0x6F7A74));
  b.pen().box({-2, -40, 4, 84}, 1.5f, kGoldDeep);
  b.line("M-24 -30 L24 -30", kGoldDeep, 3.4f);
  for (const float x : {-22.0f, 22.0f}) {
    const Pen p = b.pen().through(shift({x, -30}));
    Brush q(p);
    q.line("M0 0 L-9 26", kInk, 1);
    q.line("M0 0 L9 26", kInk, 1);
    q.part("M-11 26 L11 26 C9 36 -9 36 -11 26 Z", kGold);
  }
  b.part("M-14 44 L14 44 L10 36 L-10 36 Z", kGoldDeep);
  b.oval({0, -42}, 4, 4, kGold);
}

void hanged_man(const Brush& b) {
  scene(b.pen(), rgb(0xD7E2E0), kGreen);
  b.line("M-26 50 L-26 -44 L26 -44 L26 50", kWood, 5);
  b.line("M0 -44 L0 -26", rgb(0xB59A63), 2.4f);
  b.part("M-5 -26 L5 -26 L9 8 L-9 8 Z", rgb(0x3F6B9A));
  b.line("M0 -14 L14 -4 L2 2", rgb(0x3F6B9A), 4);
  b.oval({0, 17}, 7.5f, 8.5f, rgb(0xF0D2B0));
  b.pen().ring({0, 17}, 13, kYellow, 2);
}

void death(const Brush& b) {
  scene(b.pen(), rgb(0x4A3038), rgb(0x2B2024));
  b.line("M-14 50 L14 -34", kWood, 4);
  b.part("M16 -40 C-2 -54 -24 -44 -30 -22 C-18 -34 -2 -36 12 -28 Z", rgb(0xC9D1D6));
  b.part("M6 50 C4 34 12 26 12 14 C20 26 26 36 22 50 Z", kFire);
  b.part("M10 50 C10 42 14 38 14 32 C18 38 20 44 18 50 Z", kYellow);
}

void temperance(const Brush& b) {
  scene(b.pen(), rgb(0xD6E8EE), kGreen);
  static constexpr std::string_view kCup =
      "M-11 -10 L11 -10 C11 4 5 8 2 9 L2 16 L8 20 L-8 20 L-2 16 L-2 9 C-5 8 -11 4 -11 -10 Z";
  Brush(b.pen().through(shift({-14, -26}) * turn(0.7f))).part(kCup, kGold);
  Brush(b.pen().through(shift({14, 26}))).part(kCup, kGold);
  b.line("M-6 -30 C8 -24 12 -4 14 16", kWater, 4);
  b.line("M-4 -32 C11 -26 15 -6 16 16", kWhite, 1.2f);
}

void devil(const Brush& b) {
  scene(b.pen(), rgb(0x5A1F1C), rgb(0x2A1413));
  b.part("M-20 -14 C-34 -26 -30 -44 -24 -50 C-24 -36 -18 -28 -10 -26 Z", kStone);
  b.part("M20 -14 C34 -26 30 -44 24 -50 C24 -36 18 -28 10 -26 Z", kStone);
  b.part("M-22 -12 C-22 -34 22 -34 22 -12 C22 10 10 28 0 40 C-10 28 -22 10 -22 -12 Z", rgb(0x8C2C26));
  b.part("M-15 -8 L-4 -2 L-14 4 Z", kYellow);
  b.part("M15 -8 L4 -2 L14 4 Z", kYellow);
  b.line("M-8 18 L-3 14 L0 19 L3 14 L8 18", kWhite, 2);
}

void tower(const Brush& b) {
  scene(b.pen(), kDusk, rgb(0x3B3238));
  b.part("M-15 50 L-12 -26 L-17 -42 L-8 -34 L-4 -48 L4 -48 L8 -34 L17 -42 L12 -26 L15 50 Z", rgb(0x3A3D45));
  for (const float y : {-18.0f, 2.0f, 22.0f}) b.pen().box({-3, y, 6, 10}, 3, kYellow);
  b.part("M26 -52 L10 -24 L18 -24 L8 2 L30 -32 L21 -32 Z", kYellow);
  b.part("M-24 50 C-26 38 -18 34 -18 24 C-10 34 -10 42 -12 50 Z", kFire);
}

void the_star(const Brush& b) {
  scene(b.pen(), kNight, kWater);
  star(b.pen(), {0, -14}, 30, 8, 0.38f, kWhite);
  star(b.pen(), {0, -14}, 18, 8, 0.45f, kYellow);
  for (const Vec v : {Vec{-24, -44}, Vec{24, -46}, Vec{-26, 12}, Vec{26, 14}, Vec{-20, -18}, Vec{22, -14}})
    star(b.pen(), v, 4, 4, 0.35f, kWhite);
  b.line("M-26 44 C-14 40 -6 48 6 44 C14 40 20 46 28 43", kWhite, 1.4f);
}

void moon(const Brush& b) {
  scene(b.pen(), rgb(0x2D3B3F), rgb(0x1E2A2A));
  b.pen().disc({2, -20}, 20, rgb(0xCFE8C8));
  b.pen().disc({10, -25}, 17.5f, rgb(0x33444A));
  for (const float x : {-28.0f, 14.0f}) {
    b.pen().box({x, 2, 14, 46}, 1, rgb(0x56665E));
    b.pen().box({x - 2, -3, 18, 7}, 1, rgb(0x6D8075));
    b.pen().box({x + 5, 12, 4, 8}, 2, rgb(0xB9F0A8));
  }
  b.line("M0 54 C-6 44 6 38 0 26", rgb(0xA9C9A0), 3);
}

void sun(const Brush& b) {
  scene(b.pen(), rgb(0xBFE0F2), kGreen);
  star(b.pen(), {0, -14}, 34, 12, 0.62f, kFire);
  star(b.pen(), {0, -14}, 30, 12, 0.66f, kYellow);
  b.oval({0, -14}, 17, 17, rgb(0xFCE39A));
  b.dot({-6, -17}, 1.8f, kInk);
  b.dot({6, -17}, 1.8f, kInk);
  b.line("M-7 -8 C-3 -3 3 -3 7 -8", kInk, 1.6f);
}

void judgement(const Brush& b) {
  scene(b.pen(), rgb(0xE6E9F2), rgb(0x8B8F9C));
  b.part("M-26 -42 C-4 -34 12 -18 18 4 L30 2 C20 18 8 22 -2 24 L4 14 C0 -8 -12 -24 -30 -34 Z", kGold);
  b.part("M-14 -30 L-22 2 L-12 -2 L-6 6 L0 -18 Z", rgb(0xB04A3A));
  for (const Vec v : {Vec{-16, 40}, Vec{0, 36}, Vec{16, 40}}) b.oval(v, 5, 6, kWhite);
}

void world(const Brush& b) {
  scene(b.pen(), rgb(0xCBDDF0), kGreen);
  for (int i = 0; i < 20; ++i) {
    const Vec v = on_circle({0, 0}, 27, static_cast<float>(i) / 20);
    b.oval({v.x, v.y * 1.45f}, 5, 4, i % 2 ? rgb(0x4C8450) : rgb(0x74A85C));
  }
  b.oval({0, 0}, 19, 28, kWater);
  b.part("M-16 12 C-8 2 -6 -8 0 -16 C6 -8 8 -2 12 0 C14 6 16 8 17 10 C12 20 -10 22 -16 12 Z", rgb(0xB79A5B));
  b.part("M-4 -9 L0 -16 L4 -9 L1 -11 L-1 -8 Z", kWhite);
  star(b.pen(), {0, -21}, 4, 5, 0.42f, kYellow);
}

}  // namespace

void draw_major_rest(const Pen& art, int number) {
  static constexpr std::array<void (*)(const Brush&), 12> kRest{
      the_ring, justice, hanged_man, death, temperance, devil, tower, the_star, moon, sun, judgement, world};
  kRest[static_cast<std::size_t>(std::clamp(number - 10, 0, 11))](Brush(art));
}

}  // namespace mathom::lotr_tarot

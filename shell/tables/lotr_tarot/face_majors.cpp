// The 22 Majors: a picture each, of our own making, from a few shapes.

#include "shell/tables/lotr_tarot/face.h"
#include "shell/ui/card_art.h"

namespace mathom::lotr_tarot {

using namespace ui;

namespace {

constexpr Colour kSky = rgb(0xCFE3EA), kNight = rgb(0x26304F), kStone = rgb(0x9A958A), kStoneDark = rgb(0x6A655C),
                 kWood = rgb(0x7C5230), kLeafGreen = rgb(0x5E9150), kFire = rgb(0xE0752A), kYellow = rgb(0xF4CF5F),
                 kWhite = rgb(0xFFFDF6), kSkin = rgb(0xF0D2B0);

Vec on_circle(Vec middle, float radius, float turn_share) {
  const float a = 2 * kPi * turn_share - kPi / 2;
  return middle + Vec{std::cos(a), std::sin(a)} * radius;
}

void rays(const Pen& art, Vec middle, float from, float to, int count, Colour c, float width) {
  for (int i = 0; i < count; ++i) {
    const float share = static_cast<float>(i) / static_cast<float>(count);
    const Vec ray[] = {on_circle(middle, from, share), on_circle(middle, to, share)};
    art.stroke(ray, c, width, false);
  }
}

void star(const Pen& art, Vec middle, float radius, int points, Colour c) {
  std::vector<Vec> outline;
  for (int i = 0; i < points * 2; ++i)
    outline.push_back(
        on_circle(middle, i % 2 ? radius * 0.42f : radius, static_cast<float>(i) / static_cast<float>(points * 2)));
  art.fill(shape_from(std::move(outline)), c);
}

void ground(const Pen& art, Colour sky, Colour earth) {
  art.box({-32, -54, 64, 110}, 4, downwards(sky, mix(sky, rgb(0xFFFFFF), 0.4f), {-32, -54, 64, 110}));
  art.fill(drawn("M-32 34 C-14 26 10 30 32 24 L32 52 C32 54 30 56 28 56 L-28 56 C-30 56 -32 54 -32 52 Z"), earth);
}

void fool(const Brush& b) {
  ground(b.pen(), kSky, kLeafGreen);
  b.dot({18, -38}, 9, kYellow);
  b.part("M-12 32 L-4 -8 C0 -14 6 -12 8 -6 L14 32 Z", rgb(0x8A6AA8));
  b.oval({2, -18}, 8, 9, kSkin);
  b.line("M-22 4 L20 -26", kWood, 2.4f);
  b.oval({22, -24}, 7, 6, rgb(0xC05A3A));
  b.line("M-6 32 L-12 46 M8 32 L16 44", kInk, 3);
  b.line("M8 32 L16 44", kInk, 3);
}

void magician(const Brush& b) {
  ground(b.pen(), rgb(0xD9D3EA), rgb(0x6B6A86));
  b.part("M-28 20 C-10 12 10 12 28 20 C10 28 -10 28 -28 20 Z", rgb(0x4C5B86));
  b.part("M-16 16 C-10 -8 -6 -30 8 -48 C10 -24 12 -2 16 16 C6 20 -6 20 -16 16 Z", rgb(0x5B6CA3));
  star(b.pen(), {1, -8}, 7, 5, kYellow);
  star(b.pen(), {-20, -36}, 5, 5, kWhite);
  star(b.pen(), {22, -26}, 4, 5, kWhite);
}

void high_priestess(const Brush& b) {
  ground(b.pen(), kNight, rgb(0x3C4B76));
  for (const float x : {-24.0f, 14.0f}) {
    b.pen().box({x, -38, 10, 84}, 2, x < 0 ? rgb(0xE8E2D2) : rgb(0x57585F));
    b.pen().box({x - 3, -44, 16, 7}, 2, kStone);
  }
  b.pen().disc({0, -14}, 12, kYellow);
  b.pen().disc({5, -17}, 10.5f, kNight);
  b.part("M-10 46 C-10 20 -6 8 0 8 C6 8 10 20 10 46 Z", rgb(0xDDE6F2));
}

void empress(const Brush& b) {
  ground(b.pen(), rgb(0xE4EFD6), kLeafGreen);
  b.line("M0 48 C2 30 -2 10 0 -8", rgb(0x3F6E3B), 3);
  b.part("M0 30 C10 16 24 18 28 26 C18 36 8 36 0 30 Z", kLeafGreen);
  b.part("M0 22 C-10 8 -24 10 -28 18 C-18 28 -8 28 0 22 Z", kLeafGreen);
  for (int i = 0; i < 8; ++i) {
    const Pen p = b.pen().through(shift({0, -20}) * turn(2 * kPi * static_cast<float>(i) / 8));
    Brush(p).part("M0 -6 C9 -14 7 -24 0 -28 C-7 -24 -9 -14 0 -6 Z", rgb(0xE8A9B8));
  }
  b.oval({0, -20}, 8, 8, kYellow);
}

void emperor(const Brush& b) {
  ground(b.pen(), rgb(0xEBDCC4), kStoneDark);
  b.part("M-24 48 L-24 -20 L-16 -20 L-16 8 L16 8 L16 -20 L24 -20 L24 48 Z", kStone);
  b.part("M-16 8 L16 8 L16 26 L-16 26 Z", rgb(0xA5412F));
  b.part("M-18 -24 L-20 -46 L-9 -36 L0 -50 L9 -36 L20 -46 L18 -24 Z", kGold);
  b.dot({0, -31}, 3.4f, rgb(0xA5412F));
}

void hierophant(const Brush& b) {
  ground(b.pen(), rgb(0xE7E2D8), kStoneDark);
  b.pen().box({-3, -46, 6, 94}, 2, kGoldDeep);
  for (const auto& [y, w] : {std::pair{-36.0f, 14.0f}, {-22.0f, 22.0f}, {-8.0f, 32.0f}})
    b.pen().box({-w / 2, y, w, 5}, 2, kGoldDeep);
  b.part("M-24 48 L-18 12 L-10 18 L-12 48 Z", kWhite);
  b.part("M24 48 L18 12 L10 18 L12 48 Z", kWhite);
}

void lovers(const Brush& b) {
  ground(b.pen(), rgb(0xF6E0DA), kLeafGreen);
  static constexpr std::string_view kHeart =
      "M0 20 C-6 10 -22 0 -22 -12 C-22 -22 -8 -24 0 -12 C8 -24 22 -22 22 -12 C22 0 6 10 0 20 Z";
  Brush(b.pen().through(shift({-8, -16}))).part(kHeart, rgb(0xC8504A));
  Brush(b.pen().through(shift({9, 10}))).part(kHeart, rgb(0x4F7FB0));
  star(b.pen(), {0, -44}, 7, 8, kGoldDeep);
}

void chariot(const Brush& b) {
  ground(b.pen(), kSky, rgb(0xB08E4E));
  b.part("M-26 20 L-20 -14 L20 -14 L26 20 Z", rgb(0x3F7250));
  b.line("M-16 -14 L-16 -48 M16 -14 L16 -48", kWood, 2);
  b.line("M16 -14 L16 -48", kWood, 2);
  b.part("M-16 -48 L6 -42 L-16 -32 Z", kGold);
  b.pen().disc({0, 28}, 22, kWood);
  b.pen().disc({0, 28}, 17, rgb(0xE9D7AE));
  rays(b.pen(), {0, 28}, 3, 19, 8, kWood, 3);
  b.dot({0, 28}, 5, kWood);
}

void strength(const Brush& b) {
  ground(b.pen(), rgb(0x5B6E8C), kStone);
  b.part("M-7 46 C-4 24 -4 8 -8 -10 L-2 -6 L2 -20 L4 -6 L10 -12 C6 8 6 26 9 46 Z", kWhite);
  for (const Vec v :
       {Vec{-18, -14}, Vec{-10, -28}, Vec{2, -36}, Vec{14, -28}, Vec{20, -14}, Vec{0, -20}, Vec{-22, 0}, Vec{22, 2}})
    b.oval(v, 7, 6, rgb(0xEAF0F4));
  for (int i = -3; i <= 3; ++i) star(b.pen(), {static_cast<float>(i) * 9, -48}, 3, 5, kYellow);
}

void hermit(const Brush& b) {
  ground(b.pen(), rgb(0x3C4A5E), rgb(0x4B5B45));
  rays(b.pen(), {0, -2}, 18, 30, 16, rgb(0xF4CF5F, 150), 1.6f);
  b.line("M-8 -24 C-8 -38 8 -38 8 -24", kGoldDeep, 2.4f);
  b.part("M-12 -24 L12 -24 L9 -18 L-9 -18 Z", kGoldDeep);
  b.part("M-9 -18 L9 -18 L13 18 L-13 18 Z", rgb(0xFCE9A8));
  b.part("M0 -8 C7 2 6 12 0 13 C-6 12 -7 2 0 -8 Z", kFire);
  b.part("M-15 18 L15 18 L12 26 L-12 26 Z", kGoldDeep);
}

}  // namespace

void draw_major_rest(const Pen& art, int number);

void draw_major(const Pen& art, int number) {
  static constexpr std::array<void (*)(const Brush&), 10> kFirst{
      fool, magician, high_priestess, empress, emperor, hierophant, lovers, chariot, strength, hermit};
  if (number < 10)
    kFirst[static_cast<std::size_t>(std::max(0, number))](Brush(art));
  else
    draw_major_rest(art, number);
  art.frame({-32, -54, 64, 110}, 4, faded(kInk, 0.55f), 0.9f);
}

}  // namespace mathom::lotr_tarot

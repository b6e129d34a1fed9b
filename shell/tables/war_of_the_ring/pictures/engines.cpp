// Armies that are more than shields: riders, beasts of war, ships, gates and rams.
#include "shell/tables/war_of_the_ring/pictures/motifs.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr Colour kWood = rgb(0x7C5230), kIron = rgb(0x6E747A), kSteel = rgb(0xB8C2CA), kNight = rgb(0x1E1C20);

// A rider, seen over the neck of his mount.
void rider(const Brush& b, Vec at, float k, const Figure& f) {
  Figure plain = f;
  plain.hold = Hold::none;
  const Pen p = b.pen().through(shift(at) * stretch(k, k));
  draw_held(Brush(p.through(shift({19, 0}))), f.hold, f.trim, f.iron);
  draw_figure(Brush(p), plain);
}

void riders_of_rohan(const Brush& b) {
  const Figure f{Kin::man,      Hair::longer,  Beard::full,   Wear::crest, Hold::spear,
                 rgb(0xE2BE62), rgb(0x2F5E34), rgb(0xF0EEE6), kSteel};
  rider(b, {-4, -10}, 0.72f, f);
  draw_horse(Brush(b.pen().through(shift({4, 12}) * stretch(0.86f, 0.86f))), rgb(0x8C6A44), rgb(0xE9D9AE));
}
void haradrim_cavalry(const Brush& b) {
  const Figure f{Kin::man,      Hair::none,    Beard::full,   Wear::turban, Hold::sabre,
                 rgb(0x2A2A2E), rgb(0xA8401E), rgb(0xE8A83C), kSteel};
  rider(b, {-4, -10}, 0.72f, f);
  draw_horse(Brush(b.pen().through(shift({4, 12}) * stretch(0.86f, 0.86f))), rgb(0x4A3426), rgb(0x1E1814));
}

void wolf_riders(const Brush& b) {
  const Figure f{Kin::orc, Hair::none, Beard::none, Wear::helm, Hold::spear, 0, rgb(0x4A4438), rgb(0xF0EEE6), kIron};
  rider(b, {-6, -12}, 0.7f, f);
  b.part(
      "M-24 35 C-24 18 -16 8 -4 4 L-2 -8 L5 0 L11 -9 L13 3 C20 8 22 12 30 17 C32 21 30 25 25 25 L13 26 C9 29 9 32 9 35 "
      "Z",
      Paint(rgb(0x8C8A86), rgb(0x4E4A48), {-10, 0}, {12, 34}));
  b.bare("M14 24 L26 23 L24 27 L20 25 L18 28 Z", rgb(0xF4EAC8));
  b.dot({13, 12}, 1.8f, rgb(0xF2C84A));
  b.dot({28.4f, 18.4f}, 1.9f, kInk);
  b.line("M-14 14 C-12 20 -14 26 -12 32", rgb(0x3A3634), 1);
  b.line("M-4 14 C-2 20 -4 26 -2 32", rgb(0x3A3634), 1);
}

void mumakil(const Brush& b) {
  b.part("M-14 -32 L14 -32 L18 -12 L-18 -12 Z", rgb(0xA8401E));
  b.line("M-15 -24 L16 -24", ui::kGold, 1.8f);
  b.part("M-2 -32 L-2 -46 L14 -41 L0 -37 L0 -32 Z", rgb(0xE8A83C));
  b.part("M-28 35 L-30 4 C-30 -16 -14 -20 2 -18 C20 -18 26 -4 26 6 L25 16 L12 16 L12 35 L2 35 L0 22 L-12 22 L-14 35 Z",
         Paint(rgb(0x9A9084), rgb(0x5A5248), {-10, -18}, {14, 34}));
  b.part("M8 -10 C26 -16 34 0 31 10 C30 22 34 26 31 34 L25 35 C27 26 22 18 18 14 C10 12 4 0 8 -10 Z", rgb(0x8A8074));
  b.part("M3 -8 C14 -12 16 4 10 10 C4 8 0 0 3 -8 Z", rgb(0x7A7064));
  b.part("M22 14 C18 24 24 30 34 26 C28 26 26 22 28 16 Z", rgb(0xF6EED6));
  b.part("M17 12 C8 20 10 30 20 32 C16 26 18 20 23 16 Z", rgb(0xF6EED6));
  b.dot({21, -2}, 1.8f, kInk);
  b.line("M-26 -6 L-10 -12", rgb(0xD9382A), 1.6f);
}

void ship(const Brush& b, Vec at, float k, Colour sail, Colour device) {
  const Brush s(b.pen().through(shift(at) * stretch(k, k)));
  s.part("M-1.6 -38 L1.6 -38 L1.6 12 L-1.6 12 Z", kWood);
  s.part("M-20 -30 C-6 -26 10 -26 22 -30 C26 -18 24 -6 20 4 C8 0 -8 0 -20 4 C-14 -8 -14 -20 -20 -30 Z",
         Paint(mix(sail, rgb(0xFFFFFF), 0.16f), mix(sail, rgb(0), 0.25f), {-20, -20}, {22, 0}));
  s.dot({4, -13}, 5.4f, device);
  s.part("M0 -38 L14 -42 L2 -33 Z", device);
  s.part("M-32 8 C-20 14 18 14 34 4 C32 18 24 26 18 26 L-18 26 C-26 24 -30 18 -32 8 Z",
         downwards(rgb(0x6B4526), rgb(0x2E1C10), {-32, 6, 66, 20}));
  for (const float x : {-18.0f, -8.0f, 2.0f, 12.0f}) {
    const Vec oar[] = {{x, 18}, {x - 6, 33}};
    s.pen().stroke(oar, rgb(0xC9A878), 1.4f, false);
    s.dot({x, 17}, 2, rgb(0xC9A24A));
  }
}
void waves(const Brush& b) {
  b.part("M-34 27 C-26 22 -20 32 -10 27 C-2 22 6 32 14 27 C22 22 28 31 34 27 L34 36 L-34 36 Z", rgb(0x3F7A96));
  b.line("M-30 31 C-24 28 -20 34 -12 31", rgb(0xC9E6F0), 1.2f);
  b.line("M2 32 C8 29 14 35 22 31", rgb(0xC9E6F0), 1.2f);
}
void coastal_raiders(const Brush& b) {
  ship(b, {0, 6}, 0.8f, rgb(0xC9A878), rgb(0xA5271D));
  waves(b);
}
void corsairs(const Brush& b) {
  ship(b, {0, 2}, 0.95f, rgb(0x2A2628), rgb(0xE23A2A));
  waves(b);
}
void black_fleet(const Brush& b) {
  ship(b, {-17, -8}, 0.55f, kNight, rgb(0xC9A24A));
  ship(b, {18, -10}, 0.5f, kNight, rgb(0xC9A24A));
  ship(b, {2, 9}, 0.78f, kNight, rgb(0xC9A24A));
  waves(b);
}

void great_gate(const Brush& b) {
  const Rect r{-32, -34, 64, 70};
  b.part(
      "M-33 35 L-33 -26 L-27 -26 L-27 -32 L-21 -32 L-21 -26 L-15 -26 L-15 -32 L-9 -32 L-9 -26 L9 -26 L9 -32 L15 -32 "
      "L15 -26 L21 -26 L21 "
      "-32 L27 -32 L27 -26 L33 -26 L33 35 Z",
      downwards(rgb(0xE9E4D6), rgb(0xA49C8A), r));
  b.part("M-19 35 L-19 0 C-19 -22 19 -22 19 0 L19 35 Z", downwards(rgb(0x5A4632), rgb(0x2A1E14), r));
  b.line("M0 -16 L0 35", rgb(0x14100A), 1.6f);
  for (const float y : {0.0f, 12.0f, 24.0f}) {
    b.pen().box({-19, y, 38, 3}, 0, kIron);
    for (const float x : {-14.0f, -5.0f, 5.0f, 14.0f}) b.dot({x, y + 1.5f}, 1.6f, kSteel);
  }
  for (const float x : {-26.0f, 26.0f}) b.pen().box({x - 1.8f, -14, 3.6f, 10}, 1.6f, rgb(0x3A352C));
}

void devilry(const Brush& b) {
  for (int i = 5; i >= 1; --i) b.pen().disc({4, -20}, 4.4f * static_cast<float>(i), rgb(0xFFB04A, 40));
  b.line("M2 -10 C6 -20 -4 -24 4 -32", rgb(0xE8E0D0), 2);
  b.part("M4 -40 C8 -34 14 -32 10 -25 C8 -20 0 -20 -1 -26 C-2 -31 3 -33 4 -40 Z",
         Paint(rgb(0xFFF0A0), rgb(0xE8622A), {0, -40}, {0, -22}));
  for (int i = 0; i < 10; ++i) {
    const Vec spike[] = {{-4, -20}, {0, -29}, {4, -20}};
    b.pen().through(shift({0, 12}) * turn(static_cast<float>(i) * 0.6283f)).convex(spike, rgb(0x2A2C30));
  }
  b.dot({0, 12}, 21, Paint(rgb(0x6E747A), rgb(0x1E2024), {-14, -4}, {14, 28}));
  draw_hand_device(Brush(b.pen().through(shift({0, 12}) * stretch(0.3f, 0.3f))), rgb(0xF0EEE6));
}

void grond(const Brush& b) {
  for (const float x : {-22.0f, 18.0f}) b.pen().box({x, -38, 2.4f, 34}, 0, rgb(0x8C939A));
  b.part("M-34 -40 L34 -40 L34 -34 L-34 -34 Z", kWood);
  b.part("M-36 -8 L-6 -10 L-6 12 L-36 10 Z", Paint(rgb(0x4A4C50), rgb(0x1E2024), {0, -10}, {0, 12}));
  b.part("M-8 -14 L2 -24 L6 -14 C18 -16 24 -8 33 -2 C36 4 32 8 26 8 L20 8 L28 16 C22 22 12 24 2 20 L-8 16 Z",
         Paint(rgb(0x6E747A), rgb(0x2A2C30), {4, -16}, {14, 22}));
  b.bare("M14 8 L28 8 L26 12 L22 9 L20 13 L17 9 Z", rgb(0xF4EAC8));
  for (int i = 3; i >= 1; --i) b.pen().disc({14, -4}, 2.6f * static_cast<float>(i), rgb(0xFF7A2A, 70));
  b.dot({14, -4}, 2.3f, rgb(0xFFE28A));
  b.bare("M24 22 C30 22 32 28 30 34 C26 30 22 30 20 34 C18 28 20 24 24 22 Z", rgb(0xF07A24));
  b.pen().box({-36, 20, 50, 4}, 0, kWood);
  for (const float x : {-26.0f, -2.0f}) {
    b.dot({x, 28}, 7, rgb(0x54382C));
    b.dot({x, 28}, 2, kIron);
  }
}

void trolls(const Brush& b, int count, Colour skin, Colour plate) {
  const auto one = [&](Vec at, float k) {
    const Brush s(b.pen().through(shift(at) * stretch(k, k)));
    const Colour dark = mix(skin, rgb(0x0A0806), 0.4f);
    s.part("M-28 35 C-30 8 -20 -2 -8 -4 L8 -4 C20 -2 30 8 28 35 Z", dark);
    s.part("M-16 35 C-18 16 -12 6 0 4 C12 6 18 16 16 35 Z", plate);
    s.part("M-13 2 C-17 -14 -13 -28 0 -29 C13 -28 17 -14 13 2 C8 9 -8 9 -13 2 Z", skin);
    s.part("M-14 -10 C-15 -36 15 -36 14 -10 L8 -14 L0 -11 L-8 -14 Z", plate);
    for (const float x : {-14.0f, 14.0f})
      s.part(x < 0 ? "M-12 -18 L-22 -28 L-9 -25 Z" : "M12 -18 L22 -28 L9 -25 Z", rgb(0xE8DFC4));
    for (const float x : {-5.0f, 5.0f}) s.dot({x, -9}, 1.8f, rgb(0xFF8A3C));
    s.line("M-8 3 C-3 0.5 3 0.5 8 3", kInk, 1.4f);
    s.bare("M-6 2 L-5 -4 L-3 1.4 Z", rgb(0xF4EAC8));
    s.bare("M6 2 L5 -4 L3 1.4 Z", rgb(0xF4EAC8));
  };
  if (count > 1) {
    one({-15, 2}, 0.72f);
    one({16, 2}, 0.72f);
  }
  one({0, 6}, count > 1 ? 0.84f : 1);
}
void olog_hai(const Brush& b) { trolls(b, 3, rgb(0x6E6A5E), rgb(0x3A3C42)); }
void trolls_of_udun(const Brush& b) { trolls(b, 3, rgb(0x8A6A52), rgb(0x7A3A26)); }

constexpr Motif kEngines[] = {{"riders-of-rohan", riders_of_rohan},
                              {"haradrim-cavalry", haradrim_cavalry},
                              {"wolf-riders", wolf_riders},
                              {"haradrim-mumakil", mumakil},
                              {"coastal-raiders", coastal_raiders},
                              {"corsairs-of-umbar", corsairs},
                              {"the-black-fleet", black_fleet},
                              {"the-great-gate", great_gate},
                              {"devilry-of-saruman", devilry},
                              {"grond-hammer-of-the-underworld", grond},
                              {"olog-hai", olog_hai},
                              {"trolls-of-udun", trolls_of_udun}};

}  // namespace

void draw_horse(const Brush& b, Colour coat, Colour mane) {
  b.part("M-30 36 C-32 10 -22 -12 -6 -22 L-4 -34 L3 -25 C16 -18 24 -4 31 6 C33 13 28 18 21 16 L10 9 C4 14 8 26 14 36 Z",
         Paint(mix(coat, rgb(0xFFFFFF), 0.2f), mix(coat, rgb(0x140C06), 0.25f), {-10, -24}, {14, 34}));
  b.part("M-6 -24 C-24 -16 -34 6 -32 34 C-24 20 -20 2 -8 -10 C-2 -14 0 -20 -6 -24 Z", mane);
  b.dot({10, -8}, 2, kInk);
  b.dot({27, 8}, 1.3f, kInk);
  b.line("M18 4 C14 -2 10 -2 4 -14", kGoldDeep, 1.5f);
  b.line("M18 4 C12 10 0 12 -12 12", kGoldDeep, 1.5f);
}

void draw_hand_device(const Brush& b, Colour c) {
  b.bare(
      "M-22 40 L-26 6 C-32 -4 -40 -10 -36 -16 C-30 -20 -24 -10 -20 -4 L-22 -30 C-22 -38 -12 -38 -11 -30 L-8 -8 L-6 "
      "-38 C-5 -46 5 -46 5 -38 L5 -8 L10 -34 C12 -42 21 -39 20 -32 L16 -4 L24 -22 C27 -29 35 -25 33 -18 L22 14 L16 "
      "40 Z",
      c);
}

std::span<const Motif> engines() { return kEngines; }

}  // namespace mathom::war_of_the_ring

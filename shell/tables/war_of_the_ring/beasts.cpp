// What is no man: trees that walk, eagles, trolls, the spider, the Balrog, the Eye, and the malice of places.

#include "shell/tables/war_of_the_ring/motifs.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

void ent(const Brush& b, Colour bark, Colour leaf, bool bearded) {
  b.part(
      "M-15 35 L-12 4 L-26 -12 L-30 -26 L-22 -18 L-11 -9 L-10 -26 L10 -26 L11 -9 L20 -20 L29 -30 L27 -14 L12 4 L16 35 "
      "L8 30 "
      "L2 35 L-6 30 Z",
      Paint(mix(bark, rgb(0xFFFFFF), 0.2f), mix(bark, rgb(0x140C06), 0.3f), {-14, 0}, {14, 4}));
  for (const Vec at :
       {Vec{-10, -29}, Vec{0, -33}, Vec{10, -29}, Vec{-28, -27}, Vec{28, -30}, Vec{-17, -25}, Vec{17, -27}})
    b.dot(at, 6.4f, leaf);
  for (const Vec at : {Vec{-6, -30}, Vec{7, -33}, Vec{27, -32}, Vec{-27, -29}})
    b.pen().disc(at, 3, mix(leaf, rgb(0xFFFFFF), 0.25f));
  for (const float x : {-4.6f, 4.6f}) {
    b.dot({x, -13}, 2.9f, rgb(0xF6E8A0));
    b.dot({x, -13}, 1.3f, rgb(0x3F6B2A));
  }
  b.line("M0 -10 L-1.5 -4 L2 -3", rgb(0x2A1A0E), 1.2f);
  b.line("M-5 2 C-2 4 2 4 5 2", rgb(0x2A1A0E), 1.3f);
  b.line("M-8 10 L-7 30", rgb(0x2A1A0E, 130), 1);
  b.line("M7 10 L8 28", rgb(0x2A1A0E, 130), 1);
  if (bearded) b.part("M-9 1 C-9 12 -4 24 0 27 C4 24 9 12 9 1 C4 6 -4 6 -9 1 Z", rgb(0xC9C7A0));
}
void treebeard(const Brush& b) { ent(b, rgb(0x6B5638), rgb(0x4F7A3A), true); }
void quickbeam(const Brush& b) {
  ent(b, rgb(0x8C8476), rgb(0x6E8F48), false);
  for (const Vec at : {Vec{-12, -32}, Vec{3, -36}, Vec{13, -31}, Vec{-27, -30}, Vec{29, -33}})
    b.pen().disc(at, 1.9f, rgb(0xD9382A));
}

void creeper(const Brush& b, Colour eyes, bool fish) {
  b.part("M-26 35 C-30 18 -22 8 -12 6 L14 8 C26 12 28 24 26 35 L16 35 L12 24 L-8 26 L-14 35 Z",
         Paint(rgb(0xA8B09A), rgb(0x6E7866), {-20, 6}, {20, 35}));
  for (int i = 0; i < 3; ++i) {
    const float y = 14 + static_cast<float>(i) * 4;
    const Vec rib[] = {{-6, y}, {6, y + 1}};
    b.pen().stroke(rib, rgb(0x4A5244, 150), 0.9f, false);
  }
  b.part("M-19 -6 L-28 -12 L-20 2 Z", rgb(0x9AA48C));
  b.part("M19 -6 L28 -12 L20 2 Z", rgb(0x9AA48C));
  b.oval({0, -6}, 20, 17, Paint(rgb(0xBEC6AE), rgb(0x8C9680), {0, -22}, {0, 12}));
  for (const float x : {-8.0f, 8.0f}) {
    b.oval({x, -7}, 6.6f, 7, eyes);
    b.dot({x, -6}, 2.7f, kInk);
    b.pen().disc({x - 1.2f, -7.4f}, 0.9f, rgb(0xFFFFFF));
  }
  b.line("M-7 6 C-3 9 3 9 8 5", kInk, 1.2f);
  for (const float x : {-7.0f, -1.0f, 6.0f})
    b.pen().through(shift({x, -22})).stroke(line_from_path("M0 0 C-1 4 2 6 0 9"), rgb(0x3A3A30), 0.8f, false);
  if (!fish) return;
  b.part("M4 24 C10 16 22 16 28 24 C22 32 10 32 4 24 Z", rgb(0xA8C4D4));
  b.part("M5 24 L-3 18 L-3 30 Z", rgb(0x8CAABC));
  b.dot({23, 23}, 1.1f, kInk);
}
void smeagol(const Brush& b) { creeper(b, rgb(0xE4F0FA), true); }
void gollum(const Brush& b) { creeper(b, rgb(0xE2F08A), false); }

void eagle(const Brush& b) {
  const Rect r{-34, -34, 68, 60};
  b.part("M-4 -2 C-14 -14 -24 -20 -36 -34 C-37 -20 -33 -10 -28 -4 C-32 -4 -34 -5 -35 -6 C-31 5 -22 12 -8 14 Z",
         downwards(rgb(0x9A7440), rgb(0x5A3E1E), r));
  b.part("M4 -2 C14 -14 24 -20 36 -34 C37 -20 33 -10 28 -4 C32 -4 34 -5 35 -6 C31 5 22 12 8 14 Z",
         downwards(rgb(0x9A7440), rgb(0x5A3E1E), r));
  b.part("M-9 2 C-11 18 -6 26 0 34 C6 26 11 18 9 2 Z", rgb(0x7A5830));
  b.part("M-7 -8 C-9 -22 9 -22 7 -8 L8 4 L-8 4 Z", rgb(0xF2EAD6));
  b.part("M-3 -12 C-3 -16 3 -16 3 -12 L0 -3 Z", rgb(0xE8B02E));
  b.dot({-4.2f, -13}, 1.4f, kInk);
  b.dot({4.2f, -13}, 1.4f, kInk);
  for (const float x : {-22.0f, -15.0f, 15.0f, 22.0f}) {
    const Vec quill[] = {{x, -12}, {x * 0.72f, 6}};
    b.pen().stroke(quill, rgb(0x3A2610, 130), 0.9f, false);
  }
}

void mouth(const Brush& b) {
  Figure f{Kin::man, Hair::none, Beard::none, Wear::none, Hold::banner, 0, rgb(0x1E1A20), rgb(0x8E1F18), rgb(0x5A5E64)};
  draw_figure(b, f);
  b.part("M-14 12 L-16 -14 C-12 -38 12 -38 16 -14 L14 12 C8 18 -8 18 -14 12 Z",
         Paint(rgb(0x6E747A), rgb(0x2A2C30), {-14, -20}, {14, 0}));
  b.part("M-11 -2 C-6 -6 6 -6 11 -2 C8 12 -8 12 -11 -2 Z", rgb(0x3A0D0C));
  for (const float x : {-7.0f, -2.6f, 1.8f, 6.2f}) {
    const Vec up[] = {{x - 2, -3.6f}, {x + 2, -3.6f}, {x, 1.5f}}, low[] = {{x - 1.6f, 7.2f}, {x, 3}, {x + 1.6f, 7.2f}};
    b.pen().convex(up, rgb(0xF4EAC8));
    b.pen().convex(low, rgb(0xF4EAC8));
  }
  b.line("M-13 -12 L13 -12", rgb(0x14161A), 2.4f);
  b.line("M0 -34 L0 -12", rgb(0x8C939A), 1.4f);
}

void two_orcs(const Brush& b) {
  const Figure left{Kin::orc, Hair::none,    Beard::none,   Wear::helm,   Hold::knife,
                    0,        rgb(0x54382C), rgb(0xFFD06A), rgb(0x6E747A)};
  const Figure right{Kin::orc, Hair::none,    Beard::none,   Wear::crest,  Hold::spear,
                     0,        rgb(0x3A3C38), rgb(0xA5271D), rgb(0x7A5A44)};
  draw_figure(Brush(b.pen().through(shift({-14, 8}) * stretch(-0.76f, 0.76f))), left);
  draw_figure(Brush(b.pen().through(shift({12, 6}) * stretch(0.8f, 0.8f))), right);
}

void balrog(const Brush& b) {
  const Rect r{-36, -40, 72, 76};
  b.part("M-6 0 C-20 -10 -26 -30 -38 -38 C-36 -20 -40 -8 -36 8 L-28 0 L-26 14 L-18 6 L-14 20 Z",
         downwards(rgb(0x2A1A1A), rgb(0x120A0A), r));
  b.part("M6 0 C20 -10 26 -30 38 -38 C36 -20 40 -8 36 8 L28 0 L26 14 L18 6 L14 20 Z",
         downwards(rgb(0x2A1A1A), rgb(0x120A0A), r));
  b.part("M-20 35 C-22 14 -16 0 0 -4 C16 0 22 14 20 35 Z", downwards(rgb(0x3A1C14), rgb(0x1A0A08), r));
  b.bare("M-12 35 C-10 24 -4 28 -6 14 C0 20 0 8 2 6 C4 16 10 18 8 24 C14 26 12 32 13 35 Z",
         downwards(rgb(0xFFD36B), rgb(0xE04A1A), {-12, 6, 24, 30}));
  b.part("M-11 -8 C-12 -24 12 -24 11 -8 C8 4 -8 4 -11 -8 Z", rgb(0x241210));
  b.part("M-9 -18 C-20 -20 -22 -30 -16 -36 C-17 -28 -10 -24 -4 -21 Z", rgb(0x4A3428));
  b.part("M9 -18 C20 -20 22 -30 16 -36 C17 -28 10 -24 4 -21 Z", rgb(0x4A3428));
  for (const float x : {-4.5f, 4.5f}) {
    b.pen().disc({x, -10}, 3.6f, rgb(0xFF8A2A, 110));
    b.pen().disc({x, -10}, 1.8f, rgb(0xFFE28A));
  }
  b.line("M-5 -2 C-2 0 2 0 5 -2", rgb(0xFFB04A), 1.8f);
}

void wights(const Brush& b) {
  const auto one = [&](Vec at, float k) {
    const Brush s(b.pen().through(shift(at) * stretch(k, k)));
    s.part("M-16 36 C-20 8 -14 -24 0 -26 C14 -24 20 8 16 36 L9 30 L3 36 L-4 30 L-10 36 Z", rgb(0xB8CCC4, 235));
    s.bare("M0 -18 C9 -17 9 -4 6 0 C4 4 -4 4 -6 0 C-9 -4 -9 -17 0 -18 Z", rgb(0x24302E));
    for (const float x : {-2.8f, 2.8f}) s.pen().disc({x, -9}, 1.6f, rgb(0xD6FFE4));
  };
  one({-17, 4}, 0.78f);
  one({17, 4}, 0.78f);
  one({0, 0}, 1);
  b.part("M10 10 L28 2 L31 -4 L32 1 L36 0 L32 6 L14 18 Z", rgb(0xE8E4D4));
}

void candles(const Brush& b) {
  b.part("M-32 22 C-16 16 16 16 32 22 L32 35 L-32 35 Z", downwards(rgb(0x5A6E5E), rgb(0x2A3A34), {-32, 18, 64, 17}));
  b.oval({-8, 28}, 9, 4.4f, rgb(0xC9D6C4, 150));
  b.dot({-10, 27.6f}, 1, rgb(0x2A3A34));
  b.dot({-6, 27.6f}, 1, rgb(0x2A3A34));
  for (const Vec at : {Vec{-20, 4}, Vec{0, -14}, Vec{19, -2}, Vec{10, 14}, Vec{-11, -26}}) {
    for (int i = 3; i >= 1; --i) b.pen().disc(at + Vec{0, 2}, 4.5f * static_cast<float>(i), rgb(0xD8F6C8, 46));
    b.pen().through(shift(at)).fill(drawn("M0 -10 C5 -3 6 2 4 6 C2 9 -2 9 -4 6 C-6 2 -5 -3 0 -10 Z"), rgb(0xF2FFD8));
    b.pen().through(shift(at)).fill(drawn("M0 -3 C3 1 3 4 0 6 C-3 4 -3 1 0 -3 Z"), rgb(0x7FC4E0));
  }
}

void cruel_mountain(const Brush& b) {
  b.part("M-34 35 L-20 6 L-14 -4 L-6 -22 L0 -36 L8 -20 L14 -8 L22 8 L34 35 Z",
         Paint(rgb(0xB4625A), rgb(0x5E3A44), {-20, -20}, {22, 30}));
  b.part("M-6 -22 L0 -36 L8 -20 L5 -14 L1 -20 L-3 -13 Z", rgb(0xF6FAFC));
  b.bare("M-14 -4 L-10 -13 L-6 -6 L-10 2 Z", rgb(0xF6FAFC));
  b.line("M-11 6 L-4 9", rgb(0x2A1218), 2.6f);
  b.line("M11 6 L4 9", rgb(0x2A1218), 2.6f);
  b.line("M-8 22 C-4 16 4 16 9 21", rgb(0x2A1218), 2.4f);
  for (const Vec at :
       {Vec{-26, -18}, Vec{-18, -28}, Vec{24, -24}, Vec{18, -34}, Vec{28, -8}, Vec{-30, 2}, Vec{-4, 28}, Vec{14, 29}})
    for (int i = 0; i < 3; ++i) {
      const Vec arm[] = {{-3, 0}, {3, 0}};
      b.pen().through(shift(at) * turn(static_cast<float>(i) * kPi / 3)).stroke(arm, rgb(0xFFFFFF), 1.1f, false);
    }
}

void troll(const Brush& b, Colour skin, bool cave) {
  const Colour dark = mix(skin, rgb(0x0A0806), 0.35f);
  if (cave) {
    b.part("M20 -30 L28 -32 L31 26 L22 26 Z", rgb(0x6B4A2A));
    b.part("M17 -36 C26 -42 36 -34 34 -18 L18 -16 Z", rgb(0x7C5632));
  }
  b.part("M-30 35 C-34 8 -22 -4 -8 -6 L8 -6 C22 -4 34 8 30 35 Z",
         Paint(mix(skin, rgb(0xFFFFFF), 0.15f), dark, {-20, -6}, {26, 35}));
  b.part("M-13 0 C-18 -16 -14 -30 0 -31 C14 -30 18 -16 13 0 C8 8 -8 8 -13 0 Z", skin);
  b.part("M-14 -14 L-21 -18 L-15 -6 Z", skin);
  b.part("M14 -14 L21 -18 L15 -6 Z", skin);
  b.line("M-10 -17 L-2 -14 L2 -14 L10 -17", dark, 3);
  for (const float x : {-5.2f, 5.2f}) b.dot({x, -11.5f}, 1.9f, rgb(0xFFE08A));
  b.part("M-3 -9 L3 -9 L4.4 -4 L-4.4 -4 Z", mix(skin, dark, 0.4f));
  b.line("M-8 2 C-3 -0.5 3 -0.5 8 2", kInk, 1.4f);
  b.bare("M-6 1 L-5 -5 L-3 0.4 Z", rgb(0xF4EAC8));
  b.bare("M6 1 L5 -5 L3 0.4 Z", rgb(0xF4EAC8));
  if (!cave) {
    b.part("M-30 20 L30 20 L30 26 L-30 26 Z", rgb(0x5A4632));
    b.part("M-7 16 L7 16 L7 30 L-7 30 Z", rgb(0x9A7A4A));
  } else {
    b.part("M-20 4 C-12 12 12 12 20 4 L18 9 C10 17 -10 17 -18 9 Z", rgb(0x8C939A));
  }
}
void cave_troll(const Brush& b) { troll(b, rgb(0x7F8C90), true); }
void hill_troll(const Brush& b) { troll(b, rgb(0x8C7F5A), false); }

void crebain(const Brush& b) {
  struct Bird {
    Vec at;
    float k, lean;
  };
  static constexpr Bird kFlock[] = {{{0, 4}, 1.25f, -0.1f}, {{-20, -16}, 0.7f, 0.2f}, {{19, -20}, 0.75f, -0.3f},
                                    {{-23, 18}, 0.62f, 0},  {{23, 22}, 0.6f, 0.25f},  {{-4, -30}, 0.5f, 0.1f},
                                    {{2, 30}, 0.5f, -0.2f}};
  for (const Bird& bird : kFlock) {
    const Brush s(b.pen().through(shift(bird.at) * turn(bird.lean) * stretch(bird.k, bird.k)));
    s.part(
        "M-22 -10 C-12 -12 -6 -6 -3 -2 C0 -5 4 -5 6 -2 C10 -8 16 -12 24 -9 C18 -4 12 6 4 7 L-2 13 L-3 6 C-10 4 -16 -2 "
        "-22 -10 Z",
        rgb(0x24262E));
    s.part("M5 -3 L12 -1 L6 2 Z", rgb(0x8C8474));
    s.dot({4.2f, -1.6f}, 0.9f, rgb(0xFF6A4A));
  }
}

void spider(const Brush& b) {
  static constexpr std::string_view kLegs[] = {"M8 4 L22 -22 L35 -8", "M9 8 L27 -8 L35 12", "M9 12 L26 8 L32 30",
                                               "M7 15 L17 20 L20 35"};
  for (const float side : {-1.0f, 1.0f})
    for (const auto leg : kLegs) {
      const Pen p = b.pen().through(stretch(side, 1));
      p.stroke(line_from_path(leg), rgb(0x14120F), 4.6f, false);
      p.stroke(line_from_path(leg), rgb(0x4A4038), 2.6f, false);
    }
  b.oval({0, -16}, 17, 18, Paint(rgb(0x5A5048), rgb(0x1E1A18), {-10, -30}, {14, 2}));
  b.line("M-8 -24 C-3 -20 3 -20 8 -24", rgb(0x9AA05A), 1.4f);
  b.line("M-10 -16 C-3 -11 3 -11 10 -16", rgb(0x9AA05A), 1.4f);
  b.oval({0, 10}, 12, 11, rgb(0x3A322C));
  for (const Vec at : {Vec{-5, 7}, Vec{5, 7}, Vec{-8, 12}, Vec{8, 12}, Vec{-2, 3}, Vec{2, 3}}) {
    b.pen().disc(at, 2.6f, rgb(0xB8E05A, 90));
    b.pen().disc(at, 1.5f, rgb(0xE4F88A));
  }
  b.part("M-5 18 L-8 30 L-2 21 Z", rgb(0xE8DFC4));
  b.part("M5 18 L8 30 L2 21 Z", rgb(0xE8DFC4));
}

void lidless(const Brush& b) {
  for (int i = 0; i < 16; ++i) {
    const float far = i % 2 == 0 ? 36.0f : 29.0f;
    const Vec ray[] = {{-4.5f, -17}, {0, -far}, {4.5f, -17}};
    b.pen().through(turn(static_cast<float>(i) * kPi / 8) * shift({0, 0})).convex(ray, rgb(0xE8722A, 200));
  }
  b.part("M-34 0 C-18 -24 18 -24 34 0 C18 24 -18 24 -34 0 Z", Paint(rgb(0xFFD36B), rgb(0xD9381A), {0, -18}, {0, 18}));
  b.bare("M-20 0 C-10 -15 10 -15 20 0 C10 15 -10 15 -20 0 Z", rgb(0xFFF0A0));
  b.part("M0 -19 C6 -8 6 8 0 19 C-6 8 -6 -8 0 -19 Z", rgb(0x14060A));
}

constexpr Motif kCreatures[] = {{"treebeard", treebeard},
                                {"quickbeam", quickbeam},
                                {"smeagol", smeagol},
                                {"gollum", gollum},
                                {"gwaihir-the-windlord", eagle},
                                {"mouth-of-sauron", mouth},
                                {"gorbag-shagrat", two_orcs},
                                {"balrog-of-moria", balrog},
                                {"barrow-wights", wights},
                                {"candles-of-corpses", candles},
                                {"caradhras-the-cruel", cruel_mountain},
                                {"cave-troll", cave_troll},
                                {"hill-troll", hill_troll},
                                {"flocks-of-crebain", crebain},
                                {"shelob", spider},
                                {"the-lidless-eye", lidless}};

}  // namespace

std::span<const Motif> creatures() { return kCreatures; }

}  // namespace mathom::war_of_the_ring

// What the paths 1 to 5 look like: from the Hill to the Golden Wood.
#include "shell/tables/war_of_the_ring/pictures/scene_parts.h"

namespace mathom::war_of_the_ring {

using namespace ui;
using namespace parts;

namespace {

void bag_end(const Pen& p) {
  sky(p, rgb(0x93C8E4), rgb(0xEFF4D6));
  glowing(p, {158, 26}, 9, rgb(0xFFF4C0));
  clouds(p, rgb(0xFFFFFF, 190), 3, 24);
  ridge(p, Ridge::hills, rgb(0xA6CC8C), rgb(0x74A864), 0, -4);
  p.fill(drawn("M14 100 C28 56 66 44 100 44 C134 44 172 58 188 100 Z"),
         downwards(rgb(0x78B254), rgb(0x447E3C), {14, 44, 174, 56}));
  broad_tree(p, {136, 50}, 24, rgb(0x6B4526), rgb(0x5E9A44));
  p.disc({100, 80}, 15, rgb(0x6B4524));
  p.disc({100, 80}, 12.6f, Paint(rgb(0x36964F), rgb(0x1D5E34), {100, 67}, {100, 93}));
  p.disc({100, 80}, 1.6f, ui::kGold);
  for (const float x : {66.0f, 136.0f}) {
    p.disc({x, 78}, 6.4f, rgb(0x6B4524));
    p.disc({x, 78}, 4.8f, rgb(0xFFE9A0));
    p.box({x - 0.6f, 73, 1.2f, 10}, 0, rgb(0x6B4524));
    p.box({x - 5, 77.4f, 10, 1.2f}, 0, rgb(0x6B4524));
  }
  p.fill(drawn("M91 94 C92 98 70 99 60 101 L134 101 C126 99 110 98 109 94 Z"), rgb(0xDCC290));
  for (int i = 0; i < 12; ++i)
    p.disc({46 + static_cast<float>(i) * 9.6f, 95 + static_cast<float>(i * 3 % 4)}, 1.3f,
           i % 2 == 0 ? rgb(0xF2D24A) : rgb(0xE86A5A));
}
void ferry(const Pen& p) {
  sky(p, rgb(0x2A3A5E), rgb(0xC99A8A));
  stars(p, 8);
  ridge(p, Ridge::hills, rgb(0x4E6468), rgb(0x2E4448), 0, -6);
  for (int i = 0; i < 9; ++i) broad_tree(p, {static_cast<float>(i) * 24 + 4, 66}, 22, rgb(0x22302E), rgb(0x2E4A44));
  water(p, 62, rgb(0x8A7E8C), rgb(0x24344E), rgb(0xE8C8B0));
  p.fill(drawn("M66 82 L132 78 L138 86 L72 91 Z"), downwards(rgb(0xA47C4C), rgb(0x5E4226), {66, 78, 72, 13}));
  for (const float x : {74.0f, 128.0f}) p.box({x, 68, 1.8f, 16}, 0, rgb(0x4A3018));
  p.box({74, 71, 55, 1.4f}, 0, rgb(0x6B4526));
  for (const float x : {88.0f, 96.0f, 104.0f, 112.0f}) {
    p.disc({x, 71}, 1.9f, rgb(0xE8C7A0));
    p.box({x - 2, 73, 4, 9}, 1.6f, rgb(0x3F4A34));
  }
  p.box({20, 56, 2.4f, 34}, 0, rgb(0x2A2018));
  glowing(p, {21, 55}, 3, rgb(0xFFD98A));
  p.fill(drawn("M-40 100 L-40 84 L26 88 L52 94 L58 101 Z"), rgb(0x2A342A));
}
void encampment(const Pen& p) {
  sky(p, rgb(0x14203A), rgb(0x3A5E6E));
  stars(p, 30);
  ridge(p, Ridge::hills, rgb(0x24403E), rgb(0x142A2C), 0, 2);
  for (int i = 0; i < 12; ++i)
    broad_tree(p, {static_cast<float>(i) * 18 - 2, 84 + static_cast<float>(i * 5 % 8)},
               44 + static_cast<float>(i * 7 % 14), rgb(0x3A3A34), i % 2 == 0 ? rgb(0x2A5A4A) : rgb(0x35684E));
  glowing(p, {100, 84}, 6, rgb(0xFFC86A));
  p.fill(drawn("M94 88 C92 80 100 78 100 70 C104 78 109 80 106 88 Z"), rgb(0xFFE9A0));
  for (const Vec at : {Vec{62, 62}, Vec{136, 58}, Vec{84, 52}, Vec{118, 64}}) {
    p.box({at.x - 0.3f, at.y - 12, 0.6f, 12}, 0, rgb(0xC9D6C4, 150));
    glowing(p, at, 2.2f, rgb(0xF6F3C8));
  }
  for (const float x : {74.0f, 124.0f, 136.0f, 66.0f})
    p.through(shift({x, 92}) * stretch(0.5f, 0.5f))
        .fill(drawn("M0 -22 C6 -20 6 -12 5 -8 C10 -4 11 2 11 6 L-11 6 C-11 2 -10 -4 -5 -8 C-6 -12 -6 -20 0 -22 Z"),
              rgb(0xBFD8DC));
  mist(p, 78, rgb(0xD8F0DC), 0.25f);
}
void pony(const Pen& p) {
  sky(p, rgb(0x1C2436), rgb(0x54586A));
  ridge(p, Ridge::hills, rgb(0x34403E), rgb(0x1E2A2A));
  house(p, {38, 84}, 36, rgb(0x6E5E4E), rgb(0x4A3A34), rgb(0xF2C86A));
  house(p, {166, 84}, 38, rgb(0x6E5E4E), rgb(0x4A3A34), rgb(0xF2C86A));
  p.box({72, 48, 60, 40}, 0, downwards(rgb(0xA08462), rgb(0x5A4432), {72, 48, 60, 40}));
  for (const float x : {72.0f, 90.0f, 108.0f, 129.0f}) p.box({x, 48, 2.6f, 40}, 0, rgb(0x3A281A));
  p.box({72, 66, 60, 2.2f}, 0, rgb(0x3A281A));
  p.fill(drawn("M64 50 L80 26 L124 26 L140 50 Z"), downwards(rgb(0x7A5240), rgb(0x4A2E24), {64, 26, 76, 24}));
  for (const float x : {78.0f, 96.0f, 114.0f}) p.box({x, 53, 9, 9}, 0.6f, rgb(0xFFD98A));
  p.box({96, 71, 13, 18}, 6, rgb(0xF6C26A));
  for (const float x : {79.0f, 115.0f}) p.box({x, 72, 10, 9}, 0.6f, rgb(0xFFD98A));
  p.box({132, 56, 17, 1.6f}, 0, rgb(0x3A281A));
  p.box({137, 58, 15, 15}, 2, rgb(0xE9D9AE));
  p.through(shift({144.5f, 66}) * stretch(0.17f, 0.17f))
      .fill(drawn("M-30 40 C-30 10 -20 -16 -4 -28 L-2 -42 L6 -32 C22 -24 32 -4 36 8 C36 18 28 22 22 18 L8 8 C2 14 8 26 "
                  "12 40 Z"),
            rgb(0x7A3A2A));
  p.fill(drawn("M-40 101 L-40 88 L240 86 L240 101 Z"), downwards(rgb(0x4E463E), rgb(0x24221E), {0, 86, 200, 14}));
  p.fill(drawn("M98 88 L108 88 L126 101 L82 101 Z"), rgb(0xE8B86A, 120));
  for (int i = 1; i < 34; ++i) {
    const Vec at{static_cast<float>(i * 43 % 200), static_cast<float>(i * 29 % 90)}, drop[] = {at, at + Vec{-1.6f, 6}};
    p.stroke(drop, rgb(0xC9D8E8, 110), 0.6f, false);
  }
}
void old_forest(const Pen& p) {
  sky(p, rgb(0x3A4A34), rgb(0xA8B47A));
  for (int i = 0; i < 10; ++i) broad_tree(p, {static_cast<float>(i) * 22, 76}, 62, rgb(0x3E4A34), rgb(0x5A7048));
  for (int i = 0; i < 7; ++i) {
    const float x = static_cast<float>(i) * 33 + 2;
    const Pen q = p.through(shift({x, 92}) * stretch(i % 2 == 0 ? 1.0f : -1.0f, 1));
    q.fill(drawn("M-10 6 C-6 -10 -4 -26 -10 -44 C-14 -56 -12 -70 -8 -86 L-2 -86 C-4 -68 -4 -58 2 -50 C8 -56 12 -64 20 "
                 "-70 L22 -66 C14 -58 8 -50 6 -40 C4 -20 8 -6 14 6 L8 3 L4 7 L-2 2 L-6 7 Z"),
           Paint(rgb(0x5A4A34), rgb(0x241C14), {-8, 0}, {8, 0}));
    for (const Vec at : {Vec{-4, -82}, Vec{20, -70}, Vec{-14, -74}}) q.disc(at, 13, faded(rgb(0x35502C), 0.95f));
  }
  const Pen willow = p.through(shift({100, 94}));
  willow.fill(drawn("M-18 4 C-14 -14 -12 -30 -20 -48 L20 -48 C12 -30 16 -14 20 4 L10 0 L0 5 L-8 0 Z"),
              Paint(rgb(0x7A6A4A), rgb(0x35281A), {-16, 0}, {16, 0}));
  willow.disc({-5, -26}, 2.4f, rgb(0x1A120A));
  willow.disc({6, -27}, 2.4f, rgb(0x1A120A));
  willow.stroke(line_from_path("M-7 -14 C-3 -10 4 -11 9 -15"), rgb(0x1A120A), 2, false);
  for (int i = -6; i <= 6; ++i) {
    const float x = static_cast<float>(i) * 5.4f;
    willow.through(shift({x, -52})).stroke(line_from_path("M0 0 C3 12 -3 20 1 32"), rgb(0x6E8A4A), 2.6f, false);
  }
  willow.disc({0, -58}, 26, rgb(0x5E7A3E));
  p.fill(drawn("M-40 101 L-40 92 C40 86 160 88 240 94 L240 101 Z"), rgb(0x2E3820));
  mist(p, 66, rgb(0xE4E8C0), 0.4f);
}
void weathertop(const Pen& p) {
  sky(p, rgb(0x1A2038), rgb(0x6E6A80));
  stars(p, 16);
  p.disc({150, 22}, 8, rgb(0xE9E6D6));
  ridge(p, Ridge::hills, rgb(0x3E4A50), rgb(0x2A3438), -14, 4);
  p.fill(drawn("M20 101 C50 84 70 56 86 50 L116 50 C132 58 152 84 184 101 Z"),
         downwards(rgb(0x5E6450), rgb(0x2A2E28), {20, 50, 164, 50}));
  for (const float x : {82.0f, 94.0f, 112.0f, 122.0f})
    p.fill(x == 94    ? drawn("M91 52 L91 36 L95 33 L98 38 L98 52 Z")
           : x == 82  ? drawn("M78 54 L79 42 L84 44 L85 54 Z")
           : x == 112 ? drawn("M109 52 L109 30 L112 34 L116 32 L116 52 Z")
                      : drawn("M120 54 L120 44 L125 41 L127 54 Z"),
           rgb(0x8A8878));
  glowing(p, {103, 49}, 3.4f, rgb(0xFFB04A));
  p.fill(drawn("M99 52 C98 46 103 44 103 38 C107 44 109 47 107 52 Z"), rgb(0xFFE28A));
  for (const Vec at : {Vec{56, 86}, Vec{72, 78}, Vec{140, 82}, Vec{128, 74}, Vec{150, 92}})
    p.through(shift(at) * stretch(0.34f, 0.34f))
        .fill(drawn("M0 -26 C14 -24 12 -8 11 0 C22 8 24 22 24 36 L-24 36 C-24 22 -22 8 -11 0 C-12 -8 -14 -24 0 -26 Z"),
              rgb(0x0C0C12));
}
void bruinen(const Pen& p) {
  sky(p, rgb(0x86AEC4), rgb(0xE9E6CC));
  ridge(p, Ridge::peaks, rgb(0xA9BAC4), rgb(0x86988E));
  for (int i = 0; i < 12; ++i)
    pine(p, {static_cast<float>(i) * 18 - 2, 62 + static_cast<float>(i * 5 % 6)}, 22, rgb(0x3E6450));
  water(p, 60, rgb(0xA8D0E4), rgb(0x3A7CA4), rgb(0xFFFFFF));
  for (const Vec at : {Vec{52, 80}, Vec{92, 74}, Vec{138, 84}}) {
    const Pen q = p.through(shift(at) * stretch(0.56f, 0.56f));
    q.fill(drawn("M-30 36 C-32 10 -22 -12 -6 -22 L-4 -34 L3 -25 C16 -18 24 -4 31 6 C33 13 28 18 21 16 L10 9 C4 14 8 26 "
                 "14 36 Z"),
           rgb(0xF8FCFF, 235));
    q.fill(drawn("M-6 -24 C-24 -16 -34 6 -32 34 C-24 20 -20 2 -8 -10 C-2 -14 0 -20 -6 -24 Z"), rgb(0xC9E4F2));
    for (int i = 0; i < 6; ++i) q.disc({-40 + static_cast<float>(i) * 13, 36}, 8, rgb(0xFFFFFF, 220));
  }
  for (const float x : {12.0f, 30.0f, 110.0f, 172.0f, 190.0f}) p.convex(ellipse({x, 96}, 9, 4, 18), rgb(0x7C8480));
}
void imladris(const Pen& p) {
  sky(p, rgb(0x2A3A6E), rgb(0xE0B8C0));
  stars(p, 20);
  ridge(p, Ridge::peaks, rgb(0x7A86B0), rgb(0x5A6A8C), -30);
  snow_caps(p, -30);
  ridge(p, Ridge::hills, rgb(0x4A6A74), rgb(0x35545A), 10, 4);
  for (const float x : {58.0f, 146.0f}) fall_of_water(p, {x, 46, 5, 44});
  roofed_tower(p, {84, 86}, 14, 32, rgb(0xF0E4D8), rgb(0xA89AA8), rgb(0x55648E));
  roofed_tower(p, {122, 86}, 11, 24, rgb(0xF0E4D8), rgb(0xA89AA8), rgb(0x55648E));
  p.box({80, 64, 48, 24}, 0, downwards(rgb(0xF6ECDE), rgb(0xB8A8B0), {80, 64, 48, 24}));
  arches(p, {84, 70, 40, 16}, 4, rgb(0xF6C878));
  p.fill(drawn("M76 65 L104 48 L132 65 Z"), rgb(0x6474A0));
  for (int i = 0; i < 10; ++i)
    pine(p, {static_cast<float>(i) * 22 + 3, 96}, i > 2 && i < 7 ? 12.0f : 26.0f, rgb(0x24484A));
  ridge(p, Ridge::plain, rgb(0x4A7064), rgb(0x1E3C3C), 0, 5);
}
void council(const Pen& p) {
  sky(p, rgb(0xE0CFA0), rgb(0xFBF3D8));
  ridge(p, Ridge::peaks, rgb(0xCFC6B4), rgb(0xB0AE98), 40);
  for (const float x : {18.0f, 44.0f, 158.0f, 184.0f})
    broad_tree(p, {x, 84}, 62, rgb(0x6B4A2A), x < 30 || x > 180 ? rgb(0xC9702A) : rgb(0xDC9A3A));
  for (const float x : {64.0f, 136.0f}) p.box({x - 2.4f, 30, 4.8f, 54}, 0, rgb(0xEFE6D2));
  p.fill(drawn("M56 34 C76 18 124 18 144 34 L144 38 L56 38 Z"), rgb(0x9A7A4A));
  p.convex(ellipse({100, 88}, 64, 15, 48), rgb(0xE4D6B8));
  p.convex(ellipse({100, 88}, 50, 10, 48), rgb(0xD0BE98));
  for (int i = 0; i < 9; ++i) {
    const float a = 3.1416f * (1.04f + 0.115f * static_cast<float>(i));
    const Vec at{100 + std::cos(a) * 56, 88 + std::sin(a) * 12};
    p.box({at.x - 5, at.y - 20, 10, 20}, 3, rgb(0x6B4A2A));
    p.box({at.x - 3.4f, at.y - 12, 6.8f, 11}, 2.6f,
          i % 3 == 0   ? rgb(0x2F6B46)
          : i % 3 == 1 ? rgb(0x35507A)
                       : rgb(0x7A2A3A));
    p.disc(at + Vec{0, -14.5f}, 2.8f, rgb(0xE8C7A0));
  }
  p.box({92, 80, 16, 8}, 1, rgb(0x9A917C));
  glowing(p, {100, 78}, 1.2f, rgb(0xFFE9A0));
  p.ring({100, 78}, 2.6f, ui::kGoldDeep, 1.2f);
}
void caradhras(const Pen& p) {
  sky(p, rgb(0x6E7C92), rgb(0xC9D2DC));
  p.fill(drawn("M-60 100 L-20 70 L20 66 L46 40 L62 34 L82 8 L96 -10 L112 6 L122 24 L140 36 L152 54 L180 68 L260 84 "
               "L260 100 Z"),
         Paint(rgb(0xC87A70), rgb(0x7A4A54), {60, 0}, {150, 80}));
  p.fill(
      drawn("M46 40 L62 34 L82 8 L96 -10 L112 6 L122 24 L140 36 L126 40 L116 32 L108 44 L98 28 L88 44 L76 34 L64 46 Z"),
      rgb(0xF6FAFD));
  p.fill(drawn("M-60 101 L-60 78 C0 66 30 78 70 74 C110 70 150 80 260 76 L260 101 Z"),
         downwards(rgb(0xFFFFFF), rgb(0xBCCAD8), {0, 70, 200, 30}));
  p.stroke(line_from_path("M20 100 C60 92 70 84 96 82 C120 80 116 72 106 66"), rgb(0x8C9CB0), 2, false);
  for (int i = 0; i < 5; ++i)
    p.box({62 + static_cast<float>(i) * 8.4f, 84 - static_cast<float>(i) * 0.9f, 2.8f, 6}, 1.2f, rgb(0x35404E));
  for (int i = 1; i < 60; ++i)
    p.disc({static_cast<float>(i * 47 % 200), static_cast<float>(i * 31 % 98)}, 0.7f + 0.5f * static_cast<float>(i % 3),
           rgb(0xFFFFFF, 220));
  for (const float y : {24.0f, 46.0f, 62.0f})
    p.through(shift({0, y}))
        .stroke(line_from_path("M-10 0 C40 -10 60 8 110 -2 C150 -8 170 6 210 -4"), rgb(0xFFFFFF, 130), 2.2f, false);
}
void bridge(const Pen& p) {
  sky(p, rgb(0x0C1018), rgb(0x3A2A2C));
  for (int i = 6; i >= 1; --i) p.disc({100, 104}, 12.0f * static_cast<float>(i), rgb(0xE0582A, 24));
  p.fill(drawn("M-60 0 L14 0 L22 40 L34 60 L30 100 L-60 100 Z"),
         downwards(rgb(0x2E3444), rgb(0x141822), {-60, 0, 94, 100}));
  p.fill(drawn("M260 0 L186 0 L178 40 L166 60 L170 100 L260 100 Z"),
         downwards(rgb(0x2E3444), rgb(0x141822), {166, 0, 94, 100}));
  for (const float x : {48.0f, 76.0f, 124.0f, 152.0f})
    p.box({x - 3.4f, 0, 6.8f, 56}, 0, downwards(rgb(0x353E50), rgb(0x1A202C), {x, 0, 7, 56}));
  p.fill(drawn("M28 66 C60 56 140 56 172 66 L172 72 C150 66 128 64 124 64 C118 72 82 72 76 64 C72 64 50 66 28 72 Z"),
         downwards(rgb(0x9A9AA4), rgb(0x4A4C58), {28, 56, 144, 16}));
  glowing(p, {84, 50}, 1.8f, rgb(0xFFFFF0));
  p.through(shift({81, 60}) * stretch(0.3f, 0.3f))
      .fill(drawn("M0 -34 L7 -16 C14 -10 14 6 14 8 L-14 8 C-14 6 -14 -10 -7 -16 Z"), rgb(0xC9CED4));
  const Pen q = p.through(shift({124, 50}) * stretch(0.46f, 0.46f));
  q.fill(drawn("M-6 0 C-20 -10 -26 -30 -38 -38 C-36 -20 -40 -8 -36 8 L-24 6 L-20 26 L20 26 L24 6 L36 8 C40 -8 36 -20 "
               "38 -38 C26 -30 20 -10 6 0 Z"),
         rgb(0x160C0C));
  q.fill(drawn("M-9 26 C-10 10 -4 16 -4 4 C0 10 2 0 3 -4 C6 8 10 10 9 26 Z"), rgb(0xFF9A3C));
  for (const float x : {-4.0f, 4.0f}) q.disc({x, -10}, 2.2f, rgb(0xFFE28A));
}
void doors_of_durin(const Pen& p) {
  sky(p, rgb(0x141C34), rgb(0x44547A));
  stars(p, 12);
  p.disc({38, 18}, 7, rgb(0xF2F0E0));
  p.fill(drawn("M30 101 L38 30 L50 6 L64 -10 L260 -10 L260 101 Z"),
         downwards(rgb(0x4A5064), rgb(0x232838), {30, 0, 200, 100}));
  const Colour light = rgb(0xCFEAFF);
  p.box({82, 34, 44, 52}, 0, rgb(0x2A3044));
  p.stroke(line_from_path("M82 86 L82 54 C82 26 126 26 126 54 L126 86"), light, 1.7f, false);
  p.stroke(line_from_path("M104 40 L104 86"), light, 0.9f, false);
  for (const float x : {88.0f, 120.0f}) {
    p.stroke(std::array{Vec{x, 86}, Vec{x, 60}}, light, 1.1f, false);
    p.ring({x, 55}, 4.6f, light, 0.9f);
    p.ring({x - 3, 50}, 3, light, 0.7f);
    p.ring({x + 3, 50}, 3, light, 0.7f);
  }
  for (int i = 0; i < 8; ++i) {
    const Vec ray[] = {{-1, 0}, {0, i % 2 == 0 ? -6.0f : -3.6f}, {1, 0}};
    p.through(shift({104, 66}) * turn(static_cast<float>(i) * 0.7854f)).convex(ray, light);
  }
  for (int i = 0; i < 5; ++i)
    p.disc({92 + static_cast<float>(i) * 6, 43 - (i == 2 ? 4.0f : i % 2 == 1 ? 3.0f : 0.0f)}, 0.8f, light);
  broad_tree(p, {70, 88}, 50, rgb(0x2A2620), rgb(0x1E4034));
  broad_tree(p, {140, 88}, 52, rgb(0x2A2620), rgb(0x1E4034));
  water(p, 86, rgb(0x2E3A56), rgb(0x0E1422), rgb(0x9CB8DC));
}
void dimrill_dale(const Pen& p) {
  sky(p, rgb(0x9CBCE0), rgb(0xF0E8D8));
  ridge(p, Ridge::peaks, rgb(0xB4A6B4), rgb(0x7E7486), -14, -6);
  snow_caps(p, -14);
  ridge(p, Ridge::hills, rgb(0x8CA07C), rgb(0x5E7A5A), 0, 2);
  p.convex(ellipse({100, 84}, 62, 13, 48), downwards(rgb(0x5A80C0), rgb(0x14224A), {38, 71, 124, 26}));
  for (const Vec at : {Vec{78, 86}, Vec{86, 80}, Vec{96, 77}, Vec{106, 77}, Vec{116, 80}, Vec{124, 86}, Vec{101, 90}}) {
    glowing(p, at, 0.9f, rgb(0xFFFFFF));
  }
  p.fill(drawn("M146 92 L148 58 L151 55 L155 60 L156 92 Z"), Paint(rgb(0xC9C4BC), rgb(0x7C7670), {146, 0}, {156, 0}));
  for (int i = 0; i < 5; ++i)
    pine(p, {12 + static_cast<float>(i) * 9, 84 + static_cast<float>(i % 2) * 6}, 22, rgb(0x35543E));
  ridge(p, Ridge::plain, rgb(0x8CA868), rgb(0x4E6E44), 0, 11);
}
void egladil(const Pen& p) {
  sky(p, rgb(0xC9E2EA), rgb(0xFBF0C0));
  ridge(p, Ridge::hills, rgb(0xD8CC7A), rgb(0xA8B462), 0, -4);
  for (int i = 0; i < 13; ++i)
    broad_tree(p, {static_cast<float>(i) * 17 - 2, 66 + static_cast<float>(i * 5 % 5)}, 34, rgb(0xDCD8C8),
               i % 2 == 0 ? rgb(0xE2BE48) : rgb(0xEDD066));
  water(p, 66, rgb(0xA8D2DC), rgb(0x3F86A0), rgb(0xFFFFFF));
  p.fill(drawn("M-60 101 L-60 78 L40 74 L104 80 L40 92 L10 101 Z"),
         downwards(rgb(0x9CC266), rgb(0x5E8A4A), {-60, 74, 160, 27}));
  for (int i = 0; i < 9; ++i)
    p.disc({10 + static_cast<float>(i) * 9, 80 + static_cast<float>(i % 3) * 3}, 1.1f,
           i % 2 == 0 ? rgb(0xFFF6B0) : rgb(0xFFFFFF));
  for (const Vec at : {Vec{116, 84}, Vec{136, 90}, Vec{152, 80}})
    p.through(shift(at)).fill(drawn("M-15 -3 C-8 2 8 2 15 -4 C13 4 8 5 4 5 L-6 5 C-11 4 -14 1 -15 -3 Z"),
                              Paint(rgb(0xECEAE4), rgb(0xA8B0B4), {-15, 0}, {15, 0}));
}
void lothlorien(const Pen& p) {
  sky(p, rgb(0xA8D4E8), rgb(0xFBF3C4));
  ridge(p, Ridge::downs, rgb(0xB8D07A), rgb(0x7AA656), -20, -14);
  p.fill(drawn("M30 101 C50 70 76 54 100 54 C126 54 150 70 172 101 Z"),
         downwards(rgb(0xA4CC6A), rgb(0x5E9648), {30, 54, 142, 46}));
  for (const float x : {72.0f, 84.0f, 117.0f, 130.0f})
    broad_tree(p, {x, x < 80 || x > 125 ? 66.0f : 59.0f}, 36, rgb(0xF4F2EA), rgb(0xF6F6EC));
  broad_tree(p, {100, 57}, 58, rgb(0xE4E0D0), rgb(0xEBC94E));
  p.box({90, 34, 20, 1.8f}, 0, rgb(0xFFFFFF));
  for (int i = 1; i < 40; ++i) {
    const float x = static_cast<float>(i * 53 % 190) + 5, y = 74 + static_cast<float>(i * 17 % 26);
    p.disc({x, y}, 1.2f, i % 2 == 0 ? rgb(0xFFF09A) : rgb(0xFFFFFF));
  }
}

constexpr Scene kScenes[] = {{"bag-end", bag_end},
                             {"bucklebury-ferry", ferry},
                             {"gildors-encampment", encampment},
                             {"inn-of-the-prancing-pony", pony},
                             {"the-old-forest", old_forest},
                             {"weathertop", weathertop},
                             {"fords-of-bruinen", bruinen},
                             {"imladris", imladris},
                             {"the-council-of-elrond", council},
                             {"caradhras", caradhras},
                             {"khazad-dum", bridge},
                             {"the-doors-of-durin", doors_of_durin},
                             {"dimrill-dale", dimrill_dale},
                             {"egladil", egladil},
                             {"lothlorien", lothlorien}};

}  // namespace

std::span<const Scene> roads_west() { return kScenes; }

}  // namespace mathom::war_of_the_ring

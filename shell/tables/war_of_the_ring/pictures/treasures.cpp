// Swords, rings, cloaks and other things that are borne.
#include "shell/tables/war_of_the_ring/pictures/motifs.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr Colour kSteel = rgb(0xC4CED6), kWood = rgb(0x7C5230);

void glow(const Brush& b, Vec m, float r, Colour c) {
  for (int i = 5; i >= 1; --i) b.pen().disc(m, r * static_cast<float>(i) / 5, faded(c, 0.2f));
}

struct Sword {
  Colour blade, light, guard, grip;
  float length, wide;
};
void sword(const Brush& outer, const Sword& s) {
  const Brush b(outer.pen().through(turn(0.55f) * stretch(s.wide, s.length)));
  b.part("M0 -40 L5 -31 L5 14 L-5 14 L-5 -31 Z", Paint(s.light, s.blade, {-4, 0}, {5, 0}));
  b.line("M0 -33 L0 12", mix(s.blade, rgb(0x14181C), 0.35f), 1.1f);
  b.part("M-17 12 C-10 15 10 15 17 12 L19 18 C10 20 -10 20 -19 18 Z", s.guard);
  b.part("M-3.4 19 L3.4 19 L3.4 33 L-3.4 33 Z", s.grip);
  b.dot({0, 36}, 4.6f, s.guard);
}
void anduril(const Brush& b) {
  glow(b, {0, -4}, 34, rgb(0xFFD98A));
  sword(b, {kSteel, rgb(0xFFF6DC), ui::kGold, rgb(0x4A2A1E), 1.02f, 1});
  b.dot({8, -14}, 2.6f, ui::kGold);
  for (int i = 0; i < 7; ++i)
    b.pen().disc({14.0f - static_cast<float>(i) * 2.4f, -24.0f + static_cast<float>(i) * 4}, 0.9f, rgb(0xD98A2E));
}
void westernesse(const Brush& b) {
  sword(b, {rgb(0xC9B0A0), rgb(0xF4E4D6), rgb(0xA5271D), rgb(0x54301E), 0.74f, 1.1f});
}
void sting(const Brush& b) {
  glow(b, {6, -10}, 32, rgb(0x8FC8FF));
  sword(b, {rgb(0x9CC4E8), rgb(0xEAF6FF), rgb(0xB8C2CA), rgb(0x3A4A5E), 0.76f, 1.15f});
}
void glamdring(const Brush& b) {
  glow(b, {4, -8}, 34, rgb(0xC9E0FF));
  sword(b, {rgb(0xAFC0D6), rgb(0xFFFFFF), rgb(0xE2CB86), rgb(0x343470), 1.02f, 1.05f});
  b.dot({-10.5f, 17}, 2.4f, rgb(0x6EC6FF));
}
void morgul_blade(const Brush& b) {
  glow(b, {4, -8}, 32, rgb(0x9AD8B0));
  sword(b, {rgb(0x5A6A66), rgb(0xA8C8BC), rgb(0x2A2C30), rgb(0x14161A), 0.84f, 0.9f});
  b.line("M14 -30 C8 -34 18 -40 12 -46", rgb(0xC9F0DC), 1.6f);
}

void bow(const Brush& b) {
  const Brush t(b.pen().through(turn(-0.4f)));
  t.line("M-8 -38 C-2 -34 20 -18 8 0 C20 18 -2 34 -8 38", rgb(0x8A6A2E), 5.4f);
  t.line("M-8 -38 C-2 -34 20 -18 8 0 C20 18 -2 34 -8 38", rgb(0xE2CB86), 2.6f);
  t.line("M-8 -38 L-8 38", kInk, 0.9f);
  t.line("M-20 0 L26 0", kWood, 1.8f);
  t.part("M34 0 L24 -4.4 L26 0 L24 4.4 Z", kSteel);
  t.part("M-22 0 L-27 -5 L-20 -5 L-14 0 L-20 5 L-27 5 Z", rgb(0x3F7A4A));
  t.part("M5 -7 L13 -7 L13 7 L5 7 Z", rgb(0x2C5C38));
}
void axe(const Brush& outer) {
  const Brush b(outer.pen().through(turn(0.3f)));
  b.part("M-3 -34 L3 -34 L3.6 36 L-3.6 36 Z", kWood);
  const Paint blade(rgb(0xE4EAEE), rgb(0x7E8A94), {-26, -20}, {26, -8});
  b.part("M3 -30 C14 -30 22 -38 27 -36 C30 -22 28 -8 22 0 C16 -8 10 -11 3 -10 Z", blade);
  b.part("M-3 -30 C-14 -30 -22 -38 -27 -36 C-30 -22 -28 -8 -22 0 C-16 -8 -10 -11 -3 -10 Z", blade);
  b.line("M10 -24 L20 -28 L20 -12 L10 -16", rgb(0x8A5A2B), 1.4f);
  b.line("M-10 -24 L-20 -28 L-20 -12 L-10 -16", rgb(0x8A5A2B), 1.4f);
  for (const float y : {14.0f, 20.0f, 26.0f}) b.pen().box({-3.6f, y, 7.2f, 2}, 0, kGoldDeep);
}

void cloak(const Brush& b, Colour c, Colour clasp, bool many) {
  const Rect r{-28, -34, 56, 68};
  b.part(
      "M0 -34 C16 -32 16 -16 11 -9 C24 2 29 20 30 35 C20 31 12 36 4 33 C-6 37 -18 31 -30 35 C-29 20 -24 2 -11 -9 C-16 "
      "-16 -16 -32 0 -34 Z",
      downwards(mix(c, rgb(0xFFFFFF), 0.2f), mix(c, rgb(0x0A0806), 0.25f), r));
  if (many) {
    static constexpr Colour kAll[] = {rgb(0xE24A3A), rgb(0xF2A53C), rgb(0xF2E06A),
                                      rgb(0x5CB86A), rgb(0x4A8CE0), rgb(0x8A5AC8)};
    static constexpr std::string_view kFolds[] = {"M-9 -6 C-20 8 -23 22 -23 32", "M-6 -4 C-13 10 -14 22 -14 32",
                                                  "M-2 -2 C-5 10 -5 22 -5 32",   "M2 -2 C5 10 4 22 4 31",
                                                  "M6 -4 C13 10 13 22 13 32",    "M9 -6 C20 8 22 22 22 31"};
    for (int i = 0; i < 6; ++i) b.line(kFolds[i], kAll[i], 3.4f);
  } else {
    b.line("M-10 -4 C-16 10 -17 22 -17 32", mix(c, rgb(0), 0.35f), 1.1f);
    b.line("M10 -4 C16 10 17 22 17 32", mix(c, rgb(0), 0.35f), 1.1f);
    b.line("M0 0 C-2 12 -1 22 0 32", mix(c, rgb(0), 0.35f), 1.1f);
  }
  b.part("M0 -27 C10 -25 9 -13 0 -8 C-9 -13 -10 -25 0 -27 Z", rgb(0x1A1E1C));
  b.part("M0 -11 C6 -10 7 -3 0 3 C-7 -3 -6 -10 0 -11 Z", clasp);
}
void elven_cloak(const Brush& b) { cloak(b, rgb(0x6F8A7C), rgb(0x3FA05A), false); }
void woven(const Brush& b) { cloak(b, rgb(0xE4E2DC), rgb(0x3A3A40), true); }
void mantle(const Brush& b) {
  cloak(b, rgb(0x26242C), rgb(0x8C939A), false);
  for (const float x : {-3.6f, 3.6f}) b.pen().disc({x, -19}, 1.5f, rgb(0xFF4A2A));
}

void ring_of_power(const Brush& b, Colour gem, Colour band) {
  glow(b, {0, -16}, 26, gem);
  b.pen().ring({0, 12}, 18, kInk, 8.6f);
  b.pen().ring({0, 12}, 18, band, 7);
  b.pen().ring({-1, 10.5f}, 18.6f, mix(band, rgb(0xFFFFFF), 0.6f), 1.6f);
  b.part("M-9 -10 L9 -10 L5 -3 L-5 -3 Z", band);
  b.part("M-12 -17 L-6 -25 L6 -25 L12 -17 L0 -5 Z", Paint(mix(gem, rgb(0xFFFFFF), 0.6f), gem, {-8, -25}, {8, -5}));
  b.line("M-12 -17 L12 -17", rgb(0xFFFFFF), 1.1f);
  b.line("M-5 -17 L0 -6 L5 -17 L0 -25 L-5 -17", rgb(0xFFFFFF, 190), 0.9f);
}
void nenya(const Brush& b) { ring_of_power(b, rgb(0xDCEEFA), rgb(0xC9D2DA)); }
void vilya(const Brush& b) { ring_of_power(b, rgb(0x3A7AE0), rgb(0xE0B24A)); }
void narya(const Brush& b) { ring_of_power(b, rgb(0xE23A2A), rgb(0xE0B24A)); }

void lembas(const Brush& b) {
  b.part("M-28 10 C-24 -6 -10 -22 2 -26 C16 -20 26 -6 28 8 C14 22 -10 26 -28 10 Z",
         Paint(rgb(0x9ACB86), rgb(0x3F7A4A), {-20, -20}, {20, 20}));
  b.part("M-16 4 L2 -14 L20 2 L2 18 Z", Paint(rgb(0xFBF0CC), rgb(0xE2C27A), {0, -14}, {0, 18}));
  b.line("M-7 -5 L11 10", rgb(0xC9A24A), 1.2f);
  b.line("M11 -6 L-7 11", rgb(0xC9A24A), 1.2f);
  b.line("M-28 10 C-10 8 0 18 -6 28", rgb(0xC9B98F), 1.5f);
  b.line("M2 -26 C4 -30 8 -32 14 -30", rgb(0x3F7A4A), 1.8f);
}
void mirror(const Brush& b) {
  b.part("M-10 12 L10 12 L14 34 L-14 34 Z", rgb(0xB8B4A6));
  b.part("M-30 -4 C-28 14 28 14 30 -4 Z", Paint(rgb(0xE9EEF0), rgb(0x8CA0A8), {-26, 0}, {26, 10}));
  b.oval({0, -5}, 30, 9, rgb(0xD6DEE4));
  b.oval({0, -5}, 25.5f, 6.8f, Paint(rgb(0x2A4A7A), rgb(0x7FC0E8), {-20, -8}, {20, 0}));
  for (const Vec at : {Vec{-12, -6}, Vec{2, -3}, Vec{14, -7}, Vec{-3, -8}}) b.pen().disc(at, 1, rgb(0xFFFFFF));
  b.part("M-6 -16 C-10 -26 0 -28 0 -38 C0 -28 10 -26 6 -16 Z", rgb(0xC9E6F0, 150));
}
void phial(const Brush& b) {
  glow(b, {0, 4}, 34, rgb(0xE4F4FF));
  b.part("M-4 -30 L4 -30 L4 -18 C14 -10 16 22 0 34 C-16 22 -14 -10 -4 -18 Z",
         Paint(rgb(0xFFFFFF), rgb(0x9CC8E8), {-10, -20}, {12, 30}));
  b.part("M-5.4 -36 L5.4 -36 L5.4 -29 L-5.4 -29 Z", rgb(0xC9D2DA));
  for (int i = 0; i < 8; ++i) {
    const float far = i % 2 == 0 ? 13.0f : 6.0f;
    const Vec ray[] = {{-1.8f, 0}, {0, -far}, {1.8f, 0}};
    b.pen().through(shift({0, 6}) * turn(static_cast<float>(i) * 0.7854f)).convex(ray, rgb(0xFFFBE4));
  }
}
void stew(const Brush& b) {
  b.part("M-30 -4 L30 -4 C30 22 20 32 0 32 C-20 32 -30 22 -30 -4 Z",
         Paint(rgb(0x5A5E64), rgb(0x24262A), {-24, 0}, {26, 30}));
  b.oval({0, -4}, 30, 8.5f, rgb(0x3A3C40));
  b.oval({0, -4}, 26, 6.4f, rgb(0xB87A3A));
  for (const Vec at : {Vec{-14, -5}, Vec{-4, -2}, Vec{8, -6}, Vec{17, -3}}) b.dot(at, 3.2f, rgb(0xE8B86A));
  b.part("M-4 -6 C-10 -12 -8 -20 0 -24 C2 -18 2 -10 -1 -6 Z", rgb(0x4A8A4C));
  b.part("M4 -6 C2 -14 8 -18 15 -18 C15 -12 10 -7 6 -5 Z", rgb(0x5E9C58));
  b.line("M-18 -14 C-24 -22 -14 -26 -19 -35", rgb(0xFFFFFF, 190), 2.4f);
  b.line("M20 -14 C14 -22 24 -26 18 -35", rgb(0xFFFFFF, 190), 2.4f);
  b.line("M-30 -2 C-40 6 -34 18 -27 16", rgb(0x24262A), 2.2f);
  b.line("M30 -2 C40 6 34 18 27 16", rgb(0x24262A), 2.2f);
}
void mithril(const Brush& b) {
  b.part("M-11 -32 C-6 -26 6 -26 11 -32 L30 -22 L24 -6 L17 -10 L19 34 L-19 34 L-17 -10 L-24 -6 L-30 -22 Z",
         Paint(rgb(0xFFFFFF), rgb(0xA8B8C4), {-18, -28}, {20, 30}));
  for (int y = 0; y < 8; ++y)
    for (int x = -2; x <= 2; ++x)
      b.pen().ring(
          {static_cast<float>(x) * 6.4f + (y % 2 != 0 ? 3.2f : 0.0f) - 1.6f, -18 + static_cast<float>(y) * 6.4f}, 3.2f,
          rgb(0x7C8C98), 0.9f);
  for (const float x : {-7.0f, 0.0f, 7.0f}) b.dot({x, -22}, 1.6f, rgb(0xCFEAFF));
}
void ent_draught(const Brush& b) {
  glow(b, {0, -8}, 30, rgb(0xB8F08A));
  b.part("M-30 -8 C-28 16 -14 28 0 28 C14 28 28 16 30 -8 Z", Paint(rgb(0xA8825A), rgb(0x5A3E22), {-24, -8}, {24, 26}));
  b.part("M-14 26 L14 26 L18 34 L-18 34 Z", rgb(0x6B4A2A));
  b.oval({0, -8}, 30, 8.6f, rgb(0x8A6A42));
  b.oval({0, -8}, 26, 6.4f, Paint(rgb(0xC9F0A0), rgb(0x5EAA58), {-20, -10}, {20, -4}));
  b.line("M-22 4 C-14 16 14 16 22 4", rgb(0x3A2610), 1.2f);
  b.part("M20 -14 C24 -26 34 -28 36 -36 C26 -36 18 -28 16 -16 Z", rgb(0x4F8A3A));
}
void gandalfs_staff(const Brush& outer) {
  const Brush b(outer.pen().through(turn(0.26f)));
  glow(b, {0, -30}, 20, rgb(0xFFF3B0));
  b.part("M-3 -20 L3 -20 L3.6 38 L-3.6 38 Z", kWood);
  b.part(
      "M-10 -18 C-17 -32 -9 -44 -4 -40 C-9 -34 -6 -27 0 -26 C6 -27 9 -34 4 -40 C9 -44 17 -32 10 -18 C4 -14 -4 -14 -10 "
      "-18 Z",
      rgb(0x8A6238));
  b.dot({0, -33}, 5, rgb(0xFFF8D0));
  b.line("M-3 4 L3 8", rgb(0x4A2E16), 1.2f);
  b.line("M-3 16 L3 20", rgb(0x4A2E16), 1.2f);
}
void sarumans_staff(const Brush& outer) {
  const Brush b(outer.pen().through(turn(-0.26f)));
  b.part("M-2.6 -18 L2.6 -18 L3.2 38 L-3.2 38 Z", rgb(0x2A2C30));
  for (const float lean : {-0.55f, -0.18f, 0.18f, 0.55f})
    b.pen()
        .through(shift({0, -17}) * turn(lean))
        .fill(drawn("M-2.4 2 C-7 -8 -5 -18 0 -26 C-1 -16 1 -8 2.4 2 Z"), rgb(0x1A1C20));
  b.dot({0, -26}, 6, Paint(rgb(0xFFFFFF), rgb(0xA8B0BC), {-4, -32}, {4, -20}));
  b.pen().box({-4, -17, 8, 4}, 0, rgb(0x8C939A));
}
void palantir(const Brush& b) {
  b.part("M-20 24 L20 24 L26 35 L-26 35 Z", rgb(0x4A4438));
  b.part("M-24 20 C-12 28 12 28 24 20 L20 28 C10 33 -10 33 -20 28 Z", rgb(0xC9A24A));
  b.dot({0, -2}, 27, Paint(rgb(0x4A4A66), rgb(0x0A0A12), {-14, -24}, {16, 22}));
  for (int i = 4; i >= 1; --i) b.pen().disc({2, 0}, 4.2f * static_cast<float>(i), rgb(0xFF7A2A, 50));
  b.bare("M-14 0 C-6 -9 10 -9 18 0 C10 9 -6 9 -14 0 Z", rgb(0xF2A53C, 210));
  b.bare("M2 -8 C5 -3 5 3 2 8 C-1 3 -1 -3 2 -8 Z", rgb(0x1A0604));
  b.pen().through(shift({-11, -15}) * turn(-0.6f)).convex(ellipse({0, 0}, 6.4f, 2.8f, 18), rgb(0xFFFFFF, 150));
}
void black_breath(const Brush& b) {
  b.part(
      "M-26 34 C-36 20 -22 14 -28 2 C-34 -12 -18 -16 -20 -26 C-8 -36 10 -38 18 -26 C32 -24 22 -10 28 0 C36 10 24 18 30 "
      "34 Z",
      Paint(rgb(0x4A4A58, 230), rgb(0x15141A), {-20, -30}, {20, 30}));
  b.bare("M-16 -8 C-16 -28 16 -28 16 -8 C16 -2 13 2 10 4 L10 13 L-10 13 L-10 4 C-13 2 -16 -2 -16 -8 Z", rgb(0xC9D2CC));
  b.bare("M-5 -9 C0 -9 1 0 -4 1 C-8 1 -11 -4 -5 -9 Z", rgb(0x15141A));
  b.bare("M5 -9 C0 -9 -1 0 4 1 C8 1 11 -4 5 -9 Z", rgb(0x15141A));
  for (const float x : {-5.0f, 0.0f, 5.0f}) b.pen().box({x - 0.8f, 7, 1.6f, 6}, 0, rgb(0x15141A));
  b.line("M-22 24 C-12 18 -8 28 2 22 C10 18 16 28 24 22", rgb(0x9AA0A8), 1.8f);
}
void fell_beast(const Brush& b) {
  const Rect r{-38, -36, 76, 60};
  b.part("M-4 4 C-14 -16 -26 -24 -38 -24 C-32 -16 -34 -6 -30 0 C-26 -2 -22 2 -22 8 C-16 6 -12 10 -10 16 Z",
         downwards(rgb(0x5A5058), rgb(0x2A242A), r));
  b.part("M4 4 C14 -16 26 -24 38 -24 C32 -16 34 -6 30 0 C26 -2 22 2 22 8 C16 6 12 10 10 16 Z",
         downwards(rgb(0x5A5058), rgb(0x2A242A), r));
  b.part("M-8 4 C-8 24 -4 30 -12 36 L4 34 C10 26 10 14 8 4 Z", rgb(0x3E363E));
  b.part("M-6 8 C-8 -8 -6 -16 2 -22 C4 -32 16 -34 20 -28 L32 -24 L20 -20 C12 -18 8 -12 8 8 Z", rgb(0x4A424A));
  b.dot({14, -27}, 1.8f, rgb(0xFF9A3C));
  b.bare("M24 -24 L32 -24 L26 -21 Z", rgb(0xF4EAC8));
  b.line("M-28 -18 L-14 4", rgb(0x1A161A), 1.1f);
  b.line("M28 -18 L14 4", rgb(0x1A161A), 1.1f);
}
void whip(const Brush& b) {
  for (int i = 3; i >= 1; --i) b.pen().disc({4, -6}, 10.0f * static_cast<float>(i), rgb(0xFF7A2A, 36));
  static constexpr std::string_view kThongs[] = {
      "M-14 14 C-18 -10 6 -10 0 -28 C-2 -34 6 -36 8 -32", "M-14 14 C-8 -8 16 -10 16 -26 C16 -34 26 -34 26 -28",
      "M-14 14 C0 0 20 4 28 -8 C32 -14 36 -8 32 -4", "M-14 14 C0 12 16 22 28 12 C34 8 36 16 31 19"};
  for (const auto t : kThongs) b.line(t, rgb(0xA5271D), 3.6f);
  for (const auto t : kThongs) b.line(t, rgb(0xFFC85A), 1.7f);
  b.part("M-12 10 L-17 16 L-32 32 L-27 36 L-11 20 Z", rgb(0x2A1A14));
}
void shadowfax(const Brush& b) { draw_horse(b, rgb(0xE9EDF0), rgb(0xB8C2CA)); }
void black_horse(const Brush& b) {
  draw_horse(b, rgb(0x2E2C32), rgb(0x121116));
  b.pen().disc({10, -8}, 3.4f, rgb(0xFF4A2A, 110));
  b.dot({10, -8}, 1.7f, rgb(0xFF6A3A));
}

constexpr Motif kThings[] = {{"anduril", anduril},
                             {"blade-of-westernesse", westernesse},
                             {"bow-of-the-galadhrim", bow},
                             {"elven-cloak", elven_cloak},
                             {"lembas", lembas},
                             {"mirror-of-galadriel", mirror},
                             {"nenya-ring-of-adamant", nenya},
                             {"phial-of-galadriel", phial},
                             {"vilya-ring-of-air", vilya},
                             {"dwarven-axe", axe},
                             {"herbs-and-stewed-rabbit", stew},
                             {"mithril-coat", mithril},
                             {"sting", sting},
                             {"shadowfax", shadowfax},
                             {"ent-draught", ent_draught},
                             {"gandalfs-staff", gandalfs_staff},
                             {"glamdring", glamdring},
                             {"narya-ring-of-fire", narya},
                             {"palantir-of-orthanc", palantir},
                             {"sarumans-staff", sarumans_staff},
                             {"woven-of-all-colours", woven},
                             {"black-breath", black_breath},
                             {"black-riders-mount", black_horse},
                             {"fell-beast", fell_beast},
                             {"morgul-blade", morgul_blade},
                             {"nazguls-mantle", mantle},
                             {"whip-of-many-thongs", whip}};

}  // namespace

std::span<const Motif> things_borne() { return kThings; }

}  // namespace mathom::war_of_the_ring

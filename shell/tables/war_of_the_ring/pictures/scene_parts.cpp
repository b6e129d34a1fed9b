#include "shell/tables/war_of_the_ring/pictures/scene_parts.h"

namespace mathom::war_of_the_ring::parts {

using namespace ui;

namespace {

constexpr std::string_view kPeaks =
    "M-60 62 L-44 44 L-34 52 L-14 24 L0 46 L14 36 L34 58 L54 18 L70 42 L82 34 L100 56 L122 26 L138 48 L154 38 L172 60 "
    "L196 22 L212 46 L232 "
    "34 L260 60 L260 100 L-60 100 Z";
constexpr std::string_view kCrags =
    "M-60 72 L-46 54 L-36 58 L-24 40 L-14 56 L0 50 L12 30 L24 54 L44 60 L60 44 L70 56 L90 36 L100 58 L122 52 L136 32 "
    "L146 54 L166 60 L182 42 "
    "L194 56 L214 46 L232 62 L260 66 L260 100 L-60 100 Z";
constexpr std::string_view kHills =
    "M-60 66 C-34 50 -16 50 6 62 C34 44 62 44 88 60 C116 46 144 44 170 58 C196 48 230 50 260 62 L260 100 L-60 100 Z";
constexpr std::string_view kDowns = "M-60 84 C-10 70 40 72 84 82 C136 94 190 86 260 74 L260 100 L-60 100 Z";
constexpr std::string_view kPlain = "M-60 87 C20 81 80 89 140 85 C180 83 220 87 260 85 L260 100 L-60 100 Z";
constexpr std::string_view kDunes =
    "M-60 78 C-36 66 -10 64 18 72 C34 64 60 60 84 70 C108 60 134 64 152 71 C176 62 220 62 260 72 L260 100 L-60 100 Z";

std::string_view path_of(Ridge r) {
  switch (r) {
    case Ridge::peaks: return kPeaks;
    case Ridge::crags: return kCrags;
    case Ridge::hills: return kHills;
    case Ridge::downs: return kDowns;
    case Ridge::plain: return kPlain;
    case Ridge::dunes: break;
  }
  return kDunes;
}

// Numbers that look like chance, and are always the same.
float spread(int i, int step, float from, float to) {
  return from + (to - from) * static_cast<float>(i * step % 97) / 97;
}

}  // namespace

void sky(const Pen& p, Colour top, Colour low) { p.box(grown(kScene, 40), 0, downwards(top, low, kScene)); }

void glowing(const Pen& p, Vec m, float radius, Colour c) {
  for (int i = 4; i >= 1; --i) p.disc(m, radius * (1 + 0.5f * static_cast<float>(i)), faded(c, 0.13f));
  p.disc(m, radius, c);
}
void stars(const Pen& p, int n) {
  for (int i = 1; i <= n; ++i)
    p.disc({spread(i, 37, 2, 198), spread(i, 53, 2, 46)}, i % 3 == 0 ? 0.9f : 0.6f, rgb(0xFFFFFF, 220));
}
void clouds(const Pen& p, Colour c, int n, float low) {
  for (int i = 1; i <= n; ++i) {
    const Vec m{spread(i, 41, 6, 194), spread(i, 29, 8, low)};
    p.convex(ellipse(m, 18 + static_cast<float>(i % 3) * 4, 3.6f, 20), c);
    p.convex(ellipse(m + Vec{i % 2 == 0 ? -6.0f : 7.0f, -2.8f}, 10, 3.6f, 16), c);
  }
}
void ridge(const Pen& p, Ridge r, Colour top, Colour bottom, float by, float down) {
  p.through(shift({by, down})).fill(drawn(path_of(r)), downwards(top, bottom, {0, 20, 200, 80}));
  if (down < 0) p.box({-60, 99.5f + down, 320, 0.5f - down}, 0, bottom);  // what was lifted reaches the ground too
}
void snow_caps(const Pen& p, float by) {
  const Pen q = p.through(shift({by, 0}));
  for (const Vec top : {Vec{-14, 24}, Vec{54, 18}, Vec{122, 26}, Vec{196, 22}})
    q.through(shift(top)).fill(drawn("M0 0 L9 13 L5 11 L2 17 L-2 11 L-6 16 L-8 11 Z"), rgb(0xF6FAFD));
}
void water(const Pen& p, float y, Colour top, Colour bottom, Colour glint) {
  const Rect r{-40, y, 280, 110 - y};
  p.box(r, 0, downwards(top, bottom, r));
  for (int i = 1; i <= 14; ++i) {
    const float t = static_cast<float>(i % 7) / 7, x = spread(i, 61, -10, 200), at = y + 2 + (96 - y) * t;
    const Vec line[] = {{x, at}, {x + 5 + 9 * t, at}};
    p.stroke(line, glint, 0.6f + 0.5f * t, false);
  }
}
void pine(const Pen& p, Vec foot, float size, Colour c) {
  p.through(shift(foot) * stretch(size / 28, size / 28))
      .fill(drawn("M0 -28 L7 -16 L4 -16 L10 -4 L2 -4 L2 1 L-2 1 L-2 -4 L-10 -4 L-4 -16 L-7 -16 Z"), c);
}
void broad_tree(const Pen& p, Vec foot, float size, Colour trunk, Colour leaf) {
  const Pen q = p.through(shift(foot) * stretch(size / 40, size / 40));
  q.fill(drawn("M-3 1 L-1.6 -20 L1.6 -20 L3 1 Z"), trunk);
  q.disc({-8, -22}, 8.6f, mix(leaf, rgb(0x0C1408), 0.18f));
  q.disc({8, -23}, 9, mix(leaf, rgb(0x0C1408), 0.08f));
  q.disc({0, -30}, 11, leaf);
  q.disc({-3, -34}, 5, mix(leaf, rgb(0xFFFFFF), 0.22f));
}
void dead_tree(const Pen& p, Vec foot, float size, Colour c) {
  const Pen q = p.through(shift(foot) * stretch(size / 40, size / 40));
  q.fill(drawn("M-4 1 L-2 -14 L-13 -24 L-11 -26 L-2 -19 L-3 -36 L0 -40 L1 -24 L10 -34 L12 -32 L3 -18 L2.4 -12 L9 -15 "
               "L9 -13 L3 -8 L4 1 Z"),
         c);
}
void tower(const Pen& p, Vec foot, float wide, float high, Colour light, Colour dark) {
  const Rect r{foot.x - wide / 2, foot.y - high, wide, high};
  const Paint paint(light, dark, {r.x, 0}, {r.right(), 0});
  p.box(r, 0, paint);
  const Rect top{r.x - wide * 0.14f, r.y - wide * 0.22f, wide * 1.28f, wide * 0.26f};
  p.box(top, 0, paint);
  for (int i = 0; i < 3; ++i)
    p.box({top.x + top.w * 0.39f * static_cast<float>(i), top.y - wide * 0.2f, top.w * 0.22f, wide * 0.22f}, 0, paint);
}
void roofed_tower(const Pen& p, Vec foot, float wide, float high, Colour light, Colour dark, Colour roof) {
  p.box({foot.x - wide / 2, foot.y - high, wide, high}, 0,
        Paint(light, dark, {foot.x - wide / 2, 0}, {foot.x + wide / 2, 0}));
  const Vec top[] = {{foot.x - wide * 0.66f, foot.y - high},
                     {foot.x, foot.y - high - wide * 1.5f},
                     {foot.x + wide * 0.66f, foot.y - high}};
  p.convex(top, roof);
}
void wall(const Pen& p, Rect r, Colour light, Colour dark) {
  p.box(r, 0, downwards(light, dark, r));
  const float step = std::max(3.0f, r.h * 0.24f);
  for (float x = r.x; x + step * 0.55f <= r.right() + 0.01f; x += step)
    p.box({x, r.y - step * 0.5f, step * 0.55f, step * 0.55f}, 0, light);
}
void arches(const Pen& p, Rect r, int n, Colour c) {
  const float step = r.w / static_cast<float>(n), wide = step * 0.5f;
  for (int i = 0; i < n; ++i) {
    const float x = r.x + step * (static_cast<float>(i) + 0.5f);
    p.box({x - wide / 2, r.y, wide, r.h}, wide * 0.5f, c);
    p.box({x - wide / 2, r.y + r.h * 0.5f, wide, r.h * 0.5f}, 0, c);
  }
}
void house(const Pen& p, Vec foot, float size, Colour wall, Colour roof, Colour window) {
  const Pen q = p.through(shift(foot) * stretch(size / 40, size / 40));
  q.box({-18, -18, 36, 19}, 0, downwards(wall, mix(wall, rgb(0x0A0806), 0.25f), {-18, -18, 36, 19}));
  q.fill(drawn("M-23 -17 L-14 -34 L14 -34 L23 -17 Z"),
         downwards(mix(roof, rgb(0xFFFFFF), 0.14f), roof, {-23, -34, 46, 17}));
  for (const float x : {-13.0f, 6.0f}) q.box({x, -13, 7, 7}, 0.6f, window);
  q.box({-3.4f, -12, 6.8f, 13}, 3, mix(roof, rgb(0x0A0806), 0.5f));
}
void ship(const Pen& p, Vec at, float size, Colour hull, Colour sail) {
  const Pen q = p.through(shift(at) * stretch(size / 40, size / 40));
  q.box({-0.8f, -32, 1.6f, 30}, 0, mix(hull, rgb(0), 0.2f));
  q.fill(drawn("M-13 -28 C-4 -25 6 -25 14 -28 C17 -20 16 -12 13 -5 C5 -8 -4 -8 -12 -5 C-9 -12 -9 -20 -13 -28 Z"), sail);
  q.fill(drawn("M-21 -5 C-12 0 12 0 22 -7 C20 4 14 7 10 7 L-12 7 C-17 6 -20 2 -21 -5 Z"), hull);
}
void palm(const Pen& p, Vec foot, float size) {
  const Pen q = p.through(shift(foot) * stretch(size / 30, size / 30));
  q.stroke(line_from_path("M0 1 C1 -8 0 -14 3 -24"), rgb(0x6B4A22), 2.4f, false);
  for (int k = -2; k <= 2; ++k)
    q.through(shift({3, -24}) * turn(static_cast<float>(k) * 0.75f))
        .fill(drawn("M0 0 C4 -6 3 -12 -4 -16 C-4 -10 -3 -5 0 0 Z"), rgb(0x557A34));
}
void tent(const Pen& p, Vec foot, float size, Colour c) {
  const Pen q = p.through(shift(foot) * stretch(size / 30, size / 30));
  q.fill(drawn("M-20 1 L-12 -14 L0 -24 L12 -14 L20 1 Z"),
         downwards(mix(c, rgb(0xFFFFFF), 0.2f), c, {-20, -24, 40, 25}));
  q.fill(drawn("M-5 1 L0 -14 L5 1 Z"), mix(c, rgb(0x0A0402), 0.6f));
  q.box({-0.6f, -31, 1.2f, 8}, 0, rgb(0x4A2E16));
  q.fill(drawn("M0.6 -31 L9 -28.5 L0.6 -26 Z"), ui::kGold);
}
void fall_of_water(const Pen& p, Rect r) {
  p.box(r, r.w * 0.3f, downwards(rgb(0xF4FBFF), rgb(0xA9D0E4), r));
  for (const float t : {0.3f, 0.62f}) {
    const Vec line[] = {{r.x + r.w * t, r.y + r.h * 0.1f}, {r.x + r.w * t, r.bottom()}};
    p.stroke(line, rgb(0x7FB4D0, 160), r.w * 0.09f, false);
  }
  for (int i = 0; i < 4; ++i)
    p.disc({r.x + r.w * (0.1f + 0.27f * static_cast<float>(i)), r.bottom()}, r.w * 0.32f, rgb(0xFFFFFF, 130));
}
void mist(const Pen& p, float y, Colour c, float share) {
  const Rect r{-40, y, 280, 100 - y};
  p.box(r, 0, downwards(faded(c, 0), faded(c, share), r));
}

}  // namespace mathom::war_of_the_ring::parts

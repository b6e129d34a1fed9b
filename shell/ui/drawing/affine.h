// Sums of points, affine maps, and strips cut from rectangles: what drawings and layouts need beyond geometry.h.
#pragma once
#include <algorithm>
#include <cmath>

#include "shell/ui/drawing/geometry.h"

namespace mathom::ui {

using Vec = Point;
constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
constexpr Vec operator*(Vec a, float k) { return {a.x * k, a.y * k}; }

inline float length(Vec v) { return std::sqrt(v.x * v.x + v.y * v.y); }
constexpr float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }
constexpr float cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }
constexpr float lerp(float a, float b, float t) { return a + (b - a) * t; }
constexpr Vec lerp(Vec a, Vec b, float t) { return {lerp(a.x, b.x, t), lerp(a.y, b.y, t)}; }

constexpr Rect grown(Rect r, float d) { return {r.x - d, r.y - d, r.w + 2 * d, r.h + 2 * d}; }
constexpr Rect moved(Rect r, Vec d) { return {r.x + d.x, r.y + d.y, r.w, r.h}; }
constexpr Rect around(Vec centre, float w, float h) { return {centre.x - w / 2, centre.y - h / 2, w, h}; }
constexpr Rect lerp(Rect a, Rect b, float t) {
  return {lerp(a.x, b.x, t), lerp(a.y, b.y, t), lerp(a.w, b.w, t), lerp(a.h, b.h, t)};
}

// Each takes a strip off one side of `r` and leaves the rest: a layout reads in the order of its cuts.
constexpr Rect cut_top(Rect& r, float d) {
  const Rect out{r.x, r.y, r.w, std::clamp(d, 0.0f, std::max(0.0f, r.h))};
  r.y += out.h;
  r.h -= out.h;
  return out;
}
constexpr Rect cut_bottom(Rect& r, float d) {
  const float k = std::clamp(d, 0.0f, std::max(0.0f, r.h));
  r.h -= k;
  return {r.x, r.y + r.h, r.w, k};
}
constexpr Rect cut_left(Rect& r, float d) {
  const Rect out{r.x, r.y, std::clamp(d, 0.0f, std::max(0.0f, r.w)), r.h};
  r.x += out.w;
  r.w -= out.w;
  return out;
}
constexpr Rect cut_right(Rect& r, float d) {
  const float k = std::clamp(d, 0.0f, std::max(0.0f, r.w));
  r.w -= k;
  return {r.x + r.w, r.y, k, r.h};
}

// x' = a x + c y + e, y' = b x + d y + f.
struct Affine {
  float a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;
  constexpr Vec operator()(Vec p) const { return {a * p.x + c * p.y + e, b * p.x + d * p.y + f}; }
  float scale() const { return std::sqrt(std::abs(a * d - b * c)); }
  // First `i`, then `o`.
  friend constexpr Affine operator*(const Affine& o, const Affine& i) {
    return {o.a * i.a + o.c * i.b, o.b * i.a + o.d * i.b,       o.a * i.c + o.c * i.d,
            o.b * i.c + o.d * i.d, o.a * i.e + o.c * i.f + o.e, o.b * i.e + o.d * i.f + o.f};
  }
};

constexpr Affine shift(Vec to) { return {1, 0, 0, 1, to.x, to.y}; }
constexpr Affine stretch(float sx, float sy) { return {sx, 0, 0, sy, 0, 0}; }
inline Affine turn(float radians) {
  const float s = std::sin(radians), k = std::cos(radians);
  return {k, s, -s, k, 0, 0};
}

}  // namespace mathom::ui

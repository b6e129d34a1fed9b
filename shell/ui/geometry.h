// Points and rectangles of the shell, in CSS pixels with y downwards: the layout unit of every screen, whatever the
// density of the display. Not ImVec2, so that headers of the shell need no ImGui.
#pragma once
#include <algorithm>
#include <numbers>

namespace mathom::ui {

inline constexpr float kPi = std::numbers::pi_v<float>;

struct Point {
  float x = 0, y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

struct Rect {
  float x = 0, y = 0, w = 0, h = 0;

  float right() const { return x + w; }
  float bottom() const { return y + h; }
  Point centre() const { return {x + w / 2, y + h / 2}; }
  bool empty() const { return w <= 0 || h <= 0; }
  bool contains(Point p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
  bool overlaps(const Rect& o) const { return x < o.right() && o.x < right() && y < o.bottom() && o.y < bottom(); }
  Rect inset(float d) const { return {x + d, y + d, w - 2 * d, h - 2 * d}; }
  Rect moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
  Rect intersect(const Rect& o) const {
    const float l = std::max(x, o.x), t = std::max(y, o.y);
    return {l, t, std::max(0.0f, std::min(right(), o.right()) - l), std::max(0.0f, std::min(bottom(), o.bottom()) - t)};
  }
  friend bool operator==(const Rect&, const Rect&) = default;
};

}  // namespace mathom::ui

#include "shell/ui/drawing/shape.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <string>

namespace mathom::ui {
namespace {

float signed_area(const std::vector<Vec>& p) {
  float sum = 0;
  for (std::size_t i = 0, n = p.size(); i < n; ++i) sum += cross(p[i], p[(i + 1) % n]);
  return sum / 2;
}

bool inside(Vec p, Vec a, Vec b, Vec c) {
  return cross(b - a, p - a) >= 0 && cross(c - b, p - b) >= 0 && cross(a - c, p - c) >= 0;
}

bool is_ear(const std::vector<Vec>& p, const std::vector<std::uint16_t>& left, std::size_t at) {
  const std::size_t n = left.size();
  const Vec a = p[left[(at + n - 1) % n]], b = p[left[at]], c = p[left[(at + 1) % n]];
  if (cross(b - a, c - b) <= 1e-7f) return false;
  for (std::size_t i = 0; i < n; ++i) {
    const Vec q = p[left[i]];
    if (q == a || q == b || q == c) continue;
    if (inside(q, a, b, c)) return false;
  }
  return true;
}

// Ear clipping: outlines here have tens of points and are cut once, so the square cost does not matter.
std::vector<std::uint16_t> triangulate(const std::vector<Vec>& p) {
  std::vector<std::uint16_t> left(p.size()), out;
  for (std::size_t i = 0; i < p.size(); ++i) left[i] = static_cast<std::uint16_t>(i);
  std::size_t at = 0, missed = 0;
  while (left.size() > 2 && missed <= left.size()) {
    at %= left.size();
    if (is_ear(p, left, at)) {
      const std::size_t n = left.size();
      out.insert(out.end(), {left[(at + n - 1) % n], left[at], left[(at + 1) % n]});
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
      missed = 0;
    } else {
      ++at;
      ++missed;
    }
  }
  return out;
}

float off_line(Vec p, Vec a, Vec b) {
  const Vec d = b - a;
  const float square = dot(d, d);
  const float t = square > 0 ? std::clamp(dot(p - a, d) / square, 0.0f, 1.0f) : 0;
  return length(p - (a + d * t));
}

class PathReader {
 public:
  PathReader(std::string_view text, int steps) : text_(text), steps_(steps) {}

  std::vector<Vec> read() {
    while (at_ < text_.size()) step();
    if (points_.size() > 1 && length(points_.front() - points_.back()) < 1e-4f) points_.pop_back();
    return std::move(points_);
  }

 private:
  void step() {
    const char c = text_[at_];
    if (c == ' ' || c == ',' || c == '\n' || c == 'Z') {
      ++at_;
      return;
    }
    if ((c >= 'A' && c <= 'Z')) {
      command_ = c;
      ++at_;
    }
    const Vec here = points_.empty() ? Vec{} : points_.back();
    if (command_ == 'H') return add({number(), here.y});
    if (command_ == 'V') return add({here.x, number()});
    if (command_ == 'C') return cubic(here);
    if (command_ == 'Q') return quadratic(here);
    add(point());
  }

  void add(Vec p) {
    if (points_.empty() || length(points_.back() - p) > 1e-4f) points_.push_back(p);
  }
  Vec point() {
    const float x = number();
    return {x, number()};
  }
  float number() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == ',' || text_[at_] == '\n')) ++at_;
    const std::size_t from = at_;
    const bool minus = at_ < text_.size() && text_[at_] == '-';
    if (minus) ++at_;
    bool point = false;
    double digits = 0, unit = 1;
    for (; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (c == '.' && !point)
        point = true;
      else if (c >= '0' && c <= '9')
        digits = digits * 10 + (c - '0'), unit *= point ? 10 : 1;
      else
        break;
    }
    if (at_ == from) ++at_;  // no number stands here
    return static_cast<float>((minus ? -digits : digits) / unit);
  }
  void cubic(Vec a) {
    const Vec b = point(), c = point(), d = point();
    for (int i = 1; i <= steps_; ++i) {
      const float t = static_cast<float>(i) / static_cast<float>(steps_), u = 1 - t;
      add(a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t));
    }
  }
  void quadratic(Vec a) {
    const Vec b = point(), c = point();
    for (int i = 1; i <= steps_; ++i) {
      const float t = static_cast<float>(i) / static_cast<float>(steps_), u = 1 - t;
      add(a * (u * u) + b * (2 * u * t) + c * (t * t));
    }
  }

  std::string_view text_;
  int steps_;
  std::size_t at_ = 0;
  char command_ = 'M';
  std::vector<Vec> points_;
};

}  // namespace

Shape shape_from(std::vector<Vec> outline) {
  if (signed_area(outline) < 0) std::reverse(outline.begin(), outline.end());
  Shape s{std::move(outline), {}};
  s.triangles = triangulate(s.outline);
  return s;
}

void thin(std::span<const Vec> line, float most, bool closed, std::vector<Vec>& out) {
  constexpr std::size_t kLongest = 16;  // points left out in a row
  const std::size_t n = line.size();
  out.clear();
  if (n == 0) return;
  out.push_back(line[0]);
  std::size_t from = 0;
  const std::size_t ends = closed ? n : n - 1;
  for (std::size_t i = 1; i < ends; ++i) {
    const Vec next = line[(i + 1) % n];
    bool kept = i - from >= kLongest;
    for (std::size_t k = from + 1; k <= i && !kept; ++k) kept = off_line(line[k], line[from], next) > most;
    if (kept) out.push_back(line[from = i]);
  }
  if (!closed && n > 1) out.push_back(line[n - 1]);
  if (closed && out.size() < 3) out.assign(line.begin(), line.end());
}

const Shape& Shape::within(float most) const {
  const int power = std::ilogb(most);
  const auto [at, fresh] = coarser_.try_emplace(power);
  if (!fresh) return at->second.outline.empty() ? *this : at->second;
  std::vector<Vec> fewer;
  thin(outline, std::ldexp(1.0f, power), true, fewer);
  if (fewer.size() == outline.size()) return *this;
  Shape s = shape_from(std::move(fewer));
  // Where a thin part would cross itself, triangles would be lost.
  if (s.triangles.size() + 6 == s.outline.size() * 3) at->second = std::move(s);
  return at->second.outline.empty() ? *this : at->second;
}

Shape shape_from_path(std::string_view path, int steps) {
  assert(path.find('M', 1) == std::string_view::npos);  // a second outline would be joined to the first
  return shape_from(PathReader(path, steps).read());
}
std::vector<Vec> line_from_path(std::string_view path, int steps) { return PathReader(path, steps).read(); }

std::vector<Vec> rounded_rect(Rect r, float radius, int steps) {
  radius = std::min({radius, r.w / 2, r.h / 2});
  std::vector<Vec> out;
  const Vec centres[] = {{r.right() - radius, r.bottom() - radius},
                         {r.x + radius, r.bottom() - radius},
                         {r.x + radius, r.y + radius},
                         {r.right() - radius, r.y + radius}};
  for (int k = 0; k < 4; ++k)
    for (int i = 0; i <= steps; ++i) {
      const float angle = kPi / 2 * (static_cast<float>(k) + static_cast<float>(i) / static_cast<float>(steps));
      out.push_back(centres[k] + Vec{std::cos(angle), std::sin(angle)} * radius);
    }
  return out;
}

std::vector<Vec> ellipse(Vec centre, float rx, float ry, int steps) {
  std::vector<Vec> out;
  for (int i = 0; i < steps; ++i) {
    const float angle = 2 * kPi * static_cast<float>(i) / static_cast<float>(steps);
    out.push_back({centre.x + rx * std::cos(angle), centre.y + ry * std::sin(angle)});
  }
  return out;
}

std::vector<Vec> regular_polygon(Vec centre, float radius, int sides, float from_angle) {
  std::vector<Vec> out;
  for (int i = 0; i < sides; ++i) {
    const float angle = from_angle + 2 * kPi * static_cast<float>(i) / static_cast<float>(sides);
    out.push_back(centre + Vec{std::cos(angle), std::sin(angle)} * radius);
  }
  return out;
}

}  // namespace mathom::ui

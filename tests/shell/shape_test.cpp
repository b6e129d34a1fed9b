// Outlines with as few points as no eye can tell from the whole: what is left out, what stays, and that nothing is
// lost.
#include "shell/ui/drawing/shape.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

using namespace mathom::ui;

namespace {

float off(Vec p, const std::vector<Vec>& line) {
  float least = 1e9f;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const Vec a = line[i], d = line[(i + 1) % line.size()] - a;
    const float square = dot(d, d), t = square > 0 ? std::clamp(dot(p - a, d) / square, 0.0f, 1.0f) : 0;
    least = std::min(least, length(p - (a + d * t)));
  }
  return least;
}

float area(const Shape& s) {
  float sum = 0;
  for (std::size_t i = 0; i + 2 < s.triangles.size(); i += 3) {
    const Vec a = s.outline[s.triangles[i]], b = s.outline[s.triangles[i + 1]], c = s.outline[s.triangles[i + 2]];
    sum += std::abs(cross(b - a, c - a)) / 2;
  }
  return sum;
}

// A star: it turns inwards, so that leaving out points may hurt it.
Shape star() {
  std::vector<Vec> line;
  for (int i = 0; i < 200; ++i) {
    const float turn = static_cast<float>(i) / 200 * 2 * kPi, reach = 60 + 25 * std::cos(5 * turn);
    line.push_back({reach * std::cos(turn), reach * std::sin(turn)});
  }
  return shape_from(line);
}

}  // namespace

TEST_CASE("a line loses only points within the allowed distance", "[drawing]") {
  const auto circle = ellipse({0, 0}, 40, 40, 64);
  std::vector<Vec> fewer;
  for (const float most : {0.25f, 0.6f, 3.0f}) {
    thin(circle, most, true, fewer);
    CHECK(fewer.size() < circle.size());
    for (const Vec p : circle) CHECK(off(p, fewer) <= most + 1e-3f);
  }
}

TEST_CASE("a line whose points all lie beyond the allowed distance stays whole", "[drawing]") {
  const auto circle = ellipse({0, 0}, 40, 40, 64);
  std::vector<Vec> fewer;
  thin(circle, 0.15f, true, fewer);
  CHECK(fewer == circle);
}

TEST_CASE("the corners of a line stay, and so do both ends of an open line", "[drawing]") {
  const std::vector<Vec> bent{{0, 0}, {5, 0}, {10, 0}, {10, 5}, {10, 10}};
  std::vector<Vec> fewer;
  thin(bent, 0.1f, false, fewer);
  CHECK(fewer == std::vector<Vec>{{0, 0}, {10, 0}, {10, 10}});
}

TEST_CASE("a closed line keeps three points however little they matter", "[drawing]") {
  std::vector<Vec> fewer;
  thin(ellipse({0, 0}, 1, 1, 12), 100, true, fewer);
  CHECK(fewer.size() >= 3);
}

TEST_CASE("a shape with fewer points covers the same ground, and each scale gets its own", "[drawing]") {
  const Shape whole = star();
  std::size_t before = whole.outline.size() + 1;
  for (const float most : {0.02f, 0.3f, 2.0f}) {
    const Shape& seen = whole.within(most);
    CHECK(seen.outline.size() < before);
    CHECK(seen.triangles.size() == (seen.outline.size() - 2) * 3);
    CHECK(std::abs(area(seen) - area(whole)) < most * 60 * 2 * kPi);
    CHECK(&whole.within(most) == &seen);
    before = seen.outline.size();
  }
}

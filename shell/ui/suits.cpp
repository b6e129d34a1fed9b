#include "shell/ui/suits.h"

#include <array>

namespace mathom::ui {
namespace {

// Drawn in a box from -50 to 50.
constexpr std::string_view kSpade =
    "M0 -50 C6 -34 44 -14 44 12 C44 28 32 36 21 36 C13 36 6 32 3 25 C4 36 8 45 15 50 L-15 50 C-8 45 -4 36 -3 25 "
    "C-6 32 -13 36 -21 36 C-32 36 -44 28 -44 12 C-44 -14 -6 -34 0 -50 Z";
constexpr std::string_view kHeart =
    "M0 48 C-8 30 -48 4 -48 -20 C-48 -36 -37 -46 -24 -46 C-12 -46 -4 -39 0 -28 C4 -39 12 -46 24 -46 C37 -46 48 -36 48 "
    "-20 "
    "C48 4 8 30 0 48 Z";
constexpr std::string_view kDiamond =
    "M0 -51 C8 -34 24 -14 37 0 C24 14 8 34 0 51 C-8 34 -24 14 -37 0 C-24 -14 -8 -34 0 -51 Z";
constexpr std::string_view kClub =
    "M0 -49 C13 -49 22 -39 22 -27 C22 -19 18 -12 12 -7 C17 -10 21 -11 26 -11 C38 -11 47 -2 47 10 C47 22 38 31 26 31 "
    "C16 31 8 26 4 17 C5 32 9 43 17 50 L-17 50 C-9 43 -5 32 -4 17 C-8 26 -16 31 -26 31 C-38 31 -47 22 -47 10 "
    "C-47 -2 -38 -11 -26 -11 C-21 -11 -17 -10 -12 -7 C-18 -12 -22 -19 -22 -27 C-22 -39 -13 -49 0 -49 Z";
constexpr std::string_view kCrown = "M-50 -18 L-42 32 L42 32 L50 -18 L24 6 L0 -34 L-24 6 Z";

Shape star(int points, float outer, float inner) {
  std::vector<Vec> out;
  for (int i = 0; i < points * 2; ++i) {
    const float angle = -kPi / 2 + kPi * static_cast<float>(i) / static_cast<float>(points), r = i % 2 ? inner : outer;
    out.push_back({r * std::cos(angle), r * std::sin(angle) + 3});
  }
  return shape_from(std::move(out));
}

const Shape& suit_shape(Suit s) {
  static const std::array<Shape, kSuits> shapes{shape_from_path(kSpade, 8), shape_from_path(kHeart, 8),
                                                shape_from_path(kDiamond, 8), shape_from_path(kClub, 8),
                                                star(5, 54, 23)};
  return shapes[static_cast<std::size_t>(s)];
}

}  // namespace

void draw_suit(const Pen& pen, Suit suit, Vec middle, float size, const Paint& paint, bool upside_down) {
  const float k = size / 100 * (upside_down ? -1.0f : 1.0f);
  pen.through(shift(middle) * stretch(k, k)).fill(suit_shape(suit), paint);
}

void draw_badge(const Pen& pen, Badge badge, Vec middle, float size, Colour colour) {
  const float r = size / 2;
  switch (badge) {
    case Badge::circle: return pen.disc(middle, r * 0.92f, colour);
    case Badge::square: return pen.convex(regular_polygon(middle, r * 1.16f, 4, kPi / 4), colour);
    case Badge::triangle: return pen.convex(regular_polygon(middle + Vec{0, r * 0.2f}, r * 1.15f, 3, -kPi / 2), colour);
    case Badge::pentagon:
      return pen.convex(regular_polygon(middle + Vec{0, r * 0.06f}, r * 1.05f, 5, -kPi / 2), colour);
    case Badge::hexagon: return pen.convex(regular_polygon(middle, r * 1.02f, 6, 0), colour);
    case Badge::diamond: return pen.convex(regular_polygon(middle, r * 1.12f, 4, 0), colour);
  }
}

void draw_crown(const Pen& pen, Vec middle, float width, const Paint& paint) {
  static const Shape crown = shape_from_path(kCrown);
  const float k = width / 100;
  const Pen p = pen.through(shift(middle) * stretch(k, k));
  p.fill(crown, paint);
  for (const Vec tip : {Vec{-50, -20}, Vec{0, -38}, Vec{50, -20}}) p.disc(tip, 7, paint);
}

}  // namespace mathom::ui

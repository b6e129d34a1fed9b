// Pips and trumps: the pictures that are pure computation.
#include "shell/ui/cards/card_art.h"

#include <unordered_map>

#include "shell/ui/cards/card_face.h"
#include "shell/ui/cards/suits.h"

namespace mathom::ui {
namespace {

struct Pip {
  float x, y;  // in steps from the middle
};

// The classical patterns: columns at -1, 0, 1 and heights from -3 to 3.
std::span<const Pip> pips_of(int count) {
  static constexpr Pip p1[] = {{0, 0}}, p2[] = {{0, -3}, {0, 3}}, p3[] = {{0, -3}, {0, 0}, {0, 3}};
  static constexpr Pip p4[] = {{-1, -3}, {1, -3}, {-1, 3}, {1, 3}}, p5[] = {{-1, -3}, {1, -3}, {0, 0}, {-1, 3}, {1, 3}};
  static constexpr Pip p6[] = {{-1, -3}, {1, -3}, {-1, 0}, {1, 0}, {-1, 3}, {1, 3}};
  static constexpr Pip p7[] = {{-1, -3}, {1, -3}, {-1, 0}, {1, 0}, {-1, 3}, {1, 3}, {0, -1.5f}};
  static constexpr Pip p8[] = {{-1, -3}, {1, -3}, {-1, 0}, {1, 0}, {-1, 3}, {1, 3}, {0, -1.5f}, {0, 1.5f}};
  static constexpr Pip p9[] = {{-1, -3}, {1, -3}, {-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}, {-1, 3}, {1, 3}};
  static constexpr Pip p10[] = {{-1, -3}, {1, -3}, {0, -2}, {-1, -1}, {1, -1},
                                {-1, 1},  {1, 1},  {0, 2},  {-1, 3},  {1, 3}};
  static constexpr std::span<const Pip> all[] = {p1, p2, p3, p4, p5, p6, p7, p8, p9, p10};
  return all[std::clamp(count, 1, 10) - 1];
}

}  // namespace

const Shape& drawn(std::string_view path) {
  static std::unordered_map<const char*, Shape> shapes;
  const auto [at, fresh] = shapes.try_emplace(path.data());
  if (fresh) at->second = shape_from_path(path);
  return at->second;
}

void Brush::part(std::string_view path, const Paint& paint) const {
  const Shape& s = drawn(path);
  pen_.fill(s, paint);
  pen_.stroke(s.outline, kInk, line_, true);
}
void Brush::bare(std::string_view path, const Paint& paint) const { pen_.fill(drawn(path), paint); }
void Brush::oval(Vec middle, float rx, float ry, const Paint& paint) const {
  const auto outline = ellipse(middle, rx, ry, 30);
  pen_.convex(outline, paint);
  pen_.stroke(outline, kInk, line_, true);
}
void Brush::dot(Vec middle, float radius, const Paint& paint) const { pen_.disc(middle, radius, paint); }
void Brush::line(std::string_view path, Colour c, float width) const {
  pen_.stroke(line_from_path(path), c, width, false);
}

void draw_pips(const Pen& art, Suit suit, int count, Colour colour) {
  const float size = count == 1 ? 46 : count <= 3 ? 27 : count <= 6 ? 24 : 20;
  const float step_x = count <= 3 ? 0.0f : 18.0f, step_y = count <= 3 ? 16.5f : 17.5f;
  for (const Pip p : pips_of(count)) draw_suit(art, suit, {p.x * step_x, p.y * step_y}, size, colour, p.y > 0.1f);
}

// An evening over hills, and the trump's emblem of gold in it.
void draw_trump(const Pen& art, int number, Colour) {
  const bool bout = number == 1 || number == 21;
  constexpr Colour gold = rgb(0xF0CE7A), deep = rgb(0x2A0C48), glow = rgb(0xA45DC0);
  const Rect box{-31, -66, 62, 132};
  art.box(box, 4, Paint(deep, glow, {0, -50}, {0, 66}));
  art.fill(drawn("M-31 44 C-22 36 -12 38 -4 45 C6 38 20 36 31 46 L31 62 Q31 66 27 66 L-27 66 Q-31 66 -31 62 Z"),
           rgb(0x4A1C74));
  art.fill(drawn("M-31 54 C-18 47 -4 52 6 56 C16 50 24 51 31 55 L31 62 Q31 66 27 66 L-27 66 Q-31 66 -31 62 Z"),
           rgb(0x2A0C48));
  for (const Vec v : {Vec{-24, -52}, Vec{20, -58}, Vec{-10, -60}, Vec{26, -36}, Vec{-26, -26}, Vec{25, 6}, Vec{-24, 22},
                      Vec{6, -50}, Vec{19, 30}, Vec{-4, 33}})
    art.disc(v, 0.9f, rgb(0xFFF3CF, 210));
  art.disc({0, -8}, 29, rgb(0x1F0838, 120));
  art.ring({0, -8}, 29, faded(gold, bout ? 0.9f : 0.5f), bout ? 1.4f : 0.7f);
  draw_trump_emblem(art.through(shift({0, -8}) * stretch(0.98f, 0.98f)), number);
  art.frame(box, 4, bout ? rgb(0xE9B949) : rgb(0x3A1460), bout ? 1.8f : 1.0f);
  art.frame(grown(box, -2.4f), 2.5f, faded(gold, bout ? 0.9f : 0.4f), 0.7f);
}

}  // namespace mathom::ui

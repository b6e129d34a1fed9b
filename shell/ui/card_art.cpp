// Pips and trumps: the pictures that are pure computation.
#include "shell/ui/card_art.h"

#include <unordered_map>

#include "shell/ui/card_face.h"
#include "shell/ui/suits.h"

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

// Rays from the middle, one for each point, where there are too few points for a star polygon.
void draw_rays(const Pen& art, int number, float radius, Colour colour) {
  static constexpr std::string_view kRay = "M0 4 C7 -4 8 -14 0 -30 C-8 -14 -7 -4 0 4 Z";
  if (number == 1) radius *= 1.35f;
  for (int i = 0; i < number; ++i) {
    const float angle = 2 * kPi * static_cast<float>(i) / static_cast<float>(number);
    const Pen ray =
        art.through(turn(angle) * shift({0, number == 1 ? 13.0f : 0.0f}) * stretch(radius / 30, radius / 30));
    ray.fill(drawn(kRay), Paint(mix(colour, rgb(0xFFFFFF), 0.35f), colour, {0, -30}, {0, 4}));
  }
  const Vec hub{0, number == 1 ? 8.0f : 0.0f};
  art.disc(hub, 4.2f, kCard);
  art.ring(hub, 4.2f, colour, 1.2f);
}

void draw_star_polygon(const Pen& art, int number, float radius, Colour colour) {
  const int skip = number == 6 ? 2 : std::max(2, static_cast<int>(static_cast<float>(number) * 0.4f));
  const auto tip = [&](int i, float r) {
    const float angle = -kPi / 2 + 2 * kPi * static_cast<float>(i) / static_cast<float>(number);
    return Vec{std::cos(angle) * r, std::sin(angle) * r};
  };
  // A solid star under the lines gives the points weight.
  const float deep = std::cos(kPi * static_cast<float>(skip) / static_cast<float>(number)) /
                     std::cos(kPi * static_cast<float>(skip - 1) / static_cast<float>(number));
  std::vector<Vec> solid;
  for (int i = 0; i < number; ++i) {
    solid.push_back(tip(i, radius));
    const Vec between = tip(i, 1) + tip(i + 1, 1);
    solid.push_back(between * (radius * deep / std::max(0.01f, length(between))));
  }
  art.fill(shape_from(std::move(solid)), Paint(faded(colour, 0.10f), faded(colour, 0.24f), {0, -radius}, {0, radius}));
  for (int i = 0; i < number; ++i) {
    const Vec chord[] = {tip(i, radius), tip(i + skip, radius)};
    art.stroke(chord, colour, number > 14 ? 0.7f : 0.95f, false);
  }
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

void draw_trump(const Pen& art, int number, Colour colour) {
  const bool bout = number == 1 || number == 21;
  const Colour rim = bout ? rgb(0xB98520) : colour;
  const Rect box{-31, -66, 62, 132};
  art.box(box, 4, downwards(faded(colour, 0.04f), faded(colour, 0.12f), box));
  art.frame(box, 4, faded(rim, 0.85f), 1.0f);
  art.frame(grown(box, -2.4f), 2.5f, faded(rim, 0.45f), 0.6f);
  for (const Vec corner : {Vec{-1, -1}, Vec{1, -1}, Vec{1, 1}, Vec{-1, 1}})
    draw_suit(art, Suit::trump, {corner.x * 23.5f, corner.y * 58.5f}, 6.5f, faded(rim, 0.9f), corner.y > 0);
  const float radius = 22;
  art.disc({0, 0}, 27.5f, rgb(0xFFFDF6));
  art.ring({0, 0}, 27.5f, faded(rim, 0.5f), 0.7f);
  if (number < 5)
    draw_rays(art, number, radius, colour);
  else
    draw_star_polygon(art, number, radius, colour);
  const float dot = number > 12 ? 1.35f : 1.8f;
  for (int i = 0; i < number; ++i) {
    const float angle = -kPi / 2 + 2 * kPi * static_cast<float>(i) / static_cast<float>(number);
    art.disc({std::cos(angle) * 24.8f, std::sin(angle) * 24.8f}, dot, rgb(0xC98F22));
  }
  // A sprig above and its reflection below lead the eye to the star.
  for (const float way : {1.0f, -1.0f}) {
    const Pen half = art.through(stretch(way, way));
    static constexpr std::string_view kLeaf = "M0 -34 C4.5 -38 5 -44 0 -51 C-5 -44 -4.5 -38 0 -34 Z";
    static constexpr std::string_view kSide = "M0 -34 C6 -34 12 -38 15 -45 C8 -46 2 -42 0 -34 Z";
    half.fill(drawn(kLeaf), faded(rim, 0.8f));
    half.fill(drawn(kSide), faded(rim, 0.55f));
    half.through(stretch(-1, 1)).fill(drawn(kSide), faded(rim, 0.55f));
    half.disc({0, -55}, 1.5f, rgb(0xC98F22));
  }
}

}  // namespace mathom::ui

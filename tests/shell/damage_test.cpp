// Where a picture differs from the one before, it alone is painted: pixel by pixel the same as the whole picture. A
// small painter of our own, which rounds cuts as Dear ImGui's renderer does, mixes colours so that order and overlaps
// show.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <random>

#include "imgui_internal.h"
#include "shell/platform/damage.h"
#include "support/amount.h"

using namespace mathom;

namespace {

constexpr int kMost = 24;  // shapes of a picture

struct Shape {
  std::array<ImVec2, 3> at;
  ImU32 colour = 0;
  ImVec4 cut;
  bool round = false;
};

struct Scene {
  std::vector<Shape> shapes;
  ImVec2 size{320, 200};
  float density = 1;
};

// A picture and what it is made in.
struct Picture {
  ImDrawListSharedData shared;
  std::unique_ptr<ImDrawList> list;
  ImDrawData data;

  explicit Picture(const Scene& scene) : list(std::make_unique<ImDrawList>(&shared)) {
    list->_ResetForNewFrame();
    for (const Shape& s : scene.shapes) {
      list->PushClipRect({s.cut.x, s.cut.y}, {s.cut.z, s.cut.w});
      if (s.round)
        list->AddCircleFilled(s.at[0], 9, s.colour, 12);
      else
        list->AddTriangleFilled(s.at[0], s.at[1], s.at[2], s.colour);
      list->PopClipRect();
    }
    data.DisplaySize = scene.size;
    data.FramebufferScale = {scene.density, scene.density};
    data.CmdLists.push_back(list.get());
  }
};

struct Canvas {
  int width, height;
  std::vector<std::uint32_t> pixels;
  explicit Canvas(const Tiles& t)
      : width(t.width), height(t.height), pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}
  std::uint32_t& at(int x, int y) { return pixels[static_cast<std::size_t>(y * width + x)]; }

  void clear(const PixelRect& r) {
    for (int y = r.top; y < r.bottom; ++y)
      for (int x = r.left; x < r.right; ++x) at(x, y) = 7;
  }
  void paint(const ImDrawData& data);
  void paint(const ImDrawList& list, const ImDrawCmd& part, float scale);
  void fill(const std::array<ImVec2, 3>& p, std::uint32_t number, const PixelRect& cut);
};

float side(const ImVec2& a, const ImVec2& b, float x, float y) {
  return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
}

void Canvas::fill(const std::array<ImVec2, 3>& p, std::uint32_t number, const PixelRect& cut) {
  for (int y = std::max(0, cut.top); y < std::min(height, cut.bottom); ++y)
    for (int x = std::max(0, cut.left); x < std::min(width, cut.right); ++x) {
      const float px = static_cast<float>(x) + 0.5f, py = static_cast<float>(y) + 0.5f;
      const float a = side(p[0], p[1], px, py), b = side(p[1], p[2], px, py), c = side(p[2], p[0], px, py);
      if ((a >= 0 && b >= 0 && c >= 0) || (a <= 0 && b <= 0 && c <= 0)) at(x, y) = at(x, y) * 31 + number;
    }
}

void Canvas::paint(const ImDrawList& list, const ImDrawCmd& part, float scale) {
  const ImVec4& r = part.ClipRect;
  if (r.z <= r.x || r.w <= r.y) return;
  const int x = static_cast<int>(r.x * scale), y = static_cast<int>(static_cast<float>(height) - r.w * scale);
  const int wide = static_cast<int>(r.z * scale - r.x * scale), high = static_cast<int>(r.w * scale - r.y * scale);
  for (unsigned i = 0; i < part.ElemCount; i += 3) {
    std::array<ImVec2, 3> corners;
    std::uint32_t number = 1;
    for (unsigned k = 0; k < 3; ++k) {
      const ImDrawVert& v = list.VtxBuffer.Data[list.IdxBuffer.Data[part.IdxOffset + i + k]];
      corners[k] = {v.pos.x * scale, v.pos.y * scale};
      number += v.col * (k + 3);
    }
    fill(corners, number, {x, height - y - high, x + wide, height - y});
  }
}

void Canvas::paint(const ImDrawData& data) {
  for (const ImDrawList* list : data.CmdLists)
    for (const ImDrawCmd& part : list->CmdBuffer) paint(*list, part, data.FramebufferScale.x);
}

float up_to(std::mt19937& luck, float most) { return static_cast<float>(luck() % 10000) / 10000 * most; }

Shape shape(std::mt19937& luck, const Scene& scene) {
  Shape s;
  const ImVec2 at{up_to(luck, scene.size.x + 40) - 20, up_to(luck, scene.size.y + 40) - 20};
  const float reach = luck() % 6 == 0 ? 400.0f : 30.0f;
  for (ImVec2& p : s.at) p = {at.x + up_to(luck, reach), at.y + up_to(luck, reach)};
  s.colour = static_cast<ImU32>(luck()) | 0xFF;
  s.cut = {0, 0, scene.size.x, scene.size.y};
  if (luck() % 3 == 0) s.cut = {at.x - 5.4f, at.y - 3.7f, at.x + up_to(luck, 40), at.y + up_to(luck, 30)};
  s.round = luck() % 2 == 0;
  return s;
}

Scene scene(std::mt19937& luck) {
  constexpr std::array densities{1.0f, 1.25f, 1.5f, 2.0f};
  Scene s;
  s.density = densities[luck() % densities.size()];
  s.size = {281 + static_cast<float>(luck() % 60), 171 + static_cast<float>(luck() % 60)};
  for (int i = 0; i < kMost; ++i) s.shapes.push_back(shape(luck, s));
  return s;
}

// One shape goes, comes, moves, or changes its cut, its colour or its place in the order.
void change(std::mt19937& luck, Scene& s) {
  Shape& one = s.shapes[luck() % s.shapes.size()];
  switch (luck() % 5) {
    case 0: one = shape(luck, s); break;
    case 1: one.colour ^= 0x40; break;
    case 2: one.cut.z -= 1; break;
    case 3: std::swap(one, s.shapes[luck() % s.shapes.size()]); break;
    default:
      for (ImVec2& p : one.at) p.x += 2;
  }
}

PixelRect whole(const Tiles& t) { return {0, 0, t.width, t.height}; }

}  // namespace

TEST_CASE("painting only what has changed gives the same picture, pixel by pixel", "[ui]") {
  std::mt19937 luck(7);
  const int rounds = static_cast<int>(std::max<std::uint64_t>(8, test::amount(120)));
  int partly = 0;
  for (int round = 0; round < rounds; ++round) {
    Scene s = scene(luck);
    const Picture first(s);
    const Tiles before = tiles_of(first.data);
    Canvas canvas(before);
    canvas.clear(whole(before));
    canvas.paint(first.data);
    for (unsigned i = 0; i <= luck() % 3; ++i) change(luck, s);
    Picture next(s);
    const Tiles now = tiles_of(next.data);
    Canvas wanted(now);
    wanted.clear(whole(now));
    wanted.paint(next.data);
    const auto places = changed_places(before, now);
    partly += !places.empty() && places[0].area() < whole(now).area();
    for (const PixelRect& place : places) canvas.clear(place);
    cut_to(next.data, places);
    canvas.paint(next.data);
    REQUIRE(canvas.pixels == wanted.pixels);
  }
  CHECK(partly > rounds / 2);
}

TEST_CASE("the same picture has no difference, one of another size differs everywhere", "[ui]") {
  std::mt19937 luck(3);
  Scene s = scene(luck);
  const Tiles one = tiles_of(Picture(s).data);
  CHECK(changed_places(one, tiles_of(Picture(s).data)).empty());
  s.size.x += 1;
  const Tiles other = tiles_of(Picture(s).data);
  const auto places = changed_places(one, other);
  REQUIRE(places.size() == 1);
  CHECK(places[0].area() == whole(other).area());
}

TEST_CASE("places that differ are few and do not overlap", "[ui]") {
  std::mt19937 luck(11);
  for (int round = 0; round < 60; ++round) {
    Scene s = scene(luck);
    const Tiles before = tiles_of(Picture(s).data);
    for (int i = 0; i < 8; ++i) change(luck, s);
    const auto places = changed_places(before, tiles_of(Picture(s).data));
    CHECK(places.size() <= 6);
    for (std::size_t i = 0; i < places.size(); ++i)
      for (std::size_t k = i + 1; k < places.size(); ++k) CHECK(places[i].meet(places[k]).empty());
  }
}

TEST_CASE("the part of a texture and the colour count as differences", "[ui]") {
  std::mt19937 luck(5);
  Scene s = scene(luck);
  Picture one(s);
  const Tiles before = tiles_of(one.data);
  for (ImDrawVert& v : one.list->VtxBuffer) v.uv.x += 0.25f;
  const Tiles moved = tiles_of(one.data);
  CHECK(moved.numbers != before.numbers);
  for (ImDrawVert& v : one.list->VtxBuffer) v.col ^= 1;
  CHECK(tiles_of(one.data).numbers != moved.numbers);
}

#include "shell/platform/damage.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>

#include "core/hash.h"
#include "imgui.h"

namespace mathom {

namespace {

constexpr int kMargin = 2;  // pixels: an edge that falls between two of them is painted on both sides
constexpr std::size_t kMostPlaces = 6;
constexpr double kMostOfPicture = 0.75;  // if a larger part differs, the whole picture is painted

struct Scale {
  ImVec2 from, by;
  float x(float v) const { return (v - from.x) * by.x; }
  float y(float v) const { return (v - from.y) * by.y; }
};

std::uint64_t bits(float a, float b) {
  return std::uint64_t{std::bit_cast<std::uint32_t>(a)} << 32 | std::bit_cast<std::uint32_t>(b);
}

PixelRect around(const ImDrawVert& a, const ImDrawVert& b, const ImDrawVert& c, const Scale& s) {
  const auto [left, right] = std::minmax({a.pos.x, b.pos.x, c.pos.x});
  const auto [top, bottom] = std::minmax({a.pos.y, b.pos.y, c.pos.y});
  const auto whole = [](float v) { return static_cast<int>(std::clamp(v, -1e6f, 1e6f)); };
  return {whole(std::floor(s.x(left))), whole(std::floor(s.y(top))), whole(std::ceil(s.x(right))) + 1,
          whole(std::ceil(s.y(bottom))) + 1};
}

// Returns the pixels that a draw may touch, rounded as Dear ImGui's renderer rounds them. It measures from below.
PixelRect scissor_of(const ImDrawCmd& part, const Scale& s, int height) {
  const float left = s.x(part.ClipRect.x), top = s.y(part.ClipRect.y), right = s.x(part.ClipRect.z),
              bottom = s.y(part.ClipRect.w);
  if (right <= left || bottom <= top) return {};
  const int x = static_cast<int>(left), y = static_cast<int>(static_cast<float>(height) - bottom);
  return {x, height - y - static_cast<int>(bottom - top), x + static_cast<int>(right - left), height - y};
}

// Returns a clip rectangle for which scissor_of and the renderer get these pixels.
ImVec4 cut_of(const PixelRect& r, const Scale& s) {
  const auto x = [&](float v) { return v / s.by.x + s.from.x; };
  const auto y = [&](float v) { return v / s.by.y + s.from.y; };
  return {x(static_cast<float>(r.left) + 0.25f), y(static_cast<float>(r.top) - 0.5f),
          x(static_cast<float>(r.right) + 0.5f), y(static_cast<float>(r.bottom) - 0.25f)};
}

struct Painter {
  Tiles& tiles;
  std::vector<std::uint64_t> points;

  void add(const ImDrawList& list, const Scale& s);
  void add_to_tiles(std::uint64_t number, const PixelRect& where);
};

void Painter::add_to_tiles(std::uint64_t number, const PixelRect& where) {
  const int left = std::max(0, where.left) * Tiles::kColumns / tiles.width,
            right = std::min(tiles.width - 1, where.right) * Tiles::kColumns / tiles.width,
            top = std::max(0, where.top) * Tiles::kRows / tiles.height,
            bottom = std::min(tiles.height - 1, where.bottom) * Tiles::kRows / tiles.height;
  for (int row = top; row <= bottom; ++row)
    for (int column = left; column <= right; ++column) {
      std::uint64_t& tile = tiles.numbers[static_cast<std::size_t>(row * Tiles::kColumns + column)];
      tile = (tile ^ number) * 0x9FB21C651E98DF25ull;
      tile ^= tile >> 29;
    }
}

void Painter::add(const ImDrawList& list, const Scale& s) {
  points.clear();
  for (const ImDrawVert& v : list.VtxBuffer) {
    Hash h;
    h.add(bits(v.pos.x, v.pos.y));
    h.add(v.col);
    h.add(bits(v.uv.x, v.uv.y));
    points.push_back(h.value());
  }
  for (const ImDrawCmd& part : list.CmdBuffer) {
    const PixelRect scissor = scissor_of(part, s, tiles.height);
    Hash cut;
    cut.add(std::uint64_t{static_cast<std::uint32_t>(scissor.left)} << 32 | static_cast<std::uint32_t>(scissor.top));
    cut.add(std::uint64_t{static_cast<std::uint32_t>(scissor.right)} << 32 |
            static_cast<std::uint32_t>(scissor.bottom));
    cut.add(static_cast<std::uint64_t>(reinterpret_cast<std::uintptr_t>(part.GetTexID())));
    for (unsigned i = 0; i + 2 < part.ElemCount; i += 3) {
      const ImDrawIdx* at = list.IdxBuffer.Data + part.IdxOffset + i;
      const auto point = [&](int k) { return at[k] + part.VtxOffset; };
      Hash h = cut;
      for (int k = 0; k < 3; ++k) h.add(points[point(k)]);
      const auto corner = [&](int k) -> const ImDrawVert& { return list.VtxBuffer.Data[point(k)]; };
      const PixelRect where = around(corner(0), corner(1), corner(2), s).meet(scissor);
      if (!where.empty()) add_to_tiles(h.value(), where);
    }
  }
}

// Returns the pixels of a rectangle of tiles, with a margin.
PixelRect pixels_of(const PixelRect& t, int width, int height) {
  const PixelRect r{width * t.left / Tiles::kColumns - kMargin, height * t.top / Tiles::kRows - kMargin,
                    width * t.right / Tiles::kColumns + kMargin, height * t.bottom / Tiles::kRows + kMargin};
  return r.meet({0, 0, width, height});
}

// Joins rectangles that overlap. While there are too many, it also joins the two that waste least.
void gather(std::vector<PixelRect>& places) {
  for (;;) {
    std::size_t a = 0, b = 0;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for (std::size_t i = 0; i < places.size(); ++i)
      for (std::size_t k = i + 1; k < places.size(); ++k) {
        const bool overlap = !places[i].meet(places[k]).empty();
        const std::int64_t waste =
            overlap ? -1 : places[i].join(places[k]).area() - places[i].area() - places[k].area();
        if (waste < least) a = i, b = k, least = waste;
      }
    if (least >= 0 && places.size() <= kMostPlaces) return;
    places[a] = places[a].join(places[b]);
    places.erase(places.begin() + static_cast<std::ptrdiff_t>(b));
  }
}

using Marks = std::array<bool, static_cast<std::size_t>(Tiles::kColumns) * Tiles::kRows>;

// Returns all marked tiles that are connected with this one, as one rectangle of columns and rows. Removes their marks.
PixelRect take_island(Marks& marks, int column, int row) {
  PixelRect out{column, row, column + 1, row + 1};
  std::vector<std::array<int, 2>> open{{column, row}};
  marks[static_cast<std::size_t>(row * Tiles::kColumns + column)] = false;
  while (!open.empty()) {
    const auto [x, y] = open.back();
    open.pop_back();
    out = out.join({x, y, x + 1, y + 1});
    for (const auto [dx, dy] : {std::array{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
      const int nx = x + dx, ny = y + dy;
      if (nx < 0 || ny < 0 || nx >= Tiles::kColumns || ny >= Tiles::kRows) continue;
      if (std::exchange(marks[static_cast<std::size_t>(ny * Tiles::kColumns + nx)], false)) open.push_back({nx, ny});
    }
  }
  return out;
}

struct Cutter {
  std::span<const PixelRect> places;
  Scale scale;
  int height = 0;
  ImVector<ImDrawIdx> indices;
  ImVector<ImDrawCmd> parts;

  void cut(ImDrawList& list);
  void add(const ImDrawList& list, const ImDrawCmd& part, const PixelRect& place);
};

void Cutter::add(const ImDrawList& list, const ImDrawCmd& part, const PixelRect& place) {
  const PixelRect seen = scissor_of(part, scale, height).meet(place);
  if (seen.empty()) return;
  ImDrawCmd out = part;
  out.ClipRect = cut_of(seen, scale);
  out.IdxOffset = static_cast<unsigned>(indices.Size);
  const ImDrawVert* corners = list.VtxBuffer.Data + part.VtxOffset;
  for (unsigned i = 0; i + 2 < part.ElemCount; i += 3) {
    const ImDrawIdx* at = list.IdxBuffer.Data + part.IdxOffset + i;
    if (around(corners[at[0]], corners[at[1]], corners[at[2]], scale).meet(seen).empty()) continue;
    for (int k = 0; k < 3; ++k) indices.push_back(at[k]);
  }
  out.ElemCount = static_cast<unsigned>(indices.Size) - out.IdxOffset;
  if (out.ElemCount > 0) parts.push_back(out);
}

void Cutter::cut(ImDrawList& list) {
  indices.resize(0);
  parts.resize(0);
  for (const ImDrawCmd& part : list.CmdBuffer)
    for (const PixelRect& place : places) add(list, part, place);
  list.IdxBuffer.swap(indices);
  list.CmdBuffer.swap(parts);
}

Scale scale_of(const ImDrawData& picture) { return {picture.DisplayPos, picture.FramebufferScale}; }
int pixels(float size, float scale) { return static_cast<int>(size * scale); }

}  // namespace

PixelRect PixelRect::meet(const PixelRect& o) const {
  return {std::max(left, o.left), std::max(top, o.top), std::min(right, o.right), std::min(bottom, o.bottom)};
}

PixelRect PixelRect::join(const PixelRect& o) const {
  return {std::min(left, o.left), std::min(top, o.top), std::max(right, o.right), std::max(bottom, o.bottom)};
}

Tiles tiles_of(const ImDrawData& picture) {
  Tiles out;
  out.width = pixels(picture.DisplaySize.x, picture.FramebufferScale.x);
  out.height = pixels(picture.DisplaySize.y, picture.FramebufferScale.y);
  if (out.width <= 0 || out.height <= 0) return out;
  Painter painter{out, {}};
  for (const ImDrawList* list : picture.CmdLists) painter.add(*list, scale_of(picture));
  return out;
}

std::vector<PixelRect> changed_places(const Tiles& before, const Tiles& now) {
  const PixelRect whole{0, 0, now.width, now.height};
  if (before.width != now.width || before.height != now.height) return {whole};
  Marks marks{};
  for (std::size_t i = 0; i < marks.size(); ++i) marks[i] = before.numbers[i] != now.numbers[i];
  std::vector<PixelRect> places;
  for (int row = 0; row < Tiles::kRows; ++row)
    for (int column = 0; column < Tiles::kColumns; ++column)
      if (marks[static_cast<std::size_t>(row * Tiles::kColumns + column)])
        places.push_back(pixels_of(take_island(marks, column, row), now.width, now.height));
  gather(places);
  std::int64_t area = 0;
  for (const PixelRect& place : places) area += place.area();
  if (static_cast<double>(area) > kMostOfPicture * static_cast<double>(whole.area())) return {whole};
  return places;
}

void cut_to(ImDrawData& picture, std::span<const PixelRect> places) {
  Cutter cutter{places, scale_of(picture), pixels(picture.DisplaySize.y, picture.FramebufferScale.y), {}, {}};
  picture.TotalIdxCount = 0;
  for (ImDrawList* list : picture.CmdLists) {
    cutter.cut(*list);
    picture.TotalIdxCount += list->IdxBuffer.Size;
  }
}

}  // namespace mathom

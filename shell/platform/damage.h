// Where a picture differs from the one before: only there it is painted, and the rest of the old one stays. The picture
// is looked at in tiles, each with a number for the triangles that touch it.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

struct ImDrawData;

namespace mathom {

// In device pixels, from the upper left corner; the right and lower edges are not in it.
struct PixelRect {
  int left = 0, top = 0, right = 0, bottom = 0;
  bool empty() const { return left >= right || top >= bottom; }
  std::int64_t area() const { return empty() ? 0 : std::int64_t{right - left} * (bottom - top); }
  PixelRect meet(const PixelRect& o) const;
  PixelRect join(const PixelRect& o) const;
};

struct Tiles {
  static constexpr int kColumns = 20, kRows = 16;
  std::array<std::uint64_t, static_cast<std::size_t>(kColumns) * kRows> numbers{};
  int width = 0, height = 0;
};

Tiles tiles_of(const ImDrawData& picture);

// Places that do not overlap, outside of which both pictures are the same. One that is the whole picture, where the
// size has changed or little would be left out.
std::vector<PixelRect> changed_places(const Tiles& before, const Tiles& now);

// Leaves of the picture what it shows in these places. There, each pixel becomes what it becomes in the whole picture.
void cut_to(ImDrawData& picture, std::span<const PixelRect> places);

}  // namespace mathom

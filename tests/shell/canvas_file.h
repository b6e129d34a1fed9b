// What a draw list shows, painted without a window, for eyes: triangles in the colours of their corners. It knows no
// texture, and so no letters.
#pragma once
#include <imgui.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

namespace mathom::test {

class CanvasFile {
 public:
  CanvasFile(int width, int height)
      : width_(width), height_(height), pixels_(static_cast<std::size_t>(width * height) * kOver * kOver, Pixel{}) {}

  void draw(const ImDrawList& list) {
    for (const ImDrawCmd& command : list.CmdBuffer)
      for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
        const auto corner = [&](unsigned k) -> const ImDrawVert& {
          return list.VtxBuffer[static_cast<int>(command.VtxOffset +
                                                 list.IdxBuffer[static_cast<int>(command.IdxOffset + i + k)])];
        };
        triangle(corner(0), corner(1), corner(2), command.ClipRect);
      }
  }

  bool write(const std::string& path) const {
    std::ofstream out(path, std::ios::binary);
    const auto row = static_cast<std::uint32_t>((width_ * 3 + 3) / 4 * 4), h = static_cast<std::uint32_t>(height_);
    const auto number = [&](std::uint32_t v, int bytes) {
      for (int i = 0; i < bytes; ++i) out.put(static_cast<char>(v >> (8 * i) & 255U));
    };
    out << "BM";
    for (const std::uint32_t v : {54 + row * h, 0U, 54U, 40U, static_cast<std::uint32_t>(width_), h}) number(v, 4);
    number(1, 2);
    number(24, 2);
    for (const std::uint32_t v : {0U, row * h, 2835U, 2835U, 0U, 0U}) number(v, 4);
    for (int y = height_ - 1; y >= 0; --y) {
      for (int x = 0; x < width_; ++x)
        for (const std::size_t part : {2U, 1U, 0U}) out.put(static_cast<char>(mean(x, y, part)));
      for (std::uint32_t i = static_cast<std::uint32_t>(width_) * 3; i < row; ++i) out.put(0);
    }
    return out.good();
  }

 private:
  static constexpr int kOver = 2;  // samples in each direction
  using Pixel = std::array<float, 3>;

  int mean(int x, int y, std::size_t part) const {
    float sum = 0;
    for (int j = 0; j < kOver; ++j)
      for (int i = 0; i < kOver; ++i)
        sum += pixels_[static_cast<std::size_t>((y * kOver + j) * width_ * kOver + x * kOver + i)][part];
    return static_cast<int>(sum / (kOver * kOver) + 0.5f);
  }

  void triangle(const ImDrawVert& a, const ImDrawVert& b, const ImDrawVert& c, const ImVec4& clip) {
    const auto cut = [](const ImVec2& o, const ImVec2& p, const ImVec2& q) {
      return (p.x - o.x) * (q.y - o.y) - (p.y - o.y) * (q.x - o.x);
    };
    const float whole = cut(a.pos, b.pos, c.pos);
    if (whole == 0) return;
    const auto low = [](float v) { return std::max(0, static_cast<int>(v * kOver)); };
    const int x0 = low(std::max(clip.x, std::min({a.pos.x, b.pos.x, c.pos.x})));
    const int y0 = low(std::max(clip.y, std::min({a.pos.y, b.pos.y, c.pos.y})));
    const float x1 = std::min(clip.z, std::max({a.pos.x, b.pos.x, c.pos.x})) * kOver;
    const float y1 = std::min(clip.w, std::max({a.pos.y, b.pos.y, c.pos.y})) * kOver;
    for (int y = y0; y < height_ * kOver && static_cast<float>(y) <= y1; ++y)
      for (int x = x0; x < width_ * kOver && static_cast<float>(x) <= x1; ++x) {
        const ImVec2 p{(static_cast<float>(x) + 0.5f) / kOver, (static_cast<float>(y) + 0.5f) / kOver};
        const float u = cut(p, b.pos, c.pos) / whole, v = cut(p, c.pos, a.pos) / whole, w = 1 - u - v;
        if (u >= 0 && v >= 0 && w >= 0 && p.x < clip.z && p.y < clip.w) blend(x, y, {u, v, w}, {a.col, b.col, c.col});
      }
  }

  void blend(int x, int y, const Pixel& shares, const std::array<ImU32, 3>& colours) {
    const auto part = [&](int shift) {
      float sum = 0;
      for (std::size_t i = 0; i < 3; ++i) sum += shares[i] * static_cast<float>(colours[i] >> shift & 255U);
      return sum;
    };
    const float alpha = part(24) / 255;
    Pixel& pixel = pixels_[static_cast<std::size_t>(y * width_ * kOver + x)];
    for (std::size_t i = 0; i < 3; ++i) pixel[i] += (part(static_cast<int>(i) * 8) - pixel[i]) * alpha;
  }

  int width_, height_;
  std::vector<Pixel> pixels_;
};

}  // namespace mathom::test

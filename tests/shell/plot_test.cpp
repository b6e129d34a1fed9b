// The plot of how a game was played: what marks a point lies over no number of the axes.
#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "shell/inspector.h"
#include "shell/screens/analysis/plot.h"
#include "shell/services/appearance.h"
#include "shell/services/preferences.h"
#include "shell/services/services.h"

using namespace mathom;
using namespace mathom::test;

namespace {

// What was drawn: the boxes of its letters, and those of the triangles of all else.
struct Drawn {
  std::vector<ui::Rect> letters, shapes;
};

const ImDrawVert& corner(const ImDrawList& list, int i) { return list.VtxBuffer[static_cast<int>(list.IdxBuffer[i])]; }

ui::Rect box_of(const ImDrawList& list, int from) {
  ui::Rect box;
  for (int i = 0; i < 3; ++i) {
    const ImVec2 at = corner(list, from + i).pos;
    const ui::Rect point{at.x, at.y, 0, 0};
    if (i == 0) box = point;
    const float right = std::max(box.right(), at.x), bottom = std::max(box.bottom(), at.y);
    box.x = std::min(box.x, at.x), box.y = std::min(box.y, at.y);
    box.w = right - box.x, box.h = bottom - box.y;
  }
  return box;
}

Drawn draw(Stage& stage, ui::Rect r, const Plot& plot, std::size_t chosen) {
  ImDrawList list(ImGui::GetDrawListSharedData());
  list._ResetForNewFrame();
  list.PushClipRectFullScreen();
  list.PushTextureID(ImGui::GetIO().Fonts->TexID);
  const ui::Rect screen{0, 0, r.right() + r.x, r.bottom() + r.y};
  stage.scene().begin({.screen = screen, .safe = screen, .draw = &list});
  const ui::Canvas c(stage.scene(), stage.use().looks.letters(), stage.use().preferences.settings().text_scale);
  stage.scene().begin_zone("analysis/plot", {.name = plot.name});
  build_plot(c, r, plot, chosen);
  stage.scene().end_zone();
  stage.scene().end();
  Drawn out;
  const ui::Vec ours = stage.use().looks.letters().white();
  const auto white = [&](ImVec2 uv) {
    return (uv.x == ours.x && uv.y == ours.y) ||
           (uv.x == list._Data->TexUvWhitePixel.x && uv.y == list._Data->TexUvWhitePixel.y);
  };
  for (int i = 0; i + 2 < list.IdxBuffer.Size; i += 3) {
    (white(corner(list, i).uv) ? out.shapes : out.letters).push_back(box_of(list, i));
  }
  return out;
}

// From the lowest number to the highest, the other way, and about zero; with points that were clearly not the best.
std::vector<Plot> plots(int points) {
  std::vector<Plot> out;
  for (const auto& [first, last] : {std::pair{0.0f, 100.0f}, {100.0f, 0.0f}, {-120.0f, 40.0f}, {-3.0f, -3.0f}}) {
    Plot plot{.points = {}, .parts = {}, .unit = " %", .name = "course"};
    for (int i = 0; i < points; ++i) {
      const float part = points > 1 ? static_cast<float>(i) / static_cast<float>(points - 1) : 0;
      plot.points.push_back({first + (last - first) * part, 4, i % 3 == 0});
    }
    out.push_back(std::move(plot));
  }
  return out;
}

void check_clear(Stage& stage, ui::Rect r, const Plot& plot) {
  for (const std::size_t chosen : {std::size_t{0}, plot.points.size() / 2, plot.points.size() - 1}) {
    const Drawn drawn = draw(stage, r, plot, chosen);
    REQUIRE(drawn.letters.size() > 4);
    REQUIRE(drawn.shapes.size() > 20);
    const bool covered = std::any_of(drawn.letters.begin(), drawn.letters.end(), [&](const ui::Rect& letter) {
      return std::any_of(drawn.shapes.begin(), drawn.shapes.end(),
                         [&](const ui::Rect& shape) { return shape.overlaps(letter); });
    });
    CAPTURE(r.w, stage.use().preferences.settings().text_scale, plot.points.size(), plot.points.front().mean, chosen);
    CHECK_FALSE(covered);
  }
}

}  // namespace

// Its numbers are the same in every language.
TEST_CASE("no mark of the plot covers a number of its axes", "[analyst][layout]") {
  for (const float scale : kScales) {
    Stage stage(scaled(scale, "en"));
    stage.frame();
    for (const float width : {320.0f, 358.0f, 760.0f, 1100.0f})
      for (const int points : {1, 2, 9, 60, 300})
        for (const Plot& plot : plots(points))
          check_clear(stage, {16, 16, width, std::max(180.0f, width * 0.42f)}, plot);
  }
}

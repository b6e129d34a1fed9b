// A sheet of pictures in a file, for eyes: MATHOM_SHEET="FILE.bmp FROM TO WIDTH COLUMNS".
#pragma once
#include <imgui.h>

#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstdlib>
#include <sstream>
#include <string>

#include "shell/canvas_file.h"
#include "shell/services/appearance.h"
#include "shell/services/services.h"
#include "shell/stage.h"
#include "shell/ui/drawing/pen.h"

namespace mathom::test {

// Calls draw(pen, rectangle, number) for each number that is wanted, `share` as high as it is wide. `to`: the last that
// there is.
template <class Draw>
void write_sheet(int to, float share, Draw draw) {
  const char* wanted = std::getenv("MATHOM_SHEET");
  REQUIRE(wanted);
  std::istringstream words{wanted};
  std::string path;
  int from = 1, columns = 8;
  float width = 128;
  words >> path >> from >> to >> width >> columns;
  Stage stage;
  stage.frame();
  ImDrawList list(ImGui::GetDrawListSharedData());
  list._ResetForNewFrame();
  list.Flags = ImDrawListFlags_AntiAliasedLines;
  list.PushClipRect({0, 0}, {10000, 10000});
  list.PushTextureID({});
  const float high = std::round(width * share);
  int n = 0;
  for (int number = from; number <= to; ++number, ++n)
    draw(ui::Pen(list, stage.use().looks.letters()),
         ui::Rect{static_cast<float>(n % columns) * (width + 6), static_cast<float>(n / columns) * (high + 6), width,
                  high},
         number);
  const int rows = (n + columns - 1) / columns;
  CanvasFile canvas(static_cast<int>(width + 6) * columns, static_cast<int>(high + 6) * rows);
  canvas.draw(list);
  CHECK(canvas.write(path));
}

}  // namespace mathom::test

// A frame that looks like the last one is not painted: the number of a picture tells whether it does.
#include <catch2/catch_test_macros.hpp>

#include "imgui_internal.h"
#include "shell/platform/looks.h"

using namespace mathom;

namespace {

struct Rect {
  ImVec2 from{10, 10}, to{50, 40};
  ImU32 colour = IM_COL32(200, 180, 90, 255);
  ImVec4 cut{0, 0, 1280, 800};
  ImVec2 size{1280, 800};
};

std::uint64_t looks(const Rect& rect) {
  ImDrawListSharedData shared;
  ImDrawList list(&shared);
  list._ResetForNewFrame();
  list.PushClipRect({rect.cut.x, rect.cut.y}, {rect.cut.z, rect.cut.w});
  list.AddRectFilled(rect.from, rect.to, rect.colour);
  ImDrawData picture;
  picture.DisplaySize = rect.size;
  picture.FramebufferScale = {1, 1};
  picture.CmdLists.push_back(&list);
  return looks_of(picture);
}

}  // namespace

TEST_CASE("equal pictures have equal numbers, and another place, colour, cut or size has another", "[ui]") {
  CHECK(looks({}) == looks({}));
  CHECK(looks({}) != 0);
  CHECK(looks({.from = {11, 10}}) != looks({}));
  CHECK(looks({.colour = IM_COL32(200, 180, 90, 254)}) != looks({}));
  CHECK(looks({.cut = {0, 0, 30, 30}}) != looks({}));
  CHECK(looks({.size = {1280, 801}}) != looks({}));
}

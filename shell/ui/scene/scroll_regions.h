// The vertical scroll regions of a scene: how far each is scrolled, and how fast it still moves after a finger let it
// go. A region is kept as long as screens show it. The list knows what lies in it.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "shell/ui/drawing/geometry.h"
#include "shell/ui/scene/item.h"
#include "shell/ui/scene/next_frame.h"

namespace mathom::ui {

struct ScrollRegion {
  std::string id = {};
  Rect view = {};
  int layer = 0;
  std::size_t place = 0;                        // of its item in the list
  bool stick = false;                           // it stays at its end when more comes
  float offset = 0, velocity = 0, content = 0;  // pixels, pixels a second, pixels
  bool at_end = true;
  std::uint64_t seen = 0;  // the number of the frame that showed it last
  float limit() const { return std::max(0.0f, content - view.h); }
};

class ScrollRegions {
 public:
  void begin(const FrameInfo& frame);
  // Forgets the regions that this frame has not shown.
  void end();

  // Shows a region in this frame; its id, view, layer, place and stick are taken from `shown`. A region with speed
  // moves on, unless a finger holds it.
  const ScrollRegion& open(const ScrollRegion& shown, bool held, NextFrame& next);
  // Pre: one is open.
  const ScrollRegion& close(float content_height, NextFrame& next);
  bool is_open() const { return !open_.empty(); }
  // The place of the open one's item; -1: none is open.
  int open_place() const;

  // Does nothing where no region has that id.
  void scroll_to(std::string_view id, float offset, NextFrame& next);
  // Scrolls just as far as the rectangle needs to be seen.
  void show(std::string_view id, const Rect& rect, NextFrame& next);

  // Null: no region has that id.
  ScrollRegion* find(std::string_view id);
  // The region of that layer at that point, if it has anything to scroll.
  ScrollRegion* at(Point at, int layer);
  ScrollRegion* largest(int layer);
  // Whether the wheel moves a region there. One that has come to its end leaves the wheel to what lies around.
  bool scrolls(Point at, float by, int layer) const;

 private:
  void glide(ScrollRegion& region, NextFrame& next) const;

  std::unordered_map<std::string, ScrollRegion> regions_;
  std::string open_;
  std::uint64_t frames_ = 0;
  double now_ = 0, passed_ = 0;  // milliseconds since the frame before
  bool still_ = false;           // nothing glides
};

}  // namespace mathom::ui

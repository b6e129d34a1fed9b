// The mouse or the finger: where it is, what lies under it, and what its press means. A press is a tap, a long press, a
// slide from item to item, or a drag of a card or of a scroll region.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "shell/ui/scene/input_parts.h"

namespace mathom::ui {

class Pointer {
 public:
  void move(const Input& in, const InputParts& parts);
  void down(const Input& in, const InputParts& parts);
  // Returns the id of the card that was let go outside of its hand; empty: no card was.
  std::string up(const Input& in, const InputParts& parts);
  void cancel();
  void leave() { here_ = false; }
  // At the beginning of a frame, when the inputs have been taken.
  void check_long_press(const InputParts& parts);
  // When the list is complete. Returns whether something else lies under the mouse now.
  bool hover_over(const SceneList& list);

  bool is_down() const { return press_.down; }
  // Where the mouse is; empty: it is not over the window.
  std::optional<Point> hover() const { return here_ ? std::optional<Point>(at_) : std::nullopt; }
  // The pointer is down on this item and has not left it.
  bool holds(std::string_view id) const;
  // The pointer went down in this scroll region and is still down.
  bool holds_region(std::string_view id) const { return press_.down && press_.scroll == id; }
  // Sets what the item hears of the pointer: hovered, held, dragged.
  void tell(const Item& item, Reaction& reaction) const;

 private:
  struct Press {
    bool down = false, scrolling = false, sliding = false, dragging = false, spent = false, touch = false;
    Point start = {}, last = {};
    double since = 0, last_time = 0;  // since: the frame that saw it first, so that a slow frame is not a long press
    Input timed = {};                 // at which the finger's speed was taken last
    std::string id = {}, scroll = {};
  };
  void come_to(const Input& in);
  void drag(const Input& in, const InputParts& parts);
  void judge_motion(Point by, bool slides);
  void drag_region(const Input& in, const InputParts& parts);

  Press press_;
  Point at_;
  bool here_ = false;
  std::string hovered_;
};

}  // namespace mathom::ui

// The inputs that wait for a frame, and how a frame takes them. Each is judged by the list of the last finished frame,
// and at most one item is acted on between two frames. So every press meets the scene that its player saw.
#pragma once
#include <deque>

#include "shell/ui/scene/input.h"
#include "shell/ui/scene/input_parts.h"
#include "shell/ui/scene/pointer.h"
#include "shell/ui/scene/second_press.h"

namespace mathom::ui {

class Inputs {
 public:
  void post(Input input);
  bool are_waiting() const { return !waiting_.empty(); }
  // At the beginning of a frame: takes them in order until one has acted.
  void take(const InputParts& parts);
  const Pointer& pointer() const { return pointer_; }
  // As Pointer::hover_over.
  bool hover_over(const SceneList& list) { return pointer_.hover_over(list); }

 private:
  void take_one(const Input& in, const InputParts& parts);
  void take_pointer(const Input& in, const InputParts& parts);
  void take_named(const Input& in, const Placed& named, const InputParts& parts);
  void press(const Placed& named, bool whole, const InputParts& parts);
  void drop(const std::string& id, Point at, const InputParts& parts);

  std::deque<Input> waiting_;
  Pointer pointer_;
  SecondPress second_press_;
};

}  // namespace mathom::ui

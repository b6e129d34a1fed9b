// Which item has the focus, whether its ring is drawn, and where the focus goes: from zone to zone, within a zone, into
// a layer that opens, and back. It reads the list and changes nothing but itself.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "shell/ui/scene/input.h"
#include "shell/ui/scene/scene_list.h"

namespace mathom::ui {

class Focus {
 public:
  void begin() { moved_ = false; }
  // When the list is complete: focus enters a layer that opened, returns when it closed, and moves to a neighbour when
  // its item is gone. Returns whether it moved.
  bool settle(const SceneList& list);

  // Of the item that has the focus; empty: none has it.
  const std::string& id() const { return id_; }
  // Whether the ring is drawn.
  bool is_visible() const { return visible_; }
  void set_visible(bool visible) { visible_ = visible; }
  // Whether the focus has moved since the frame began.
  bool has_moved() const { return moved_; }
  // The item of this list that has the focus; null: none has it.
  const Placed* item(const SceneList& list) const;
  // Whether this is the layer that the focus entered last, of those still open.
  bool has_entered(std::string_view layer) const { return !returns_.empty() && returns_.back().layer == layer; }

  // Returns whether it moved.
  bool set(std::string_view id);
  void move_to(const Placed& item, const SceneList& list);
  // Moves to the next zone or the one before. Returns false where no item can have the focus.
  bool move_zone(bool back, const SceneList& list);
  // Moves by an arrow to the nearest item of the zone in that direction, by Home or End to the first or last. Returns
  // whether there is one. Pre: an item that can be reached has the focus.
  bool move_within(Key key, const SceneList& list);

 private:
  struct Return {
    std::string layer, id;  // the item that has the focus again when the layer closes
  };
  void leave_layers(const SceneList& list);
  void enter_layers(const SceneList& list);
  const Placed* neighbour(const SceneList& list) const;

  std::string id_, zone_;
  std::size_t place_ = 0;  // of the item in its zone, to find a neighbour when it is gone
  std::unordered_map<std::string, std::string> of_zone_;
  std::vector<Return> returns_;
  bool visible_ = false, moved_ = false;
};

}  // namespace mathom::ui

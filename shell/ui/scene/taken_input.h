// What a frame has taken from the inputs: the one item that was acted on, or the key or press that met no item. It
// holds for that frame.
#pragma once
#include <cstdint>
#include <string>

#include "shell/ui/drawing/geometry.h"
#include "shell/ui/scene/input.h"
#include "shell/ui/scene/item.h"
#include "shell/ui/scene/scene_list.h"

namespace mathom::ui {

struct TakenInput {
  enum class Act : std::uint8_t { none, activate, mark, zoom, value };

  void begin();
  void act_on(const Placed& item, Act what, float to = 0);
  // Whether further inputs wait for the next frame.
  bool is_complete() const;
  // What the item hears of it: activated, refused, marked, zoom, value.
  Reaction heard_by(const Item& item) const;

  Act act = Act::none;
  std::string id = {};  // of the item
  Rect where = {};      // where it lay; kept until another item is acted on
  float value = 0;      // for Act::value
  Key free_key = Key::none;
  char32_t free_character = 0;
  bool touched = false, stirred = false, pressed_nothing = false;
  bool dismissed = false;  // the player wants the top layer gone
};

}  // namespace mathom::ui

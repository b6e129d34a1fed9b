// What a person did, on its way into the scene: pointer, keys, and what assistive technology or a test asked through
// the page's mirror. Both platforms translate their own events into these; nothing else enters the scene.
#pragma once
#include <cstdint>
#include <string>

#include "shell/ui/drawing/geometry.h"

namespace mathom::ui {

enum class Key : std::uint8_t {
  none,
  tab,
  enter,
  escape,
  space,
  left,
  right,
  up,
  down,
  home,
  end,
  page_up,
  page_down,
  menu,
  character
};

// Held down, a key moves and scrolls; whatever acts wants a press of its own.
bool may_repeat(Key key);

struct Input {
  enum class Kind : std::uint8_t {
    pointer_move,
    pointer_down,
    pointer_up,
    pointer_cancel,  // the system took the touch away
    pointer_leave,
    wheel,     // by: pixels to scroll, positive is further down or right
    key,       // key, and for Key::character the letter or digit
    activate,  // the mirror's button was pressed: id
    perform,   // the same, and a card is lifted and played in one go: id
    zoom,      // the mirror asks for the context action: id
    focus,     // the mirror's element received focus: id
    blur,      // focus left the page's mirror
    value,     // the mirror's slider was set: id, number
  };
  Kind kind = Kind::pointer_move;
  Point at = {};
  Point by = {};
  bool touch = false;
  bool secondary = false;  // the right button
  Key key = Key::none;
  char32_t character = 0;
  bool shift = false;
  bool repeat = false;  // a key that stays down says so again: nothing is activated by it
  bool chord = false;   // a key or chord other than a single letter (Ctrl+Z, F1): heard even if letters are turned off
  float number = 0;
  std::string id = {};
  double when = 0;  // milliseconds on the clock of FrameInfo::now
};

}  // namespace mathom::ui

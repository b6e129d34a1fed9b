// SDL's events as inputs of the scene: which buttons of a mouse press, and what a key means on any keyboard. What is
// none of ours is nothing. Times are left to the caller.
#pragma once
#ifndef __EMSCRIPTEN__
#include <SDL_events.h>

#include <optional>
#include <string_view>

#include "shell/ui/scene/input.h"

namespace mathom {

// Letters are known by what they are, or by their place where the keyboard writes another script; digits by their
// place, unless Shift is down. Signs come as text.
std::optional<ui::Input> input_of(const SDL_KeyboardEvent& e);
// Of a text that follows a key which was nothing by itself: a sign, or a digit.
std::optional<ui::Input> sign_of(std::string_view text, bool repeat);

// Keeps which button is down: there is one press at a time, and one whose release went elsewhere is taken back.
class DesktopMouse {
 public:
  // `control`: the Control key is down, with which the left button counts as the right one.
  std::optional<ui::Input> button(const SDL_MouseButtonEvent& e, bool control);
  ui::Input move(const SDL_MouseMotionEvent& e);
  // The window has lost the mouse.
  std::optional<ui::Input> lost();

 private:
  Uint8 down_ = 0;  // SDL's number of the button; none is 0
  bool secondary_ = false;
};

}  // namespace mathom
#endif

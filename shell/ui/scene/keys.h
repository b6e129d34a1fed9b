// The one table of keys: what the screens ask for when they give a control its key, and what the panel of keys shows. A
// key that is not in it cannot be used, so the panel cannot lie.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "shell/ui/scene/scene.h"

namespace mathom {

enum class Command : std::uint8_t {
  menu,
  cover,
  why,
  hint,
  undo,
  redo,
  pass,
  zoom,
  next,
  otherwise,
  log,
  last_trick,
  scores,
  step_back,
  step_on,
  section_back,
  section_on,
  chapter_back,
  chapter_on,
  faster,
  slower,
  read_table,
  repeat,
  text_view,
  keys
};

struct KeyWords {
  Command command;
  char key;
  std::string_view words;  // key of the text that says what it does
};

std::span<const KeyWords> key_table();
char key_of(Command command);
// The letter, digit or sign does something here; any other one is left to the browser.
bool is_heard(const ui::Scene& scene, char32_t character);
// The key was pressed, and no control of the screen took it.
inline bool pressed(const ui::Scene& scene, Command command) { return scene.key(key_of(command)); }

}  // namespace mathom

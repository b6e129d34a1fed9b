// Some games have more to choose than switches: a deck, a map. Such a game offers a screen of its own for that part of
// its config (Kit::editor). The set-up knows nothing of what is edited.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json_fwd.h"
#include "shell/tables/page.h"

namespace mathom {

struct ConfigEditor {
  std::string name;  // what the button says
  std::string note;  // what it is about, in a sentence or two
  std::string now;   // what is chosen now
  // The screen; `done` gets the whole config when the player is content with it.
  std::function<PagePtr(std::function<void(Json config)> done)> open;
};

}  // namespace mathom

// The nets of games, by the game's id: assets that the page leaves out until they are needed.
#pragma once
#include <string_view>

#include "core/small_net.h"

namespace mathom {

bool net_is_here(std::string_view game);
// Pre: it is here, for so many inputs and outputs.
SmallNet net_of(std::string_view game, int inputs, int outputs);

}  // namespace mathom

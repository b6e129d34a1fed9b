// The nets of games, by the game's id: assets that the page leaves out until they are needed.
#pragma once
#include <string>
#include <string_view>

#include "core/small_net.h"

namespace mathom {

bool net_is_here(std::string_view game);
// For programs that fit nets: this is the game's net from now on, in place of the one that is here. Pre: net_of() has not been asked for it.
void use_net(std::string_view game, std::string text);
// Pre: it is here, for so many inputs and outputs.
SmallNet net_of(std::string_view game, int inputs, int outputs);

}  // namespace mathom

// What the first screen says of the evening that was touched last, from what is kept of it for that: the code and the
// cards of the game need not be here (kit.h).
#pragma once
#include <optional>
#include <string_view>

#include "shell/tables/kit.h"

namespace mathom::lotr_tcg {

inline constexpr std::string_view kEveningPage = "evening";  // for Kit::page

// Nothing: there is no evening to go on with, or its game is what the player would go on with.
std::optional<DoorLine> door_line(const TableHost& host, const Lately& lately);

}  // namespace mathom::lotr_tcg

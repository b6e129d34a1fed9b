// What the bots are called: the first of a table, the second, and so on.
#pragma once
#include <array>
#include <cstddef>
#include <string_view>

namespace mathom {

inline constexpr std::array<std::string_view, 7> kBotNames{"Nadia", "Oleg", "Pia", "Quentin", "Rosa", "Sami", "Thea"};
constexpr std::string_view bot_name(int n) { return kBotNames[static_cast<std::size_t>(n) % kBotNames.size()]; }

}  // namespace mathom

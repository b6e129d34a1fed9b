#pragma once
// What comes of an answer, and of taking one back. Whoever plays at a distance from the Session is told the same.
#include <cstdint>
#include <string_view>

namespace mathom {

// Why a person cannot take anything back now.
enum class UndoFence : std::uint8_t {
  open,       // they can
  nothing,    // they have not answered yet
  luck,       // cards were shuffled or a die was rolled since, and others play too
  others,     // another seat has answered since
  knowledge,  // their answer showed somebody something
};

enum class Submit : std::uint8_t { ok, over, not_your_turn, stale, illegal };
std::string_view submit_text(Submit);  // developer's words for the protocol; the shell has its own

}  // namespace mathom

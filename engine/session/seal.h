#pragma once
// A saved game of several people tells every card to whoever glances at its text. Sealed, it leaves the program as
// letters that mean nothing to the eye. It is an envelope, not a lock: anybody's program opens it.
#include <optional>
#include <string>
#include <string_view>

namespace mathom {

std::string seal(std::string_view text);
// Nothing when it is not a sealed text, or a torn one.
std::optional<std::string> unseal(std::string_view text);

}  // namespace mathom

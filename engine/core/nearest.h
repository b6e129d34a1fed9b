#pragma once
// Which known word somebody may have meant: for messages about words that were mistyped.
#include <span>
#include <string_view>

namespace mathom {

// The word that differs from `written` by the fewest letters, if they are few for its length; empty: none does. Of
// several the first.
std::string_view nearest(std::string_view written, std::span<const std::string_view> known);

}  // namespace mathom

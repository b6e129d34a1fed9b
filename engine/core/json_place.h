#pragma once
// Where in a file something is wrong, as a line that an editor shows.
#include <string_view>

namespace mathom::headless {

// The line, from 1, of the value at a path such as "/cards/3/abilities/0"; of what there is of the path where it leads
// nowhere. Pre: the text is JSON.
int line_of(std::string_view text, std::string_view path);
// The line at which the text ceases to be JSON; 0: it is.
int broken_line(std::string_view text);

}  // namespace mathom::headless

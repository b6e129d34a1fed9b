#pragma once
// Where in a file something is wrong, as a line that an editor shows.
#include <string>
#include <string_view>
#include <vector>

#include "core/problems.h"

namespace mathom {

// The line, from 1, of the value at a path such as "/cards/3/abilities/0"; of what there is of the path where it leads
// nowhere. Pre: the text is JSON.
int line_of(std::string_view text, std::string_view path);
// The line at which the text ceases to be JSON; 0: it is.
int broken_line(std::string_view text);

struct PlacedProblem {
  int line = 0;
  std::string words;  // "/cards/0/id: is there twice"
  friend bool operator==(const PlacedProblem&, const PlacedProblem&) = default;
};
// What is wrong with a text, from its first line to its last.
std::vector<PlacedProblem> by_line(std::string_view text, const Problems& problems);

}  // namespace mathom

// Words that the player is to type: an HTML dialog in the page, a panel of ours natively.
#pragma once
#include <cstddef>
#include <string>

namespace mathom {

struct WordsRequest {
  std::string title = {};
  std::string label = {};
  std::string initial = {};
  std::string confirm = {};  // what the button says
  std::string cancel = {};   // empty: there is nothing to choose
  std::size_t most = 80;     // characters
  bool many_lines = false;
  std::string file = {};  // what the button says that takes the words from a file; empty: no such button
};

}  // namespace mathom

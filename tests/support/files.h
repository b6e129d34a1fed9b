#pragma once
// The data files of the tests, by their path in the source tree.
#include <string>
#include <string_view>
#include <vector>

namespace mathom::test {

// The whole file; the test program stops with a message when it cannot be read.
std::string read_file(const std::string& path);
void write_file(const std::string& path, std::string_view text);

// Files below a folder whose names end so, in order; none when there is no such folder.
std::vector<std::string> files_in(const std::string& folder, std::string_view ending);

}  // namespace mathom::test

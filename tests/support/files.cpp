#include "support/files.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace mathom::test {
namespace {

std::filesystem::path full(const std::string& path) { return std::filesystem::path(MATHOM_SOURCE_DIR) / path; }

}  // namespace

std::string read_file(const std::string& path) {
  std::ifstream in(full(path), std::ios::binary);
  if (!in) {
    std::fprintf(stderr, "tests: cannot read %s\n", full(path).string().c_str());
    std::abort();
  }
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

void write_file(const std::string& path, std::string_view text) {
  std::filesystem::create_directories(full(path).parent_path());
  std::ofstream out(full(path), std::ios::binary);
  out.write(text.data(), static_cast<std::streamsize>(text.size()));
}

std::vector<std::string> files_in(const std::string& folder, std::string_view ending) {
  std::vector<std::string> out;
  std::error_code none;
  // What a path has before its name in the project. Every entry begins with the folder that it was asked for.
  const std::size_t before = full("").generic_string().size();
  for (const auto& entry : std::filesystem::recursive_directory_iterator(full(folder), none)) {
    const std::string path = entry.path().generic_string().substr(before);
    if (path.ends_with(ending) && entry.is_regular_file()) out.push_back(path);
  }
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace mathom::test

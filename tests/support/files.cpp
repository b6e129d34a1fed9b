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
  for (const auto& entry : std::filesystem::recursive_directory_iterator(full(folder), none)) {
    const std::string path = std::filesystem::relative(entry.path(), full("")).generic_string();
    if (entry.is_regular_file() && path.ends_with(ending)) out.push_back(path);
  }
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace mathom::test

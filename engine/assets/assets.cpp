#include "assets/assets.h"

#include <algorithm>
#include <charconv>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace mathom {
namespace {

struct Assets {
  std::vector<Asset> all{embedded_assets().begin(), embedded_assets().end()};
  std::deque<std::string> kept;  // the parts that came later: paths and texts lie in them
};

Assets& assets() {
  static Assets a;
  return a;
}

auto place_of(std::vector<Asset>& all, std::string_view path) {
  return std::lower_bound(all.begin(), all.end(), path,
                          [](const Asset& a, std::string_view wanted) { return a.path < wanted; });
}

// For each file "path size", a line's end, its bytes, a line's end; nothing where it is anything else.
std::optional<std::vector<Asset>> files_of(std::string_view part) {
  std::vector<Asset> files;
  while (!part.empty()) {
    const auto space = part.find(' '), line = part.find('\n');
    if (line == std::string_view::npos || space == 0 || space >= line) return {};
    const char* const end = part.data() + line;
    std::size_t size = 0;
    const auto read = std::from_chars(part.data() + space + 1, end, size);
    const std::string_view path = part.substr(0, space);
    part.remove_prefix(line + 1);
    if (read.ec != std::errc() || read.ptr != end || size >= part.size() || part[size] != '\n') return {};
    files.push_back({path, part.substr(0, size)});
    part.remove_prefix(size + 1);
  }
  if (files.empty()) return {};
  return files;
}

}  // namespace

std::span<const Asset> all_assets() { return assets().all; }

std::string_view asset(std::string_view path) {
  auto& all = assets().all;
  const auto at = place_of(all, path);
  return at != all.end() && at->path == path ? at->text : std::string_view{};
}

void add_assets(std::string_view part, Problems& problems) {
  auto& [all, kept] = assets();
  const auto files = files_of(kept.emplace_back(part));
  if (!files) {
    kept.pop_back();
    return problems.add("", "must be files, each with its path and size before it");
  }
  for (const Asset& file : *files)
    if (const auto at = place_of(all, file.path); at == all.end() || at->path != file.path) all.insert(at, file);
}

}  // namespace mathom

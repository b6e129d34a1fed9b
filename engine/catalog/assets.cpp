#include "catalog/assets.h"

#include <algorithm>
#include <deque>
#include <string>

#include "core/json.h"

namespace mathom {
namespace {

struct Assets {
  std::vector<Asset> all{embedded_assets().begin(), embedded_assets().end()};
  std::deque<std::string> added;  // paths and texts of files that came later
};

Assets& assets() {
  static Assets a;
  return a;
}

auto place_of(std::vector<Asset>& all, std::string_view path) {
  return std::lower_bound(all.begin(), all.end(), path,
                          [](const Asset& a, std::string_view wanted) { return a.path < wanted; });
}

}  // namespace

std::span<const Asset> all_assets() { return assets().all; }

std::string_view asset(std::string_view path) {
  auto& all = assets().all;
  const auto at = place_of(all, path);
  return at != all.end() && at->path == path ? at->text : std::string_view{};
}

void add_assets(std::string_view part, Problems& problems) {
  const auto files = parse_json(part, problems);
  if (!files) return;
  if (!files->is_object() || std::ranges::any_of(*files, [](const Json& text) { return !text.is_string(); }))
    return problems.add("", "must be an object of paths and texts");
  auto& [all, added] = assets();
  for (const auto& [path, text] : files->items()) {
    const auto at = place_of(all, path);
    if (at != all.end() && at->path == path) continue;
    const std::string& kept_path = added.emplace_back(path);
    all.insert(at, {kept_path, added.emplace_back(text.get_ref<const std::string&>())});
  }
}

}  // namespace mathom

#include "catalog/assets.h"

#include <algorithm>

namespace mathom {

std::string_view asset(std::string_view path) {
  const std::span<const Asset> all = all_assets();
  const auto at = std::lower_bound(all.begin(), all.end(), path,
                                   [](const Asset& a, std::string_view wanted) { return a.path < wanted; });
  return at != all.end() && at->path == path ? at->text : std::string_view{};
}

}  // namespace mathom

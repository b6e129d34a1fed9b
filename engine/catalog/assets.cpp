#include "catalog/assets.h"

#include <algorithm>

namespace mathom {

std::string_view asset(std::string_view path) {
  const std::span<const Asset> all = all_assets();
  const auto at = std::lower_bound(all.begin(), all.end(), path,
                                   [](const Asset& a, std::string_view wanted) { return a.path < wanted; });
  return at != all.end() && at->path == path ? at->text : std::string_view{};
}

std::vector<std::string_view> text_languages() {
  constexpr std::string_view kFolder = "text/";
  std::vector<std::string_view> out;
  for (const Asset& a : all_assets()) {
    if (!a.path.starts_with(kFolder)) continue;
    const std::string_view below = a.path.substr(kFolder.size());
    const std::string_view language = below.substr(0, below.find('/'));
    if (language.size() < below.size() && (out.empty() || out.back() != language)) out.push_back(language);
  }
  return out;
}

}  // namespace mathom

// The files of assets/ as the build compiled them in: cards, texts, rule books. Immutable, and the same bytes in every
// build; JSON files come without white space. Nothing here parses: that is for those who know what a file means.
#pragma once
#include <span>
#include <string_view>
#include <vector>

namespace mathom {

struct Asset {
  std::string_view path;  // below assets/, for instance "text/en.json"
  std::string_view text;
};

// All of them, sorted by path.
std::span<const Asset> all_assets();

// The file's text; empty when there is no such file.
std::string_view asset(std::string_view path);

// The languages in which this program speaks: the folders of text/, in order.
std::vector<std::string_view> text_languages();

}  // namespace mathom

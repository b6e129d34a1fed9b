#include "support/languages.h"

#include <catch2/catch_test_macros.hpp>

#include "catalog/assets.h"

namespace mathom::test {

std::map<std::string, Texts> languages() {
  constexpr std::string_view kFolder = "text/";
  std::map<std::string, Texts> out;
  Problems problems;
  for (const Asset& a : all_assets()) {
    if (!a.path.starts_with(kFolder)) continue;
    const std::string_view rest = std::string_view(a.path).substr(kFolder.size());
    out[std::string(rest.substr(0, rest.find('/')))].add(a.text, problems);
  }
  INFO(problems.text());
  REQUIRE(problems.empty());
  return out;
}

}  // namespace mathom::test

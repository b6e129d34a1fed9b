#include "support/languages.h"

#include <catch2/catch_test_macros.hpp>

#include "assets/assets.h"
#include "assets/languages.h"

namespace mathom::test {

std::map<std::string, Texts> languages() {
  std::map<std::string, Texts> out;
  Problems problems;
  for (const std::string_view language : text_languages())
    for (const Asset& a : all_assets())
      if (is_text_of(a.path, language)) out[std::string(language)].add(a.text, problems);
  INFO(problems.text());
  REQUIRE(problems.empty());
  return out;
}

}  // namespace mathom::test

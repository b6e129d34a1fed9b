#include "support/spoken.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <sstream>

#include "assets/languages.h"

namespace mathom::test {

const std::vector<std::string>& spoken() {
  static const std::vector<std::string> codes = [] {
    std::vector<std::string> out;
    const char* const named = std::getenv("MATHOM_TEST_LANGUAGES");
    std::istringstream words(named ? named : "");
    for (std::string code; words >> code;) out.push_back(code);
    for (const std::string& code : out) REQUIRE(find_language(code));
    if (out.empty())
      for (const SpokenLanguage& l : spoken_languages()) out.emplace_back(l.code);
    return out;
  }();
  return codes;
}

const std::string& spoken(std::size_t turn) { return spoken()[turn % spoken().size()]; }

}  // namespace mathom::test

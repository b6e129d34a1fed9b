#pragma once
// The languages that tests of screens go through: all that the program speaks, or those that MATHOM_TEST_LANGUAGES
// names ("fr zz"), so that one that is added is tested like the others (scripts/check_language).
#include <string>
#include <vector>

namespace mathom::test {

const std::vector<std::string>& spoken();
// They take turns, where one is enough for each case.
const std::string& spoken(std::size_t turn);

}  // namespace mathom::test

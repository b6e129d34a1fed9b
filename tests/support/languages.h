#pragma once
// What the program says, in every language that it speaks.
#include <map>
#include <string>

#include "text/texts.h"

namespace mathom::test {

// All texts of each language, by its short name. A fault in a text file fails the test that asks.
std::map<std::string, Texts> languages();

}  // namespace mathom::test

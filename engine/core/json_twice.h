#pragma once
// Keys that stand twice in one object of a JSON text. Parsing keeps the last of them, so that what a person wrote first
// would be lost in silence.
#include <string_view>

#include "core/problems.h"

namespace mathom {

// Reports each by its path, such as "/cards/3/attack". Pre: the text is JSON.
void check_twice(std::string_view text, Problems&);

}  // namespace mathom

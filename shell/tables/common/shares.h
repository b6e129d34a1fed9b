// How wide each of several buttons in one row is. Not where they stand.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "shell/ui/canvas.h"

namespace mathom {

// All alike where the words of each have room; else what some do not need goes to those that need it. `width`: of all
// without the gaps.
std::vector<float> shares_of_row(const ui::Canvas& c, std::span<const std::string> words, float width, float high);

}  // namespace mathom

// The numbers next to the table that one may always know, and above them why something is not offered, or a hint.
#pragma once
#include "shell/screens/table/hint.h"

namespace mathom {

float counters_height(const TableFrame& f, const Hints& hints, float width);
void build_counters(const TableFrame& f, const Hints& hints, ui::Rect& r);  // at its bottom, which it shortens

}  // namespace mathom

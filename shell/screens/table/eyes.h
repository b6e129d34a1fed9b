// Looking back: whose eyes one looks with, the hands that these eyes see, and playing on from there. Pre: one looks
// back.
#pragma once
#include "shell/screens/table/frame.h"

namespace mathom {

bool build_past_panel(const TableFrame& f);  // true: other eyes were chosen
void build_hands_panel(const TableFrame& f);

}  // namespace mathom

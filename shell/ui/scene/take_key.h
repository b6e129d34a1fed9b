// Keys: Tab between zones, arrows within, Enter and Space on what has focus, shortcuts, scrolling. What no item takes
// is left for the screen. In the page the browser itself moves Tab over the mirror (one stop a zone), so Tab arrives
// here natively only.
#pragma once
#include "shell/ui/scene/input.h"
#include "shell/ui/scene/input_parts.h"

namespace mathom::ui {

void take_key(const Input& in, const InputParts& parts);

}  // namespace mathom::ui

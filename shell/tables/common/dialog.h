// A panel in the middle of the screen, no larger than it.
#pragma once
#include "shell/ui/canvas.h"

namespace mathom {

ui::Rect dialog(const ui::Canvas& c, float wide, float high);

}  // namespace mathom

// What who sits here is called, and the face they chose: asked once at the first set-up, changed in the settings. Both
// may be left open: then they are "you", and have the face of somebody without a name.
#pragma once
#include <string>

#include "shell/services/services.h"
#include "shell/ui/canvas.h"

namespace mathom {

struct Services;

// A face to leaf through and a name that can be written, side by side; `column` loses what they take.
void build_own_name(const Services& use, const ui::Canvas& c, ui::Rect& column);

}  // namespace mathom

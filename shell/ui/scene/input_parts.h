// The parts of a scene by which an input is judged, and those that it may change. The scene lends them for the time of
// a call.
#pragma once
#include "shell/ui/scene/focus.h"
#include "shell/ui/scene/item.h"
#include "shell/ui/scene/next_frame.h"
#include "shell/ui/scene/scene_list.h"
#include "shell/ui/scene/scroll_regions.h"
#include "shell/ui/scene/taken_input.h"

namespace mathom::ui {

struct InputParts {
  const FrameInfo& frame;  // the frame that begins
  const SceneList& list;   // of the last finished frame
  ScrollRegions& scrolls;
  Focus& focus;
  TakenInput& taken;
  NextFrame& next;
};

}  // namespace mathom::ui

// The panel that lists the keys, over any screen.
#pragma once
#include "shell/ui/scene/scene.h"

namespace mathom {

class App;

// False: it was closed.
bool build_keys_panel(App& app, ui::Scene& scene);

}  // namespace mathom

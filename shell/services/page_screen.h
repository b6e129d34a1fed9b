// A game's own page (tables/page.h) as a screen.
#pragma once
#include "shell/services/screen.h"
#include "shell/tables/page.h"

namespace mathom {

ScreenPtr page_screen(PagePtr page);

}  // namespace mathom

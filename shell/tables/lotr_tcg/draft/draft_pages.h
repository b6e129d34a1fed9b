// The doors to the pages of an evening, for whoever opens pages.
#pragma once
#include <string>

#include "shell/tables/page.h"

namespace mathom::lotr_tcg {

// Who plays, and which boosters: an evening begins.
PagePtr begin_page();
// Those that are kept on this device.
PagePtr evenings_page();
// One of them, where it was left.
PagePtr evening_page(std::string id);

}  // namespace mathom::lotr_tcg

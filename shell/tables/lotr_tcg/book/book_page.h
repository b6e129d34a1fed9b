// The door to the card book, for whoever opens pages.
#pragma once
#include <string>

#include "shell/tables/page.h"

namespace mathom::lotr_tcg {

// `list`: a deck to open at once, as a list or a link; empty: none.
PagePtr book_page(std::string list);

}  // namespace mathom::lotr_tcg

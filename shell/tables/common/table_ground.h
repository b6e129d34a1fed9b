// The table as a thing in the room: rounded, with a rim of walnut, an inlay of gold, and felt that is lit from above.
// Drawn below everything a table builds; on a small screen the rim is lean.
#pragma once
#include <string>

#include "shell/tables/table_view.h"

namespace mathom {

void draw_table_ground(const ui::Canvas& c, const TablePlaces& places);
// A dark pill below the words of the prompt, so that they stand out from rim and felt.
void draw_prompt_ground(const ui::Canvas& c, const TablePlaces& places, const std::string& words);

}  // namespace mathom

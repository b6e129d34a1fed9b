// The latest of what happened where there is no column for the log, or what is explained in its place; and the door to
// the whole log, wherever it stands.
#pragma once
#include "shell/screens/table/frame.h"

namespace mathom {

// 0: no line has room, and the door stands next to the prompt. The table keeps `least` of the area's height.
float last_lines_height(const TableFrame& f, ui::Rect area, float least);
void build_last_lines(const TableFrame& f, ui::Rect r);
// The door alone, at the right of `r`, which it shortens; beneath a card that is read, with the latest line; and as the
// head of the log, whose name it has in a page of words.
void build_log_door(const TableFrame& f, ui::Rect& r);
void build_log_fold(const TableFrame& f, ui::Rect r);
void build_log_head(const TableFrame& f, ui::Rect head, bool words);

}  // namespace mathom

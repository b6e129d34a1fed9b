// The strip: what the others have done since one acted last, each thing a chip that shows the table as it then was. It
// is there until one acts, and wants nothing. Once the game is over it leads through it once more.
#pragma once
#include <string>

#include "shell/screens/table/frame.h"

namespace mathom {

void build_strip(const TableFrame& f, ui::Rect r);  // pre: no replay
// The last line of the log, which stands there where nobody has done anything since; else empty.
std::string strip_words(const TableFrame& f);  // pre: no replay

}  // namespace mathom

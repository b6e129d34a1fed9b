// The events of the board that are to come, or the deeds of a haven: a list, or one line of it where there is little
// room. A touch lays open what each does. It owns nothing.
#pragma once
#include <string>

#include "shell/tables/lotr_board/sight.h"
#include "shell/tables/lotr_board/wanted.h"

namespace mathom::lotr_board {

class EventList {
 public:
  using Frame = GameTable::Frame;
  explicit EventList(const JourneySight& sight) : sight_(sight) {}

  Wanted build(const Frame& f) const;
  std::string next_words(const TableHost& host) const;  // what comes next, and what it does; empty: nothing does

 private:
  bool build_row(const Frame& f, int which, ui::Rect r) const;  // true: it was touched

  const JourneySight& sight_;
};

}  // namespace mathom::lotr_board

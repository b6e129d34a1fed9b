// Where a lesson or a remark stands: above the prompt or in the column next to the table. It is folded to few lines
// while a card is read, or if the table would be left too little.
#pragma once
#include <string>

#include "shell/screens/table/frame.h"
#include "shell/screens/table/reading_pane.h"

namespace mathom {

class LessonBox {
 public:
  void begin() { room_ = {}; }  // a frame
  // How high it wants to be in this width, and no higher than `most`.
  float height(const TableFrame& f, float width, float most) const;
  void place(ui::Rect room) { room_ = room; }
  bool is_placed() const { return room_.h != 0; }
  // In few lines above the sheet of a card that is read, at the bottom of `area`, which it shortens; false: it has its
  // usual room.
  bool fold(const TableFrame& f, CardSheet& sheet, ui::Rect& area);
  void build(const TableFrame& f) const;

 private:
  static bool build_folded(const TableFrame& f, ui::Rect box, const std::string& words, float wanted);

  ui::Rect room_;
  std::string unfolded_;  // what was said when it was wanted with its buttons
};

}  // namespace mathom

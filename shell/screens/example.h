// A lesson's position as a picture within a page: the game's own table draws it, small. It asks nothing and cannot be
// touched.
#pragma once
#include <memory>

#include "shell/lessons/course.h"
#include "shell/screens/table/past.h"
#include "shell/services/services.h"

namespace mathom {

class TableExample {
 public:
  TableExample(const Services& use, const Game& game, const Course& course, std::size_t at);
  // As high as it is at this width.
  static float height(float width) { return width * 0.6f; }
  void draw(const Services& use, const ui::Canvas& page, ui::Rect r);

 private:
  std::unique_ptr<Past> past_;  // null: the position cannot be laid out
  ui::Scene scene_;
};

}  // namespace mathom

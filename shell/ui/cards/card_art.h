// Tools of the drawings: parts with an ink outline, from path strings that are cut into triangles once.
#pragma once
#include <string_view>

#include "shell/ui/drawing/pen.h"

namespace mathom::ui {

// The path must be a literal: the cut shape is remembered by where it lies.
const Shape& drawn(std::string_view path);

class Brush {
 public:
  explicit Brush(const Pen& pen, float line = 0.8f) : pen_(pen), line_(line) {}
  void part(std::string_view path, const Paint& paint) const;
  void bare(std::string_view path, const Paint& paint) const;
  void oval(Vec middle, float rx, float ry, const Paint& paint) const;
  void dot(Vec middle, float radius, const Paint& paint) const;
  void line(std::string_view path, Colour c, float width) const;
  const Pen& pen() const { return pen_; }

 private:
  Pen pen_;
  float line_;
};

}  // namespace mathom::ui

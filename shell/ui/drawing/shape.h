// A closed outline of any form, cut into triangles once, drawn as often as wanted by a Pen.
// Outlines are written as path strings (M L H V C Q Z, absolute), so that a drawing is data one can read.
#pragma once
#include <cstdint>
#include <map>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/ui/drawing/affine.h"

namespace mathom::ui {

struct Shape {
  Shape() = default;
  Shape(std::vector<Vec> o, std::vector<std::uint16_t> t) : outline(std::move(o)), triangles(std::move(t)) {}
  std::vector<Vec> outline;              // no repeated last point, counter-clockwise on a page whose y points up
  std::vector<std::uint16_t> triangles;  // indices into outline

  // The shape with fewer points, none of those left out further than `most` from the outline. Made once for each power
  // of two, as a picture is drawn in few sizes.
  const Shape& within(float most) const;

 private:
  mutable std::map<int, Shape> coarser_;  // by the exponent of the power of two
};

// Leaves out the points of a line, closed or open, that lie no further than `most` from it without them. A closed one
// keeps at least three.
void thin(std::span<const Vec> line, float most, bool closed, std::vector<Vec>& out);

// Simple polygons only: an outline that crosses itself is a mistake of the drawing and loses triangles.
Shape shape_from(std::vector<Vec> outline);
// One outline: a path with a second M is a mistake of the drawing.
Shape shape_from_path(std::string_view path, int steps_per_curve = 10);
// An open line from the same language, for strokes.
std::vector<Vec> line_from_path(std::string_view path, int steps_per_curve = 10);

std::vector<Vec> rounded_rect(Rect r, float radius, int steps = 6);
std::vector<Vec> ellipse(Vec centre, float rx, float ry, int steps = 32);
std::vector<Vec> regular_polygon(Vec centre, float radius, int sides, float from_angle);

}  // namespace mathom::ui

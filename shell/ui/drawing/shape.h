// A closed outline of any form, cut into triangles once, drawn as often as wanted by a Pen.
// Outlines are written as path strings (M L H V C Q Z, absolute), so that a drawing is data one can read.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

#include "shell/ui/drawing/affine.h"

namespace mathom::ui {

struct Shape {
  std::vector<Vec> outline;              // no repeated last point, counter-clockwise on a page whose y points up
  std::vector<std::uint16_t> triangles;  // indices into outline
};

// Simple polygons only: an outline that crosses itself is a mistake of the drawing and loses triangles.
Shape shape_from(std::vector<Vec> outline);
Shape shape_from_path(std::string_view path, int steps_per_curve = 10);
// An open line from the same language, for strokes.
std::vector<Vec> line_from_path(std::string_view path, int steps_per_curve = 10);

std::vector<Vec> rounded_rect(Rect r, float radius, int steps = 6);
std::vector<Vec> ellipse(Vec centre, float rx, float ry, int steps = 32);
std::vector<Vec> regular_polygon(Vec centre, float radius, int sides, float from_angle);

}  // namespace mathom::ui

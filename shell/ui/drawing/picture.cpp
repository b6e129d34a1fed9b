#include "shell/ui/drawing/picture.h"

#include <nlohmann/json.hpp>

namespace mathom::ui {
namespace {

constexpr float kSamePoint = 0.05f;

// [path, role, fading in percent, width, 1 + role at the end, x1, y1, x2, y2]; zeros at the end are left out.
PictureShape read_shape(const nlohmann::json& row) {
  const auto number = [&](std::size_t i) { return i < row.size() && row[i].is_number() ? row[i].get<float>() : 0.0f; };
  const std::string path = row[0].get<std::string>();
  PictureShape s;
  s.role = static_cast<std::size_t>(number(1));
  s.alpha = 1 - number(2) / 100;
  s.width = number(3);
  s.closed = path.ends_with('Z');
  s.end = number(4) > 0 ? static_cast<std::size_t>(number(4)) - 1 : s.role;
  s.from = {number(5), number(6)};
  s.to = {number(7), number(8)};
  if (s.width <= 0) return s.shape = shape_from_path(path), s;
  std::vector<Vec>& line = s.shape.outline;
  line = line_from_path(path);
  // A circle ends where it began; a stroke has no corner there.
  while (s.closed && line.size() > 2 && length(line.back() - line.front()) < kSamePoint) line.pop_back();
  return s;
}

}  // namespace

Picture read_picture(std::string_view json) {
  Picture picture;
  const auto read = nlohmann::json::parse(json, nullptr, false);
  const auto& rows = read.is_object() ? read["shapes"] : read;
  if (!rows.is_array()) return picture;
  if (read.is_object())
    for (const auto& colour : read["colours"]) picture.colours.push_back(rgb(colour.get<std::uint32_t>()));
  for (const auto& row : rows)
    if (row.is_array() && row.size() > 1 && row[0].is_string()) picture.shapes.push_back(read_shape(row));
  return picture;
}

void draw_picture(const Pen& pen, const Picture& picture, const Palette& palette) {
  for (const PictureShape& s : picture.shapes) {
    const Colour from = faded(palette[s.role], s.alpha), to = faded(palette[s.end], s.alpha);
    if (s.width > 0)
      pen.stroke(s.shape.outline, from, s.width, s.closed);
    else
      pen.fill(s.shape, s.from == s.to ? Paint(from) : Paint(from, to, s.from, s.to));
  }
}

}  // namespace mathom::ui

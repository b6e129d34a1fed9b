#include "shell/tables/common/picture_book.h"

#include "core/json.h"

namespace mathom {
namespace {

ui::Palette standard_colours(const Json& roles) {
  ui::Palette palette;
  for (const Json& colour : roles) palette.push_back(ui::rgb(whole_number<std::uint32_t>(colour).value_or(0)));
  return palette;
}

// The standard colours with others in some roles: role, colour, role, colour.
ui::Palette palette_of(const ui::Palette& standard, const Json& row) {
  ui::Palette palette = standard;
  for (std::size_t i = 0; i + 1 < row.size(); i += 2)
    if (const auto role = whole_number<std::size_t>(row[i]); role && *role < palette.size())
      palette[*role] = ui::rgb(whole_number<std::uint32_t>(row[i + 1]).value_or(0));
  return palette;
}

PictureBook::Layer layer_of(const Json& row) {
  const auto at = [&](std::size_t i) { return row[i].get<float>(); };
  PictureBook::Layer layer{
      whole_number<std::size_t>(row[0]).value_or(0), whole_number<std::size_t>(row[1]).value_or(0), {}};
  if (row.size() == 8) layer.place = {at(2), at(3), at(4), at(5), at(6), at(7)};
  return layer;
}

}  // namespace

PictureBook::PictureBook(FileOf file, std::string_view compositions) : file_(file) {
  Problems problems;
  const auto roles = parse_json(file("pictures/roles.gpl"), problems), all = parse_json(file(compositions), problems);
  if (!roles || !all) return;
  const ui::Palette standard = standard_colours(*roles);
  for (const Json& row : (*all)["palettes"]) palettes_.push_back(palette_of(standard, row));
  for (const Json& path : (*all)["drawings"]) drawings_.push_back(path.get<std::string>());
  for (const auto& [word, rows] : (*all)["pictures"].items())
    for (const Json& row : rows) pictures_[word].push_back(layer_of(row));
  read_.resize(drawings_.size());
}

const PictureBook::Layers* PictureBook::find(std::string_view word) const {
  const auto at = pictures_.find(word);
  return at == pictures_.end() ? nullptr : &at->second;
}

const ui::Picture& PictureBook::drawing(std::size_t n) const {
  if (read_[n].shapes.empty()) read_[n] = ui::read_picture(file_(drawings_[n]));
  return read_[n];
}

void PictureBook::draw(const ui::Pen& pen, ui::Rect in, const Layers& layers) const {
  constexpr float kWidth = 160, kHeight = 100;
  const float k = std::max(in.w / kWidth, in.h / kHeight);
  const ui::Vec corner{in.centre().x - kWidth / 2 * k, in.centre().y - kHeight / 2 * k};
  const ui::Pen whole = pen.painted().through(ui::shift(corner) * ui::stretch(k, k));
  pen.push_clip(in);
  for (const Layer& layer : layers)
    ui::draw_picture(whole.through(layer.place), drawing(layer.drawing), palettes_[layer.palette]);
  pen.pop_clip();
}

}  // namespace mathom

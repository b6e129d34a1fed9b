#include "shell/tables/common/choice_column.h"

#include <algorithm>
#include <numeric>

namespace mathom {

using namespace ui;

std::vector<float> ChoiceColumn::heights(float width) const {
  std::vector<float> out;
  for (const Choosable& o : choices_) {
    const std::string words = table_.offer_words(f_, o.option);
    out.push_back(std::max(kTouch, f_.c.least_height(Face::strong, words, width - 2 * kStep) + 6));
  }
  return out;
}

float ChoiceColumn::least_height(float width) const {
  const std::vector<float> highs = heights(width);
  return std::accumulate(highs.begin(), highs.end(), kStep * (static_cast<float>(highs.size()) - 1));
}

int ChoiceColumn::build(const std::string& zone, const std::string& name, Rect room) const {
  const std::vector<float> highs = heights(room.w);
  const auto n = static_cast<float>(highs.size());
  const float alike = (room.h + kStep) / n - kStep, spare = room.h - least_height(room.w);
  const bool fits = std::ranges::all_of(highs, [&](float high) { return high <= alike; });
  f_.c.scene().begin_zone(zone, {.name = name, .list = true, .part = Part::ask});
  int chosen = spare < 0 ? table_.build_choice_list(f_, zone, name, room, choices_) : -1;
  for (std::size_t i = 0; i < choices_.size() && spare >= 0; ++i) {
    const Rect r = cut_top(room, fits ? alike : highs[i] + spare / n);
    if (table_.build_offer(f_, choices_[i].option, r, choices_[i].index >= 0)) chosen = choices_[i].index;
    cut_top(room, kStep);
  }
  f_.c.scene().end_zone();
  return chosen;
}

}  // namespace mathom

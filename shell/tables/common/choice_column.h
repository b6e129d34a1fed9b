// Sentences to choose from, one below the other in a narrow column: all alike, or each as high as its words need, or,
// where there is no room for that, as a list that scrolls.
#pragma once
#include <span>
#include <string>

#include "shell/tables/common/game_table.h"

namespace mathom {

class ChoiceColumn {
 public:
  ChoiceColumn(GameTable& table, const BuildFrame& f, std::span<const Choosable> choices)
      : table_(table), f_(f), choices_(choices) {}
  // The least height in which all words stand whole in this width.
  float least_height(float width) const;
  // Returns the index of what was pressed, or -1.
  int build(const std::string& zone, const std::string& name, ui::Rect room) const;

 private:
  std::vector<float> heights(float width) const;

  GameTable& table_;
  const BuildFrame& f_;
  std::span<const Choosable> choices_;
};

}  // namespace mathom

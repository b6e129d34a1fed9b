#include "shell/tables/common/shares.h"

#include <algorithm>

namespace mathom {

using namespace ui;

std::vector<float> shares_of_row(const Canvas& c, std::span<const std::string> words, float width, float high) {
  constexpr float kPiece = 4;
  std::vector<float> out(words.size(), width / static_cast<float>(std::max<std::size_t>(1, words.size())));
  const auto has_room = [&](std::size_t i, float wide) {
    return c.has_room({0, 0, wide - 2 * kStep, high - 4}, c.strong(), words[i]);
  };
  const auto gives = [&](std::size_t i) { return out[i] - kPiece >= kTouch && has_room(i, out[i] - kPiece); };
  for (int pieces = static_cast<int>(width / kPiece); pieces > 0; --pieces) {
    std::size_t needs = 0, giver = 0;
    while (needs < out.size() && has_room(needs, out[needs])) ++needs;
    while (giver < out.size() && (giver == needs || !gives(giver))) ++giver;
    if (needs == out.size() || giver == out.size()) break;
    out[giver] -= kPiece;
    out[needs] += kPiece;
  }
  return out;
}

}  // namespace mathom

#include "shell/tables/common/hand_rows.h"

#include <algorithm>

#include "shell/ui/card_face.h"

namespace mathom {

using namespace ui;

namespace {

constexpr float kLeastStrip = 22;  // of a covered card: its signs can still be read
constexpr float kGap = 6;
constexpr float kRowStep = 46;  // from a row to the next

int rows_of(float card, float width, int cards) {
  return cards > 1 && (width - card) / static_cast<float>(cards - 1) < kLeastStrip ? 2 : 1;
}

}  // namespace

float hand_rows_height(float card, float width, int cards) {
  return kLift + 4 + card_height(card) + (rows_of(card, width, cards) > 1 ? kRowStep : 0.0f);
}

std::vector<Rect> place_hand_rows(Rect area, float card, int cards) {
  std::vector<Rect> out;
  const float high = card_height(card);
  const int rows = rows_of(card, area.w, cards), first = rows > 1 ? (cards + 1) / 2 : cards;
  for (int row = 0, from = 0; row < rows; ++row, from += first) {
    const int n = row == 0 ? first : cards - first;
    const float strip = n > 1 ? std::min(card + kGap, (area.w - card) / static_cast<float>(n - 1)) : 0;
    const float whole = card + strip * static_cast<float>(n - 1);
    const float y = area.bottom() - 2 - high - (row + 1 < rows ? kRowStep : 0.0f);
    for (int i = 0; i < n; ++i)
      out.push_back({area.centre().x - whole / 2 + strip * static_cast<float>(i), y, card, high});
  }
  return out;
}

}  // namespace mathom

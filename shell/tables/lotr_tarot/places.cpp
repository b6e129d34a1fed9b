#include "shell/tables/lotr_tarot/places.h"

#include <cmath>

namespace mathom::lotr_tarot {

using namespace ui;

namespace {

constexpr float kLeastStrip = 22;  // of a covered card: its index can still be read

}  // namespace

Spots place_table(const Canvas& c, Rect felt, int seats, int me) {
  Spots s;
  const float gap = c.phone() ? 6.0f : 12.0f, badge_h = c.em(c.phone() ? 50 : 58);
  const int others = seats - 1, rows = c.phone() && others > 3 ? 2 : 1;
  const int columns = (others + rows - 1) / rows;
  const float column = felt.w / static_cast<float>(columns), badge_w = std::min(column - gap, c.em(210));
  for (int k = 1; k < seats; ++k) {
    const int row = (k - 1) / columns, place = (k - 1) % columns;
    const int in_row = row == 0 ? std::min(columns, others) : others - columns;
    const float x = felt.centre().x + (static_cast<float>(place) - static_cast<float>(in_row - 1) / 2) * column;
    s.badge[static_cast<std::size_t>((me + k) % seats)] = {
        x - badge_w / 2, felt.y + gap + static_cast<float>(row) * (badge_h + gap), badge_w, badge_h};
  }
  const float top = felt.y + gap + static_cast<float>(rows) * (badge_h + gap);
  const float own_w = std::min(felt.w - gap * 2 - c.em(70), c.em(230));
  s.badge[static_cast<std::size_t>(me)] = {felt.x + gap, felt.bottom() - badge_h - gap, own_w, badge_h};
  s.books = {felt.right() - gap - c.em(64), felt.bottom() - badge_h - gap, c.em(64), badge_h};
  const float caption = c.em(44), button = c.control_height() + 6;
  const float room = felt.bottom() - badge_h - 2 * gap - top;
  const float third = (felt.w - gap * 2) / 3;
  const float w = std::clamp(std::min((room - caption - button) / kCardRatio, third - gap * 2), 40.0f, 132.0f);
  const float y = top + std::max(0.0f, (room - card_height(w) - caption - button) / 2);
  const float spread = std::min(third, w * 2.3f);
  const auto pile = [&](float k) { return Rect{felt.centre().x + k * spread - w / 2, y, w, card_height(w)}; };
  s.draw = pile(-1);
  s.ring = pile(0);
  s.journey = pile(1);
  s.middle = {felt.x + gap, top, felt.w - 2 * gap, felt.bottom() - top - gap};
  return s;
}

float hand_card_width(const Canvas& c, float width, float screen_height) {
  if (c.phone()) return std::clamp(width / 6.6f, 46.0f, 76.0f);
  return std::clamp(std::min(width / 8, screen_height * 0.145f), 48.0f, 118.0f);
}

std::vector<Rect> place_hand(const Canvas& c, Rect area, float screen_height, int cards) {
  std::vector<Rect> out;
  if (cards == 0) return out;
  float width = hand_card_width(c, area.w, screen_height);
  const float gap = 6;
  float strip = width + gap;
  if (cards > 1) strip = std::min(strip, (area.w - width) / static_cast<float>(cards - 1));
  if (strip < kLeastStrip) strip = kLeastStrip, width = std::min(width, area.w - strip * static_cast<float>(cards - 1));
  const float whole = width + strip * static_cast<float>(cards - 1), high = card_height(width);
  for (int i = 0; i < cards; ++i)
    out.push_back({area.centre().x - whole / 2 + strip * static_cast<float>(i), area.bottom() - 2 - high, width, high});
  return out;
}

std::vector<Card> sorted(const CardSet& hand) {
  std::vector<Card> out;
  (hand - kMajorCards).for_each([&](int i) { out.push_back(card_of(i)); });
  (hand & kMajorCards).for_each([&](int i) { out.push_back(card_of(i)); });
  return out;
}

}  // namespace mathom::lotr_tarot

#include "shell/tables/lotr_tarot/layout/places.h"

#include "shell/tables/common/hand_rows.h"
#include "shell/tables/common/seat_plate.h"

#include <cmath>

namespace mathom::lotr_tarot {

using namespace ui;

namespace {

constexpr float kLeastStrip = 22;  // of a covered card: its index can still be read

// The three piles in their room, with captions below them.
void place_piles(const Canvas& c, Rect piles, float gap, Spots& s) {
  const float third = piles.w / 3;
  s.note_lines = third < c.em(170) ? 2 : 1;
  s.caption = std::min(c.small().px * 1.4f * static_cast<float>(1 + s.note_lines) + 4, piles.h * 0.45f);
  const float w = std::clamp(std::min((piles.h - s.caption) / kCardRatio, third - gap * 2), 36.0f,
                             c.phone() ? 96.0f : 140.0f * c.larger());
  const float y = piles.y + std::max(0.0f, (piles.h - card_height(w) - s.caption) / 2);
  s.spread = std::min(third, std::max(w * 2, c.em(200)));
  const auto pile = [&](float k) { return Rect{piles.centre().x + k * s.spread - w / 2, y, w, card_height(w)}; };
  s.draw = pile(-1);
  s.ring = pile(0);
  s.journey = pile(1);
}

}  // namespace

Spots place_table(const Canvas& c, Rect felt, int seats, int me) {
  Spots s;
  const float gap = c.phone() ? 6.0f : 12.0f;
  const int others = seats - 1;
  const float each = felt.w / static_cast<float>(others);
  const int rows = others > 2 && (each < 84 || (each < c.em(92) && felt.h > c.em(420))) ? 2 : 1;
  const int columns = (others + rows - 1) / rows;
  const float column = felt.w / static_cast<float>(columns);
  s.fan = !c.low() && felt.h >= c.em(360);
  const float badge_h = std::min(seat_plate_height(c), felt.h * 0.2f), widest = c.em(190);
  const float badge_w = std::min(column - gap, widest);
  for (int k = 1; k < seats; ++k) {
    const int row = (k - 1) / columns, place = (k - 1) % columns;
    const int in_row = row == 0 ? std::min(columns, others) : others - columns;
    const float x = felt.centre().x + (static_cast<float>(place) - static_cast<float>(in_row - 1) / 2) * column;
    s.badge[static_cast<std::size_t>((me + k) % seats)] = {
        x - badge_w / 2, felt.y + gap + static_cast<float>(row) * (badge_h + gap), badge_w, badge_h};
  }
  // Backs of cards look out below the wide panels.
  const float top = felt.y + gap + static_cast<float>(rows) * (badge_h + gap) + (s.fan ? seat_fan_height(c) : 0);
  const float books = std::min(c.em(64), felt.w * 0.14f), low_row = felt.bottom() - badge_h - gap;
  const bool beside = c.low() || low_row - gap - top < std::min(170.0f, c.em(110));
  const float own_w = std::min(felt.w - gap * 3 - books, beside ? felt.w * (c.low() ? 0.22f : 0.28f) : widest);
  s.badge[static_cast<std::size_t>(me)] = {felt.x + gap, low_row, own_w, badge_h};
  s.books = {felt.right() - gap - books, low_row, books, badge_h};
  // The piles stand above one's own panel; where there is no height for that, between it and the books.
  Rect piles{felt.x + gap, top, felt.w - 2 * gap, low_row - gap - top};
  if (beside) piles = {felt.x + own_w + 2 * gap, top, felt.w - own_w - books - 4 * gap, felt.bottom() - gap - top};
  place_piles(c, piles, gap, s);
  s.middle = c.low() ? felt.inset(4) : Rect{felt.x + gap, top, felt.w - 2 * gap, felt.bottom() - top - gap};
  s.ask = s.middle;
  if (!beside) {
    // Between one's own plate and the books where there is room, else above them; as high as two rows of buttons.
    const bool between = s.books.x - (felt.x + gap + own_w) > c.em(420);
    const float high = 2 * c.control_height() + 3 * kStep, foot = between ? felt.bottom() - 2 : low_row - gap / 2;
    s.ask = {between ? felt.x + gap + own_w + 8 : felt.x + gap, foot - high, 0, high};
    s.ask.w = between ? s.books.x - 8 - s.ask.x : felt.w - 2 * gap;
  }
  return s;
}

float hand_card_width(const Canvas& c, float width, float screen_height) {
  if (c.phone() && !c.low()) return std::clamp(width / 4.3f, 46.0f, 88.0f);
  return std::clamp(std::min(width / 8, screen_height * 0.145f), 48.0f, 120.0f * c.larger());
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

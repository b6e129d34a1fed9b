#include "shell/tables/common/hand_rows.h"

#include <algorithm>

#include "shell/ui/cards/card_face.h"

namespace mathom {

using namespace ui;

namespace {

constexpr float kLeastStrip = 22;   // the width of a covered card whose signs can still be read
constexpr float kFingerStrip = 24;  // the width of a card that makes way: wide enough for a finger
constexpr float kClosedUp = 0.75f;  // the part of its strip that a card keeps if the row has no other room
constexpr float kGap = 6;
constexpr float kRowStep = 46;  // from a row to the next
constexpr float kLeastOnPhone = 46;

float card_width(const Canvas& c, const HandSize& s, float width, float screen_height) {
  if (c.phone() && !c.low()) return std::clamp(width / s.phone_cards, kLeastOnPhone, s.phone_most);
  const float high = screen_height * (c.low() ? s.of_low : s.of_height);
  return std::clamp(std::min(width / s.cards, high), s.least, s.most * c.larger());
}

}  // namespace

float hand_lift(const Canvas& c) { return c.low() ? 16.0f : c.phone() ? 24.0f : 30.0f; }
float hand_raise(const Canvas& c) { return c.low() ? 7.0f : c.phone() ? 10.0f : 14.0f; }

std::vector<std::size_t> painted_in_turn(std::span<const Rect> places, std::size_t cards, std::size_t lifted,
                                         std::size_t dragged) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < cards; ++i)
    if (i != lifted) out.push_back(i);
  const auto below = std::find_if(out.begin(), out.end(),
                                  [&](std::size_t i) { return lifted < i && places[i].y != places[lifted].y; });
  if (lifted < cards) out.insert(below, lifted);
  if (std::erase(out, dragged) > 0) out.push_back(dragged);
  return out;
}

std::vector<Rect> make_way(std::vector<Rect> places, std::size_t lifted) {
  const float y = places[lifted].y;
  std::size_t from = lifted, to = lifted + 1;
  while (from > 0 && places[from - 1].y == y) --from;
  while (to < places.size() && places[to].y == y) ++to;
  if (lifted + 1 == to) return places;
  const float left = places[from].x, right = places[to - 1].x, old = places[lifted].x, next = places[lifted + 1].x;
  const float need = places[lifted].w + kGap;
  if (next - old >= need) return places;
  const float before = old - left, after = right - next;
  float strip = places[lifted].w;
  for (std::size_t i = from + 1; i < to; ++i) strip = std::min(strip, places[i].x - places[i - 1].x);
  // If both sides close up by the same share, each keeps most. That is done only if necessary: the lifted card keeps
  // its place as long as those after it can be touched.
  const float even = before + after > 0 ? std::max(0.0f, right - left - need) / (before + after) : 1.0f;
  const float kept = std::min(even, std::max(kClosedUp, kFingerStrip / std::max(1.0f, strip)));
  const float x = std::max(left, std::min(old, right - need - after * kept));
  // Those before it close up, those after it too; the ends stay where they are.
  for (std::size_t i = from + 1; i < lifted; ++i)
    places[i].x = left + (places[i].x - left) * (x - left) / std::max(1.0f, before);
  const float first = std::min(right, x + need);
  for (std::size_t i = lifted + 1; i + 1 < to; ++i)
    places[i].x = right - (right - places[i].x) * (right - first) / std::max(1.0f, after);
  places[lifted].x = x;
  return places;
}

HandRows::HandRows(const Canvas& c, const HandSize& size, float width, float screen_height)
    : card_(card_width(c, size, width, screen_height)), width_(width), lift_(hand_lift(c)) {}

int HandRows::rows(int cards) const {
  return cards > 1 && (width_ - card_) / static_cast<float>(cards - 1) < kLeastStrip ? 2 : 1;
}

float HandRows::height(int cards) const { return lift_ + 4 + card_height(card_) + (rows(cards) > 1 ? kRowStep : 0.0f); }

std::vector<Rect> HandRows::place(Rect area, int cards) const {
  std::vector<Rect> out;
  const float high = card_height(card_);
  const int rows_high = rows(cards), first = rows_high > 1 ? (cards + 1) / 2 : cards;
  for (int row = 0, from = 0; row < rows_high; ++row, from += first) {
    const int n = row == 0 ? first : cards - first;
    const float strip = n > 1 ? std::min(card_ + kGap, (area.w - card_) / static_cast<float>(n - 1)) : 0;
    const float whole = card_ + strip * static_cast<float>(n - 1);
    const float y = area.bottom() - 2 - high - (row + 1 < rows_high ? kRowStep : 0.0f);
    for (int i = 0; i < n; ++i)
      out.push_back({area.centre().x - whole / 2 + strip * static_cast<float>(i), y, card_, high});
  }
  return out;
}

}  // namespace mathom

#include "shell/tables/common/seat_panel.h"

#include <algorithm>

#include "shell/ui/cards/suits.h"

namespace mathom {

using namespace ui;

namespace {
constexpr float kLine = 1.32f;  // of the letters' height

// The cards that a seat holds, seen from the back, look out from behind its panel.
void draw_held(const Canvas& c, Rect r, int n) {
  const float wide = c.em(22), high = wide * 1.5f, room = r.w - 2 * kRound - wide;
  const float step = n > 1 ? std::min(wide * 0.6f, room / static_cast<float>(n - 1)) : 0;
  float x = r.centre().x - (wide + step * static_cast<float>(n - 1)) / 2;
  for (int i = 0; i < n; ++i, x += step) {
    const Rect card{x, r.bottom() - high * 0.64f, wide, high};
    c.pen().box(card, 3, kCard);
    c.pen().frame(grown(card, -0.5f), 3, rgb(0x04120C, 90), 1);
    c.pen().box(card.inset(2), 2, downwards(rgb(0x6B2230), rgb(0x4A1420), card));
  }
}
}  // namespace

float seat_panel_height(const Canvas& c, int lines) {
  return c.strong().px * kLine + static_cast<float>(lines) * c.small().px * kLine + 1.5f * kStep;
}

Rect draw_seat_panel(const Canvas& c, Rect r, const SeatPanel& seat) {
  const Pen& pen = c.pen();
  if (seat.held > 0 && !c.phone()) draw_held(c, r, std::min(seat.held, 24));
  pen.shadow(r, kRound, 14, 4, 0.45f);
  pen.box(r, kRound, downwards(rgb(0x1A3029, 240), rgb(0x0F1D18, 240), r));
  pen.frame(grown(r, -0.5f), kRound, seat.acts ? kGold : seat.marked ? kGoldDeep : kPanelEdge, seat.acts ? 2.0f : 1.0f);
  const SeatSign mark = seat_sign(seat.seat);
  // A narrow panel has its sign before the name, a wide one beside all lines.
  const bool narrow = r.w < c.em(128);
  const float size = narrow ? c.em(14) : std::min(r.h - 2 * kStep, c.em(24)), left = narrow ? 6.0f : 1.25f * kStep;
  const float name_high = c.strong().px * kLine;
  Rect in{r.x + left, r.y + 0.75f * kStep, r.w - left - 5, r.h - 1.5f * kStep};
  Rect name = in;
  name.h = name_high;
  if (narrow) {
    draw_badge(pen, mark.badge, {in.x + size / 2, in.y + name_high / 2}, size, mark.colour);
    cut_left(name, size + 4);
  } else {
    draw_badge(pen, mark.badge, {in.x + size / 2, r.centre().y}, size, mark.colour);
    cut_left(in, size + kStep);
    name = {in.x, name.y, in.w, name.h};
  }
  c.fitted("", name, narrow ? c.small_strong() : c.strong(), seat.name, seat.acts ? kGold : kText);
  cut_top(in, name_high);
  return in;
}

}  // namespace mathom

#include "shell/tables/common/seat_panel.h"

#include "shell/ui/suits.h"

namespace mathom {

using namespace ui;

namespace {
constexpr float kLine = 1.32f;  // of the letters' height
}

float seat_panel_height(const Canvas& c, int lines) {
  return c.strong().px * kLine + static_cast<float>(lines) * c.small().px * kLine + 1.5f * kStep;
}

Rect draw_seat_panel(const Canvas& c, Rect r, const SeatPanel& seat) {
  const Pen& pen = c.pen();
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

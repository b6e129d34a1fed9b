#include "shell/screens/table/reading_pane.h"

#include <algorithm>

#include "shell/screens/table/counters.h"

namespace mathom {

using namespace ui;

namespace {
constexpr float kTaughtFelt = 320;
}

float felt_kept(const TableView& table, bool taught) {
  return taught ? std::min(kTaughtFelt, table.least_felt()) : table.least_felt();
}

float most_of_sheet(const Canvas& c, float height, float felt) {
  if (c.low()) return height - c.strong().px * 2.6f;
  return std::min(height - std::max(felt, c.em(felt)), std::max(c.em(150), height * 0.45f));
}

// While a companion asks, their words are what is to be read.
std::optional<Reading> reading_now(const TableFrame& f) {
  if (f.asks || f.match.covered() || f.peeking) return {};
  return f.table.reading(f.use.host, f.match);
}

void build_pane(const TableFrame& f, const Hints& hints, Rect& side) {
  const std::optional<Reading> reading = reading_now(f);
  if (!reading) return;
  const float below = kTouch + counters_height(f, hints, side.w) + 4 * kStep;
  Rect room{side.x, side.y, side.w, side.h - below};
  if (room.h < f.c.em(150)) return;
  const float used = build_reading(f.use.host, f.c, room, *reading, ReadingForm::column);
  cut_top(side, used + kStep);
}

bool CardSheet::is_wanted(const TableFrame& f) const {
  const std::optional<Reading> reading = reading_now(f);
  return reading && reading->why != Reading::Why::looked_at && away_ != reading->card && !f.table.explained();
}

bool CardSheet::build(const TableFrame& f, Rect& area) {
  const std::optional<Reading> reading = reading_now(f);
  if (!reading || reading->why == Reading::Why::looked_at) {
    if (!reading) away_ = CardId::none;
    return false;
  }
  if (away_ == reading->card || f.table.explained()) return false;
  const float wanted = reading_height(f.use.host, f.c, *reading, area.w - 2 * kStep, ReadingForm::sheet);
  const bool low = f.c.low();
  const float felt = felt_kept(f.table, f.mentor);
  const float high = std::min(wanted, most_of_sheet(f.c, area.h, felt));
  if (high < f.c.em(96)) return false;
  const Rect room = cut_bottom(area, high + kStep / 2);
  bool away = false;
  build_reading(f.use.host, f.c, {room.x + (low ? 0 : kStep), room.y, room.w - (low ? 0 : 2 * kStep), high}, *reading,
                ReadingForm::sheet, &away);
  if (away) away_ = reading->card, f.c.scene().want_frame();
  return true;
}

}  // namespace mathom

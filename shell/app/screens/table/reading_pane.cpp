// The card that asks, is lifted or is pointed at, large and readable: at the top of the column next to the table; where
// there is no column, in a sheet above the hand, or with the words of a low screen.
#include <algorithm>

#include "shell/app/screens/table/table_screen.h"

namespace mathom {

using namespace ui;

// While a companion asks, their words are what is to be read.
std::optional<Reading> TableScreen::reading_now(App& app, Match& match) const {
  if (asks_ || match.covered() || peeking_) return {};
  return shown_view().reading(app, match);
}

// From the top of `side`, which it shortens. What must be said below it keeps its room.
void TableScreen::build_pane(App& app, Match& match, const Canvas& c, Rect& side) {
  const std::optional<Reading> reading = reading_now(app, match);
  if (!reading) return;
  const float below = kTouch + 2 * kStep + counters_height(app, c, side.w) + 3 * kStep;
  Rect room{side.x, side.y, side.w, side.h - below};
  if (room.h < c.em(150)) return;
  const float used = build_reading(app, c, room, *reading, ReadingForm::column);
  cut_top(side, used + kStep);
}

// At the bottom of `area`, which it shortens, in place of the last lines of the log. False: there is nothing to read, it
// was laid away, or something is explained there.
bool TableScreen::build_sheet(App& app, Match& match, const Canvas& c, Rect& area) {
  const std::optional<Reading> reading = reading_now(app, match);
  if (!reading || reading->why == Reading::Why::looked_at) {
    if (!reading) put_away_ = CardId::none;
    return false;
  }
  if (put_away_ == reading->card || shown_view().explained()) return false;
  const float wanted = reading_height(app, c, *reading, area.w - 2 * kStep, ReadingForm::sheet);
  const bool low = c.low();
  // The felt keeps the larger part.
  const float most = low ? area.h - c.strong().px * 2.6f : area.h - std::max(350.0f, c.em(350));
  const float high = std::min({wanted, most, std::max(c.em(150), area.h * 0.34f)});
  if (high < c.em(96)) return false;
  const Rect room = cut_bottom(area, high + kStep / 2);
  bool away = false;
  build_reading(app, c, {room.x + (low ? 0 : kStep), room.y, room.w - (low ? 0 : 2 * kStep), high}, *reading,
                ReadingForm::sheet, &away);
  if (away) put_away_ = reading->card, c.scene().want_frame();
  return true;
}

}  // namespace mathom

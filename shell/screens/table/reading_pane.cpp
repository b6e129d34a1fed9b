#include "shell/screens/table/reading_pane.h"

#include <algorithm>

#include "shell/screens/table/counters.h"
#include "shell/services/match/mentor.h"

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

namespace {
bool is_taught(const TableFrame& f) { return f.mentor && !f.mentor->said(f.use).empty(); }
}  // namespace

float CardSheet::room(const TableFrame& f, Rect area) {
  if (!f.table.reads_cards() || f.c.low() || is_taught(f) || f.past || f.c.scene().words()) return 0;
  // No card of an empty hand can be lifted.
  if (f.table.hand_height(f.c, area.w, f.c.scene().screen().h) <= kStep) return 0;
  kept_ = f.table.words_kept().value_or(kept_);
  if (kept_ == 0) return 0;
  const float most = most_of_sheet(f.c, area.h, f.table.least_felt());
  // A tall area keeps a share of its height: three tenths where 150 are wanted.
  float room = std::min(most, std::max(f.c.em(kept_), area.h * kept_ / 500));
  // A card that asks gets the room that its words need. It keeps the room while another card is lifted to answer.
  if (const auto reading = reading_now(f); reading && reading->why == Reading::Why::asks) {
    const float wanted = reading_height(f.use.host, f.c, *reading, area.w - 2 * kStep, ReadingForm::sheet) + kStep;
    asked_room_ = std::min(wanted, most_of_sheet(f.c, area.h, felt_kept(f.table, f.mentor)));
    asked_at_ = f.match.ply();
    asked_in_ = area.h;
  }
  if (asked_at_ == f.match.ply() && asked_in_ == area.h) room = std::max(room, asked_room_);
  return room < f.c.em(96) + kStep ? 0 : room;
}

// While a companion asks, the pane shows their words.
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

namespace {
// Of a card that says nothing and does not ask, its place in the hand shows all there is; next to a low table there is
// room for any.
bool is_worth_it(const TableFrame& f, const Reading& r) {
  return f.c.low() || r.why == Reading::Why::asks ||
         (f.table.reads_cards() && (!r.text.empty() || !r.facts.empty() || !r.numbers.empty()));
}
}  // namespace

bool CardSheet::is_wanted(const TableFrame& f) const {
  const std::optional<Reading> reading = reading_now(f);
  return reading && is_worth_it(f, *reading) && reading->why != Reading::Why::looked_at && away_ != reading->card &&
         !f.table.explained();
}

bool CardSheet::build(const TableFrame& f, Rect& area) {
  return build_at(f, area, most_of_sheet(f.c, area.h, felt_kept(f.table, f.mentor)));
}

bool CardSheet::build_in(const TableFrame& f, Rect& room) { return build_at(f, room, room.h - kStep / 2); }

bool CardSheet::build_at(const TableFrame& f, Rect& area, float most) {
  const std::optional<Reading> reading = reading_now(f);
  if (!reading || reading->why == Reading::Why::looked_at) {
    if (!reading) away_ = CardId::none;
    return false;
  }
  if (away_ == reading->card || f.table.explained() || !is_worth_it(f, *reading)) return false;
  const float wanted = reading_height(f.use.host, f.c, *reading, area.w - 2 * kStep, ReadingForm::sheet);
  const bool low = f.c.low();
  const float high = std::min(wanted, most);
  if (high < f.c.em(96)) return false;
  const Rect room = cut_bottom(area, high + kStep / 2);
  bool away = false;
  build_reading(f.use.host, f.c, {room.x + (low ? 0 : kStep), room.y, room.w - (low ? 0 : 2 * kStep), high}, *reading,
                ReadingForm::sheet, &away);
  if (away) away_ = reading->card, f.c.scene().want_frame();
  return true;
}

}  // namespace mathom

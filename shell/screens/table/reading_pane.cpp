// The card that asks, is lifted or is pointed at, large and readable: at the top of the column next to the table; where
// there is no column, in a sheet above the hand, or with the words of a low screen.
#include <algorithm>

#include "shell/screens/table/table_screen.h"
#include "shell/services/match/mentor.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

// While a companion asks, their words are what is to be read.
std::optional<Reading> TableScreen::reading_now(const Services& use, Match& match) const {
  if (asks_ || match.covered() || peeking_) return {};
  return shown_view().reading(use.host, match);
}

// From the top of `side`, which it shortens. What must be said below it keeps its room.
void TableScreen::build_pane(const Services& use, Match& match, const Canvas& c, Rect& side) {
  const std::optional<Reading> reading = reading_now(use, match);
  if (!reading) return;
  const float below = kTouch + counters_height(use, c, side.w) + 4 * kStep;
  Rect room{side.x, side.y, side.w, side.h - below};
  if (room.h < c.em(150)) return;
  const float used = build_reading(use.host, c, room, *reading, ReadingForm::column);
  cut_top(side, used + kStep);
}

namespace {

// How much of its height the table keeps beside a card that is read; less where something is taught, too.
constexpr float kTaughtFelt = 320;
float felt_kept(const TableView& view, bool taught) {
  return taught ? std::min(kTaughtFelt, view.least_felt()) : view.least_felt();
}

// How high the sheet of a card may be.
float most_of_sheet(const Canvas& c, float height, float felt) {
  if (c.low()) return height - c.strong().px * 2.6f;
  return std::min(height - std::max(felt, c.em(felt)), std::max(c.em(150), height * 0.45f));
}

}  // namespace

// There is a card to be read above the hand.
bool TableScreen::wants_sheet(const Services& use, Match& match) const {
  const std::optional<Reading> reading = reading_now(use, match);
  return reading && reading->why != Reading::Why::looked_at && put_away_ != reading->card && !shown_view().explained();
}

// A lesson about what a card says must not hide the card, nor a remark the table: its words give way, and its button brings
// them back.
bool TableScreen::fold_mentor(const Services& use, Match& match, const Canvas& c, Rect& area) {
  Mentor* mentor = past_ ? nullptr : use.play.mentor();
  if (!mentor || !mentor->may_fold() || mentor->said(use).empty()) return false;
  const std::string words = mentor->said(use);
  const float kept = felt_kept(shown_view(), true);
  const bool crowds = c.phone() && !c.low() && mentor->gives_way() && unfolded_ != words &&
                      area.h - mentor->height(use, c, area.w - kStep) < kept;
  // What has no words needs no room for them.
  const auto reading = wants_sheet(use, match) ? reading_now(use, match) : std::nullopt;
  const bool reads = reading && !(reading->text.empty() && reading->facts.empty());
  if (!crowds && !reads) return false;
  const float line = c.letters().line_height(c.small()), wanted = c.height_of(c.small(), words, area.w - kTouch - 20);
  float high = std::clamp(wanted + kStep, kTouch, 3 * line + kStep) + 4;
  // One line, and the rest scrolls, where the card wants the room.
  const float card = reads ? reading_height(use.host, c, *reading, area.w - 2 * kStep, ReadingForm::sheet) : 0;
  if (card > most_of_sheet(c, area.h - high, kept)) high = kTouch + 4;
  const Rect row = cut_bottom(area, high);
  const Rect box{row.x + 2, row.y, row.w - 4, row.h - 4};
  c.raised(box);
  Rect in = box;
  c.scene().begin_zone("lesson", {.name = use.words.say("shell.mentor"), .part = Part::ask});
  const Item more{.id = "mentor/more", .name = use.words.say("shell.mentor.more"), .rect = cut_right(in, kTouch)};
  if (c.button(more, {.weight = Weight::quiet, .sign = Sign::more}).activated)
    put_away_ = reading ? reading->card : put_away_, unfolded_ = words, c.scene().want_frame();
  cut_left(in, kStep);
  in = {in.x, in.y + kStep / 2, in.w, in.h - kStep};
  if (wanted <= in.h + 1) {
    c.fitted("lesson/words", in, c.small(), words, kText);
  } else {
    const float top = c.scene().begin_scroll("lesson/words/list", words, in);
    c.scene().end_scroll(c.paragraph("lesson/words", {in.x, top, in.w - 10, wanted}, c.small(), words, kText));
  }
  c.scene().end_zone();
  return true;
}

// At the bottom of `area`, which it shortens, in place of the last lines of the log. False: there is nothing to read, it
// was laid away, or something is explained there.
bool TableScreen::build_sheet(const Services& use, Match& match, const Canvas& c, Rect& area) {
  const std::optional<Reading> reading = reading_now(use, match);
  if (!reading || reading->why == Reading::Why::looked_at) {
    if (!reading) put_away_ = CardId::none;
    return false;
  }
  if (put_away_ == reading->card || shown_view().explained()) return false;
  const float wanted = reading_height(use.host, c, *reading, area.w - 2 * kStep, ReadingForm::sheet);
  const bool low = c.low();
  const float felt = felt_kept(shown_view(), !past_ && use.play.mentor());
  const float high = std::min(wanted, most_of_sheet(c, area.h, felt));
  if (high < c.em(96)) return false;
  const Rect room = cut_bottom(area, high + kStep / 2);
  bool away = false;
  build_reading(use.host, c, {room.x + (low ? 0 : kStep), room.y, room.w - (low ? 0 : 2 * kStep), high}, *reading,
                ReadingForm::sheet, &away);
  if (away) put_away_ = reading->card, c.scene().want_frame();
  return true;
}

}  // namespace mathom

#include "shell/screens/table/lesson_box.h"

#include <algorithm>

#include "shell/services/match/mentor.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

float LessonBox::height(const TableFrame& f, float width, float most) const {
  return f.mentor ? std::min(f.mentor->height(f.use, f.c, width), most) : 0;
}

void LessonBox::build(const TableFrame& f) const {
  if (room_.h > 0) f.mentor->build(f.use, f.c, room_);
}

// A lesson about a card must not hide the card, nor a remark the table. So its words fold, and its button brings them
// back.
bool LessonBox::fold(const TableFrame& f, CardSheet& sheet, Rect& area) {
  if (!f.mentor || !f.mentor->may_fold() || f.mentor->said(f.use).empty()) return false;
  const std::string words = f.mentor->said(f.use);
  const float kept = felt_kept(f.table, true);
  const bool crowds = f.c.phone() && !f.c.low() && f.mentor->gives_way() && unfolded_ != words &&
                      area.h - f.mentor->height(f.use, f.c, area.w - kStep) < kept;
  // An empty lesson needs no room.
  const auto reading = sheet.is_wanted(f) ? reading_now(f) : std::nullopt;
  const bool reads = reading && !(reading->text.empty() && reading->facts.empty());
  if (!crowds && !reads) return false;
  const float line = f.c.letters().line_height(f.c.small());
  const float wanted = f.c.height_of(f.c.small(), words, area.w - kTouch - 20);
  float high = std::clamp(wanted + kStep, kTouch, 3 * line + kStep) + 4;
  // One line if the card needs the room; the rest scrolls.
  const float card = reads ? reading_height(f.use.host, f.c, *reading, area.w - 2 * kStep, ReadingForm::sheet) : 0;
  if (card > most_of_sheet(f.c, area.h - high, kept)) high = kTouch + 4;
  const Rect row = cut_bottom(area, high);
  if (build_folded(f, {row.x + 2, row.y, row.w - 4, row.h - 4}, words, wanted)) {
    if (reading) sheet.put_away(reading->card);
    unfolded_ = words;
    f.c.scene().want_frame();
  }
  return true;
}

// Returns true if the words are wanted with their buttons.
bool LessonBox::build_folded(const TableFrame& f, Rect box, const std::string& words, float wanted) {
  f.c.raised(box);
  Rect in = box;
  f.c.scene().begin_zone("lesson", {.name = f.use.words.say("shell.mentor"), .part = Part::ask});
  const Item more{.id = "mentor/more", .name = f.use.words.say("shell.mentor.more"), .rect = cut_right(in, kTouch)};
  const bool unfolds = f.c.button(more, {.weight = Weight::quiet, .sign = Sign::more}).activated;
  cut_left(in, kStep);
  in = {in.x, in.y + kStep / 2, in.w, in.h - kStep};
  if (wanted <= in.h + 1) {
    f.c.fitted("lesson/words", in, f.c.small(), words, kText);
  } else {
    const float top = f.c.scene().begin_scroll("lesson/words/list", words, in);
    f.c.scene().end_scroll(f.c.paragraph("lesson/words", {in.x, top, in.w - 10, wanted}, f.c.small(), words, kText));
  }
  f.c.scene().end_zone();
  return unfolds;
}

}  // namespace mathom

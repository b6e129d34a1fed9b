// The places of everything on the screen of the table: next to the picture of the game on a wide screen, below it on a
// high one, in a column on a low one.
#include <algorithm>
#include <utility>

#include "shell/screens/table/bar.h"
#include "shell/screens/table/counters.h"
#include "shell/screens/table/eyes.h"
#include "shell/screens/table/last_lines.h"
#include "shell/screens/table/strip.h"
#include "shell/screens/table/table_screen.h"
#include "shell/screens/table/timeline.h"
#include "shell/services/match/mentor.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

namespace {

float side_width(const Canvas& c, float width) {
  return std::max(std::clamp(c.em(280), 250.0f, width * 0.32f), std::min(width * 0.2375f, c.em(304)));
}

}  // namespace

// The bar, the column next to the table and the panels stand on the page, everything else in the room.
void TableScreen::build_in(const TableFrame& page, const Canvas& room) {
  const TableFrame f = page.on(room);
  Scene& scene = room.scene();
  Rect area = scene.safe();
  const Rect bar = cut_top(area, bar_height(f, area.w));
  page.c.bar({0, 0, scene.screen().w, bar.bottom()});
  const bool wide = area.w >= 1000 && area.h >= 480;
  lesson_.begin();
  if (wide) build_side(page, cut_right(area, side_width(room, area.w)));
  f.past ? build_past_bar(page, bar) : do_wish(page, build_bar(page, bar));
  TablePlaces places = scene.safe().h < kLow ? lay_beside(f, area) : lay_below(f, area, wide);
  const LogLine* said = spoken_now(f);
  const Rect words = f.asks || said ? std::exchange(places.prompt, {}) : Rect{};
  const Rect act = f.asks ? std::exchange(places.actions, {}) : Rect{};
  companions_.weigh(f);
  f.table.build(f.use.host, f.match, room, places);
  lesson_.build(f);
  if (f.asks) companions_.build_proposal(f, words, act);
  if (said) build_saying(f, *said, words);
  if (!f.past) {
    keys(f);
    hints_.tell(f);
    do_wish(f, f.table.take_wish());
  }
  build_panel(page);
  f.table.build_layers(f.use.host, f.match, page.c);
}

// The hand, the prompt and the row of buttons below the felt.
TablePlaces TableScreen::lay_below(const TableFrame& f, Rect area, bool wide) {
  const Canvas& c = f.c;
  TablePlaces places;
  const Rect row = cut_bottom(area, c.control_height() + 2 * kStep + (f.past ? kTouch + kStep : 0));
  places.hand = cut_bottom(area, f.table.hand_height(c, area.w - 2 * kStep, c.scene().screen().h));
  // The hand lies on the near rim of the table, where the lamp does not reach.
  const Rect rim{area.x, places.hand.y - c.em(4), area.w, c.scene().screen().h - places.hand.y + c.em(4)};
  c.pen().box(rim, 0.01f, downwards(rgb(0x04120C, 40), rgb(0x04120C, 150), rim));
  // The buttons lie on a ledge of the table's wood.
  const WoodColours& wood = wood_colours(c.scene().materials().wood);
  const Rect ledge{area.x, row.y, area.w, c.scene().screen().h - row.y};
  c.pen().box(ledge, 0.01f, downwards(mix(wood.dark, rgb(0), 0.34f), mix(wood.dark, rgb(0), 0.62f), ledge));
  c.pen().box({ledge.x, ledge.y, ledge.w, 1.2f}, 0.01f, faded(wood.edge, 0.4f));
  places.hand.x += kStep;
  places.hand.w -= 2 * kStep;
  build_curtain(f, area, places.hand);
  const float ask = std::min(companions_words_height(f, area.w - 2 * kStep), area.h * 0.4f);
  places.prompt = cut_bottom(area, std::max(ask, c.strong().px * (c.phone() ? 2.8f : 2.4f)));
  places.prompt.x += kStep;
  places.prompt.w -= 2 * kStep;
  lay_under_words(f, area, places.prompt, wide);
  places.felt = area;
  if (wide && area.h > c.em(380)) {
    c.inlay(area.inset(10));
    places.felt = Rect{area.x + 18, area.y + 12, area.w - 36, area.h - 26};
  }
  places.actions = build_actions(f, row.inset(kStep), {});
  return places;
}

// The words and the card between the table and the prompt.
void TableScreen::lay_under_words(const TableFrame& f, Rect& area, Rect& prompt, bool wide) {
  const Canvas& c = f.c;
  // Words scroll rather than take the room of the cards.
  const float few_lines = kTouch + 2.9f * c.letters().line_height(c.small()) + kStep;
  const float spare = std::max(std::min(few_lines, area.h * 0.5f), std::min(area.h * 0.45f, area.h - c.em(250)));
  const bool folded = !wide && lesson_.fold(f, sheet_, area);
  if (!folded && !lesson_.is_placed()) lesson_.place(cut_bottom(area, lesson_.height(f, area.w - kStep, spare)));
  if (wide || lesson_.is_placed()) return;
  if (const float still = folded ? 0.0f : sheet_.room(f, area); still > 0) return lay_still(f, cut_bottom(area, still));
  if (sheet_.build(f, area) || folded) return;
  const float lines = last_lines_height(f, area, std::min(area.h * 0.6f, f.table.least_felt()));
  lines > 0 ? build_last_lines(f, cut_bottom(area, lines)) : build_log_door(f, prompt);
}

// The card that is read, and what happened above it or in its place: the table above them stays as it is.
void TableScreen::lay_still(const TableFrame& f, Rect room) {
  sheet_.build_in(f, room);
  const float two = f.c.small().px * 2.8f + 2.5f * kStep;
  if (room.h < two) return;
  build_last_lines(f, cut_bottom(room, std::clamp(last_lines_height(f, room, 0), two, room.h)));
}

// On a low screen words and buttons stand in a column at the right; felt and hand have the rest.
TablePlaces TableScreen::lay_beside(const TableFrame& f, Rect area) {
  const Canvas& c = f.c;
  Rect column = cut_right(area, std::clamp(area.w * 0.27f, 170.0f, 260.0f));
  c.pen().box({column.x, column.y, c.scene().screen().w - column.x, column.h}, 0.01f, rgb(0x0E1D17, 170));
  column = column.inset(kStep);
  // Long answers take room from the text that is read, which scrolls.
  const float answers = f.past ? 0.0f : f.table.answers_height(f.use.host, f.match, c, column.w);
  const Rect act = cut_bottom(column, std::max(2 * c.control_height() + kStep, std::min(answers, column.h * 0.55f)));
  cut_bottom(column, kStep);
  const Rect past = f.past ? cut_bottom(column, c.control_height()) : Rect{};
  if (!lesson_.fold(f, sheet_, column))
    lesson_.place(cut_top(column, lesson_.height(f, column.w, column.h - c.em(40))));
  if (Rect words = column; !lesson_.is_placed() && sheet_.build(f, words))
    column = words;
  else if (!lesson_.is_placed())
    build_last_lines(f, cut_bottom(column, last_lines_height(f, column, column.h * 0.45f)));
  TablePlaces places;
  places.prompt = column;
  places.hand = cut_bottom(area, f.table.hand_height(c, area.w - 2 * kStep, c.scene().screen().h));
  places.hand.x += kStep;
  places.hand.w -= 2 * kStep;
  build_curtain(f, area, places.hand);
  places.felt = area;
  places.actions = build_actions(f, past, act);
  return places;
}

// Between two people: the curtain stands above the hand that it hides.
void TableScreen::build_curtain(const TableFrame& f, Rect& area, Rect hand) {
  if (f.past || !(f.match.covered() || f.peeking)) return;
  const Rect row = cut_bottom(area, curtain_.height(f, area.w - 2 * kStep));
  curtain_.build(f, {row.x + kStep, row.y, row.w - 2 * kStep, row.h - kStep}, hand);
}

// The buttons for looking, in `row`, which has no `act`. Returns the place of the act: `act`, or the rest of `row`.
Rect TableScreen::build_actions(const TableFrame& f, Rect row, Rect act) {
  if (f.past) return build_timeline(f, row, act), Rect{};
  if (act.empty()) {
    const float each = f.c.phone() ? std::min(f.c.em(92), row.w * 0.24f) : f.c.em(130);
    build_looks(f, cut_left(row, f.table.takes_tricks() ? 2 * each + kStep : each));
    cut_left(row, kStep);
    act = row;
  }
  others_.build(f, act);
  const float most = f.table.bar_width(f.c);
  if (!f.c.phone() && act.w > most + f.c.em(20)) cut_left(act, act.w - most);
  return act;
}

void TableScreen::build_side(const TableFrame& f, Rect side) {
  f.c.pen().box(side, 0.01f, rgb(0x0E1D17, f.c.light() ? 255 : 200));
  Rect r = side.inset(2 * kStep);
  // Keeps room for a remark here, so that the table keeps its own if enough is left above.
  const bool remarks = f.mentor && f.mentor->gives_way();
  const float remark = remarks ? lesson_.height(f, r.w, r.h) : 0;
  if (remark > 0 && r.h - remark > f.c.em(380)) {
    lesson_.place(cut_bottom(r, remark));
    cut_bottom(r, kStep);
  }
  build_pane(f, hints_, r);
  const float strip = kTouch + f.c.em(22) + 2 * kStep;
  // The log folds below the card. Its list and its strip stay if they fit.
  if (r.h < side.h * 0.8f && r.h < kTouch + counters_height(f, hints_, r.w) + strip + f.c.em(110)) {
    build_log_fold(f, cut_bottom(r, kTouch));
    return build_counters(f, hints_, r);
  }
  // On a page of words the log and its door are under headings of their own.
  const bool words = f.c.scene().words();
  build_log_head(f, cut_top(r, kTouch), words);
  build_counters(f, hints_, r);
  if (!f.past || f.past->live()) {
    Rect box = cut_bottom(r, strip);
    cut_bottom(r, kStep);
    f.c.panel(box);
    box = box.inset(kStep);
    const Rect strip_head = cut_top(box, f.c.em(22));
    if (!words) f.c.heading("strip/heading", strip_head, f.use.words.say("time.strip"), 3, kTextSoft);
    build_strip(f, box);
  }
  log_.build(f, r);
}

void TableScreen::build_panel(const TableFrame& f) {
  switch (wishes_.panel()) {
    case TablePanel::none: return;
    case TablePanel::menu: return menu_.build(f);
    case TablePanel::log: return log_.build_panel(f);
    case TablePanel::why: return why_.build(f, hints_);
    case TablePanel::past: return build_past_panel(f) ? log_.say_again() : void();
    case TablePanel::hands: return build_hands_panel(f);
  }
}

}  // namespace mathom

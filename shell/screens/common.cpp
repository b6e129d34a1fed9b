#include <algorithm>
#include <utility>

#include "shell/screens/screens.h"
#include "shell/services/game_code.h"
#include "shell/services/match/playing.h"
#include "shell/services/outside.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

Rect screen_bar(const Services& use, const Canvas& c, std::string_view heading, bool& leave) {
  return c.screen_bar(heading, use.words.say("shell.back"), leave);
}

Rect middle_column(const Canvas& c, Rect area, float most) {
  const float wide = std::min(c.em(most), area.w - (c.phone() ? 2 : 4) * kStep);
  return {area.centre().x - wide / 2, area.y, wide, area.h};
}

bool build_numbered_row(const Canvas& c, Rect& column, NumberedRow row) {
  const float words = c.height_of(c.strong(), row.title, column.w - c.em(64));
  const Rect r = cut_top(column, std::max(c.control_height() + kStep, words + 2 * kStep));
  cut_top(column, kStep);
  const bool next = row.item.primary;
  row.item.rect = r;
  const Reaction is = c.scene().add(std::move(row.item));
  c.panel(r);
  if (next || is.hovered) c.pen().frame(grown(r, -0.5f), kRound, kGold, next ? 2.0f : 1.0f);
  Rect in = r.inset(kStep);
  const Rect sign = cut_left(in, c.em(40));
  if (row.done)
    c.sign(Sign::check, sign.centre(), c.em(20), kGold);
  else
    c.pen().text(c.heading_type(), sign, row.number, next ? kGold : kTextSoft, Align::centre);
  cut_left(in, kStep);
  c.fitted("", in, c.strong(), row.title, row.done ? kTextSoft : kText);
  if (is.focused) c.focus_ring(r, kRound);
  return is.activated;
}

static void import_and_play(const Services& use, std::string_view text) {
  const std::uint64_t before = use.play.match() ? use.play.match()->number() : 0;
  use.play.import(text);
  if (!use.play.match() || use.play.match()->number() == before) return;
  use.screens.restart();
  use.screens.push(table_screen());
}

void ask_for_import(const Services& use) {
  const WordsRequest request{
      .title = use.words.say("shell.import.title"),
      .label = use.words.say("shell.import.label"),
      .confirm = use.words.say("shell.import.confirm"),
      .cancel = use.words.say("shell.cancel"),
      .most = (std::size_t{4} << 20) + 1,  // one more than may be: what is too large is said to be
      .many_lines = true,
      .file = use.words.say("shell.import.file")};
  use.outside.ask_words(request, [&use](std::optional<std::string> text) {
    if (text) open_save(use, *text);
  });
}

void open_save(const Services& use, const std::string& text) {
  use.code.with_of(text, [&use, text](bool here) {
    if (here) import_and_play(use, text);
  });
}

}  // namespace mathom

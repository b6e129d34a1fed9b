#include "shell/screens/table/bar.h"

#include <algorithm>

#include "shell/screens/screens.h"
#include "shell/services/notices.h"
#include "shell/services/words.h"
#include "shell/ui/scene/keys.h"

namespace mathom {

using namespace ui;

namespace {

constexpr float kBarSigns = 4;  // next to the title, on a phone

// Covers the cards from the others at this screen.
bool may_cover(const TableFrame& f) { return f.match.shared() && !f.match.covered() && !f.peeking; }

// On a narrow phone the title needs the room, especially with one sign more.
float widest_sign(const TableFrame& f) {
  if (!f.c.phone()) return 80;
  return f.c.scene().screen().w < (may_cover(f) ? 430 : 360) ? kTouch : 52;
}

std::string fence_words(const Services& use, UndoFence fence) {
  switch (fence) {
    case UndoFence::open: return {};
    case UndoFence::nothing: return use.words.say("time.undo.nothing");
    case UndoFence::luck: return use.words.say("time.undo.luck");
    case UndoFence::others: return use.words.say("time.undo.others");
    case UndoFence::knowledge: return use.words.say("time.undo.knowledge");
  }
  return {};
}

void build_undo(const TableFrame& f, Rect r) {
  const UndoFence fence = f.match.undo_fence();
  const Item item{.id = "undo",
                  .name = f.use.words.say("shell.undo"),
                  .description = fence_words(f.use, fence),
                  .rect = r,
                  .offered = fence == UndoFence::open,
                  .key = 'u'};
  const Reaction is = f.c.button(item, {.weight = Weight::bar, .sign = Sign::undo});
  if (is.activated) f.match.undo(), f.c.scene().want_frame();
  if (is.refused) f.use.notices.notify(item.description);
}

void build_state(const TableFrame& f, Rect middle, const std::string& title, const std::string& status) {
  if (status.empty()) return f.c.heading("title", middle, title, 1, kText, Align::centre);
  // If it needs two lines, the title gets one line of the smallest letters.
  const Type least{Face::text, kLeastType};
  const bool long_one = f.c.letters().width(least, status) > middle.w;
  const float lines = 2 * f.c.letters().line_height(least) + 1;
  Rect first{middle.x, middle.y, middle.w, long_one ? middle.h - lines : middle.h * 0.54f};
  // A long title has two lines, and then all lines are close together.
  const auto lines_of = [&](Type t, const std::string& words) {
    return static_cast<float>(f.c.letters().wrap(t, words, middle.w).size());
  };
  const float of_title = lines_of({Face::strong, kLeastType}, title), of_status = lines_of(least, status);
  if (of_title > 1) first.h = middle.h * of_title / (of_title + of_status);
  f.c.fitted("", first, f.c.strong(), title, kText, Align::centre);
  f.c.scene().heading("title", title, first, 1);
  f.c.fitted("status", {middle.x, first.bottom(), middle.w, middle.h - first.h}, f.c.small(), status, kTextSoft,
             Align::centre);
}

}  // namespace

// Four lines stand close together in the height of three.
float bar_height(const TableFrame& f, float width) {
  const bool upright = f.c.phone() && !f.c.low();
  const float lines = (f.c.strong().px + f.c.small().px) * 1.3f + kStep, usual = upright ? 48.0f : 44.0f;
  const float least = std::max(usual, lines);
  if (!upright || f.past) return least;
  const Type title{Face::strong, kLeastType}, status{Face::text, kLeastType};
  const float signs = kBarSigns + (may_cover(f) ? 1 : 0), room = width - signs * widest_sign(f) - kStep / 2;
  const std::size_t needed = f.c.letters().wrap(title, f.table.title(f.use.host), room).size() +
                             f.c.letters().wrap(status, f.table.status(f.use.host), room).size();
  return needed > 2 ? std::max(3 * f.c.letters().line_height(status) + 6, least) : least;
}

BarWish build_bar(const TableFrame& f, Rect bar) {
  f.c.scene().begin_zone("bar", {.name = f.use.words.say("shell.table.bar"), .part = Part::tools});
  BarWish wish = BarWish::none;
  const float side = std::clamp(bar.h, kTouch, widest_sign(f));
  if (f.c.button({.id = "menu",
                  .name = f.use.words.say("shell.menu"),
                  .rect = cut_left(bar, side),
                  .key = key_of(Command::menu)},
                 {.weight = Weight::bar, .sign = Sign::menu})
          .activated)
    f.wishes.open(TablePanel::menu);
  // `unless`: the reason why it cannot be done.
  const auto control = [&](Item item, Sign sign, std::string_view unless = {}) {
    item.rect = cut_right(bar, side);
    return build_refusable(f, std::move(item), {.weight = Weight::bar, .sign = sign}, unless);
  };
  if (control({.id = "help", .name = f.use.words.say("shell.why"), .key = key_of(Command::why)}, Sign::help))
    f.wishes.open(TablePanel::why);
  const std::string ask = f.use.words.say("shell.hint.ask");
  const Item hint{.id = "hint", .name = ask, .offered = f.match.your_turn(), .key = key_of(Command::hint)};
  if (control(hint, Sign::hint, "voice.no_hint")) wish = BarWish::hint;
  const Item redo{
      .id = "redo", .name = f.use.words.say("shell.redo"), .offered = f.match.can_redo(), .key = key_of(Command::redo)};
  // If the bar has no room for it, it is in the menu.
  if (bar.w > f.c.em(440) && control(redo, Sign::redo, "voice.no_redo")) f.match.redo();
  build_undo(f, cut_right(bar, side));
  const Item cover{.id = "cover", .name = f.use.words.say("shell.curtain.cover"), .key = key_of(Command::cover)};
  if (may_cover(f) && control(cover, Sign::cover)) wish = BarWish::cover;
  f.c.scene().end_zone();
  // A low screen has these here, whatever is read in the column.
  if (f.c.low()) {
    cut_left(bar, kStep);
    build_looks(f, cut_left(bar, std::min(f.c.em(f.table.takes_tricks() ? 216.0f : 104.0f), bar.w * 0.4f)));
  }
  const std::string title = f.table.title(f.use.host), status = f.table.status(f.use.host);
  f.c.scene().begin_zone("state", {.name = title, .part = Part::state});
  build_state(f, bar.inset(2), title, status);
  f.c.scene().end_zone();
  return wish;
}

void build_looks(const TableFrame& f, Rect row) {
  f.c.scene().begin_zone("look", {.name = f.use.words.say("shell.table.look"), .part = Part::tools});
  const float wide = f.table.takes_tricks() ? (row.w - kStep) / 2 : row.w;
  const auto control = [&](Item item) {
    item.rect = cut_left(row, wide);
    cut_left(row, kStep);
    // In the bar a box would stand over its edges.
    const ButtonLook look{.weight = f.c.low() ? Weight::bar : Weight::secondary};
    return build_refusable(f, std::move(item), look, "voice.no_last_trick");
  };
  if (f.table.takes_tricks() && control({.id = "last_trick",
                                         .name = f.use.words.say("shell.table.last_trick"),
                                         .offered = f.table.has_last_trick(),
                                         .key = key_of(Command::last_trick)}))
    f.table.open_last_trick();
  if (control({.id = "scores", .name = f.use.words.say("shell.scores.button"), .key = key_of(Command::scores)}))
    f.table.open_scores();
  f.c.scene().end_zone();
}

}  // namespace mathom

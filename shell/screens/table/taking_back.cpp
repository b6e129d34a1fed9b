// Taking back, with the reason when it cannot be, and what leads past others' moves: to one's own turn, or through the
// finished game once more.
#include "shell/screens/screens.h"
#include "shell/screens/table/table_screen.h"
#include "shell/services/match/playing.h"
#include "shell/services/notices.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

namespace {

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

}  // namespace

void TableScreen::build_undo(const Services& use, Match& match, const Canvas& c, Rect r) {
  const UndoFence fence = match.undo_fence();
  const Item item{.id = "undo",
                  .name = use.words.say("shell.undo"),
                  .description = fence_words(use, fence),
                  .rect = r,
                  .offered = fence == UndoFence::open,
                  .key = 'u'};
  const Reaction is = c.button(item, {.weight = Weight::bar, .sign = Sign::undo});
  if (is.activated) match.undo(), c.scene().want_frame();
  if (is.refused) use.notices.notify(item.description);
}

// The record remembers it, and does not scold.
std::string TableScreen::take_backs(const Services& use, const Match& match) const {
  if (!match.is_over() || match.undos() == 0) return {};
  return use.words.say("time.takebacks", {{"n", std::to_string(match.undos())}});
}

// Past everything that others do, as fast as they do it, until one is asked; who is out of the game goes to its end.
void TableScreen::build_skip(const Services& use, Match& match, const Canvas& c, Rect& act) {
  const bool waits = !match.covered() && !match.your_turn() && !match.is_over();
  const bool shown = waits || !view_->settled();
  if (!shown || asks_ || use.preferences.settings().speed == Speed::instant || act.w < 2 * kTouch) return;
  const bool ends = view_->is_out();
  const std::string words = use.words.say(ends ? "time.skip.end" : "time.skip");
  const float wide = std::min(act.w / 2 - kStep, c.letters().width(c.body(), words) + 4 * kStep);
  const Rect r = cut_right(act, std::max(wide, 2 * kTouch - kStep));
  cut_right(act, kStep);
  const ButtonLook look{.weight = ends ? Weight::primary : Weight::secondary};
  if (c.button({.id = "skip", .name = words, .rect = r, .primary = ends}, look).activated)
    skips_ = true, c.scene().want_frame();
}

void TableScreen::build_rewatch(const Services& use, const Canvas& c, Rect r) {
  c.scene().begin_zone("rewatch", {.name = use.words.say("time.replay")});
  const Item item{.id = "rewatch", .name = use.words.say("time.replay"), .rect = r};
  if (c.button(item).activated) {
    const Match& match = *use.play.match();
    auto record = match.record(replay_eyes(match.seats(), match.is_over()));
    use.screens.push(replay_screen(use, record ? std::move(record) : match.record(match.viewers())));
  }
  c.scene().end_zone();
}

}  // namespace mathom

// Taking back, with the reason when it cannot be, and what leads past others' moves: to one's own turn, or through the
// finished game once more.
#include "shell/app/screens/screens.h"
#include "shell/app/screens/table/table_screen.h"

namespace mathom {

using namespace ui;

namespace {

std::string fence_words(const App& app, UndoFence fence) {
  switch (fence) {
    case UndoFence::open: return {};
    case UndoFence::nothing: return app.say("time.undo.nothing");
    case UndoFence::luck: return app.say("time.undo.luck");
    case UndoFence::others: return app.say("time.undo.others");
    case UndoFence::knowledge: return app.say("time.undo.knowledge");
  }
  return {};
}

}  // namespace

void TableScreen::build_undo(App& app, Match& match, const Canvas& c, Rect r) {
  const UndoFence fence = match.undo_fence();
  const Item item{.id = "undo",
                  .name = app.say("shell.undo"),
                  .description = fence_words(app, fence),
                  .rect = r,
                  .offered = fence == UndoFence::open,
                  .key = 'u'};
  const Reaction is = c.button(item, {.weight = Weight::bar, .sign = Sign::undo});
  if (is.activated) match.undo(), c.scene().want_frame();
  if (is.refused) app.notify(item.description);
}

// The record remembers it, and does not scold.
std::string TableScreen::take_backs(const App& app, const Session& session) const {
  if (!session.outcome().over || session.undos() == 0) return {};
  return app.say("time.takebacks", {{"n", std::to_string(session.undos())}});
}

// Past everything that others do, as fast as they do it, until one is asked; who is out of the game goes to its end.
void TableScreen::build_skip(App& app, Match& match, const Canvas& c, Rect& act) {
  const bool waits = !match.covered() && !match.your_turn() && !match.session().outcome().over;
  const bool shown = waits || !view_->settled();
  if (!shown || asks_ || app.settings().speed == Speed::instant || act.w < 2 * kTouch) return;
  const bool ends = view_->is_out();
  const std::string words = app.say(ends ? "time.skip.end" : "time.skip");
  const float wide = std::min(act.w / 2 - kStep, c.letters().width(c.body(), words) + 4 * kStep);
  const Rect r = cut_right(act, std::max(wide, 2 * kTouch - kStep));
  cut_right(act, kStep);
  const ButtonLook look{.weight = ends ? Weight::primary : Weight::secondary};
  if (c.button({.id = "skip", .name = words, .rect = r, .primary = ends}, look).activated)
    skips_ = true, c.scene().want_frame();
}

void TableScreen::build_rewatch(App& app, const Canvas& c, Rect r) {
  c.scene().begin_zone("rewatch", {.name = app.say("time.replay")});
  const Item item{.id = "rewatch", .name = app.say("time.replay"), .rect = r};
  if (c.button(item).activated) app.push(replay_screen(app, app.match()->session()));
  c.scene().end_zone();
}

}  // namespace mathom

#include "shell/screens/table/others.h"

#include <algorithm>
#include <string>

#include "shell/screens/table/rematch.h"
#include "shell/services/appearance.h"
#include "shell/services/match/own_side.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/words.h"
#include "shell/ui/scene/keys.h"

namespace mathom {

using namespace ui;

namespace {
constexpr double kUnmissed = 80;  // milliseconds without a picture that nobody notices
// Milliseconds at normal speed for a companion's sentence, and for each letter of it, before the next one.
constexpr float kToHear = 600, kToRead = 16;
}  // namespace

void OthersPace::begin(double now) { undrawn_until_ = now + kUnmissed; }

void OthersPace::hear(const Services& use, std::size_t letters, double now) {
  read_until_ = now + (skips_ ? 0 : use.looks.pace()) * (kToHear + kToRead * static_cast<float>(letters));
}

bool OthersPace::skips(Match& match, const TableView& table) {
  // Moves that are played as planned need no watching.
  if (const OwnSide* own = match.own_side(); own && own->plans()) skips_ = true;
  if ((match.your_turn() && !match.answers_itself() && table.settled()) || match.is_over() || match.covered() ||
      match.proposal())
    skips_ = false;
  return skips_;
}

// The others play the answers that they have chosen, after everything before has been seen and read.
void OthersPace::go_on(const Services& use, Match& match, TableView& table, Scene& scene, bool free) {
  if (scene.touched() || skips_) read_until_ = 0;
  const bool reading = scene.now() < read_until_ && match.bot_to_move();
  if (reading) scene.want_frame_at(read_until_);
  // A proposal is not a step yet.
  const Companions* companions = match.companions();
  const bool steps =
      use.preferences.settings().speed == Speed::step && !skips_ && !(companions && companions->want_to_ask());
  free = free && !reading;
  const bool answered = table.settled() && free && match.answer_for_person(scene.now());
  const OwnSide* own = match.own_side();
  if (own && own->deadline()) scene.want_frame_at(*own->deadline());
  const bool went_on = answered || match.update(table.settled() && free && (!steps || next_asked_), scene.now());
  // The next bot thinks while this is drawn.
  if (went_on) match.update(false, scene.now());
  if (match.deadline()) scene.want_frame_at(*match.deadline());
  if (match.thinks_here()) scene.want_frame();
  leave_undrawn(use, match, scene, went_on);
  if (!went_on) return;
  next_asked_ = false;
  table.follow(use.host, match, scene);
  scene.want_frame();
}

// At once: several bots' answers share one picture, but a person's answer before them has its own. If people share the
// screen each is drawn, because a cover may fall at any moment.
void OthersPace::leave_undrawn(const Services& use, const Match& match, Scene& scene, bool went_on) {
  const bool bots_on = use.looks.pace() == 0 && match.bot_to_move() && !match.shared();
  if (!bots_on)
    undrawn_until_ = 0;
  else if (went_on && bots_on_ && undrawn_until_ == 0)
    undrawn_until_ = scene.now() + kUnmissed;
  bots_on_ = bots_on;
  if (scene.now() >= undrawn_until_) {
    undrawn_until_ = 0;
    return;
  }
  scene.leave_undrawn(undrawn_until_);
  scene.want_frame_at(undrawn_until_);
}

// Hurries through everything that others do until the player is asked. A player who is out of the game goes to its end.
void OthersPace::build_skip(const TableFrame& f, Rect& act) {
  const bool waits = !f.match.covered() && !f.match.your_turn() && !f.match.is_over();
  const bool shown = waits || !f.table.settled();
  if (!shown || f.asks || f.use.preferences.settings().speed == Speed::instant || act.w < 2 * kTouch) return;
  const bool ends = f.table.is_out();
  const std::string words = f.use.words.say(ends ? "time.skip.end" : "time.skip");
  const float wide = std::min(act.w / 2 - kStep, f.c.letters().width(f.c.body(), words) + 4 * kStep);
  const Rect r = cut_right(act, std::max(wide, 2 * kTouch - kStep));
  cut_right(act, kStep);
  const ButtonLook look{.weight = ends ? Weight::primary : Weight::secondary};
  if (f.c.button({.id = "skip", .name = words, .rect = r, .primary = ends}, look).activated)
    skips_ = true, f.c.scene().want_frame();
}

// The next step of a bot at step speed; a new game if this one is over.
void OthersPace::build_next(const TableFrame& f, Rect act) {
  const bool over = f.match.is_over();
  const auto pressed = [&](const char* id, std::string words) {
    const Item item{.id = id,
                    .name = std::move(words),
                    .rect = act,
                    .primary = true,
                    .hesitates = over,
                    .key = key_of(Command::next)};
    return f.c.button(item, {.weight = Weight::primary}).activated;
  };
  const bool steps =
      f.use.preferences.settings().speed == Speed::step && f.match.bot_to_move() && f.table.settled() && !f.asks;
  if (steps && pressed("next", f.use.words.say("shell.table.next", {{"name", f.match.waiting_for()}})))
    next_asked_ = true, f.c.scene().want_frame();
  // After a lesson that plays a game to its end, the lesson leads on.
  if (!over || !f.table.settled() || f.match.is_directed()) return;
  const bool wished = !f.use.play.mark().empty();
  if (pressed("again", f.use.words.say(wished ? "shell.scores.evening" : "shell.scores.again")))
    leave_for_another(f.use, f.match);
}

void OthersPace::build(const TableFrame& f, Rect& act) {
  f.c.scene().begin_zone("go_on", {.name = f.use.words.say("shell.table.act"), .part = Part::tools});
  build_skip(f, act);
  build_next(f, act);
  f.c.scene().end_zone();
}

}  // namespace mathom

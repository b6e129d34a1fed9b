// The bar above the table, the row of things to look at below it, and the keys that belong to no control.
#include "shell/screens/table/table_screen.h"
#include "shell/services/page_screen.h"

#include <algorithm>
#include <array>

#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/notices.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/speech/reading.h"
#include "shell/services/words.h"
#include "shell/ui/scene/keys.h"

#include "shell/tables/kit.h"

namespace mathom {

using namespace ui;

bool TableScreen::may_cover(const Match& match) const { return match.shared() && !match.covered() && !peeking_; }

// On a narrow phone the title needs the room, and more so beside one sign more.
float TableScreen::widest_sign(const Match& match, const Canvas& c) const {
  if (!c.phone()) return 80;
  return c.scene().screen().w < (may_cover(match) ? 430 : 360) ? kTouch : 52;
}

void TableScreen::build_bar(const Services& use, Match& match, const Canvas& c, Rect bar) {
  c.scene().begin_zone("bar", {.name = use.words.say("shell.table.bar"), .part = Part::tools});
  const float side = std::clamp(bar.h, kTouch, widest_sign(match, c));
  if (c.button({.id = "menu",
                .name = use.words.say("shell.menu"),
                .rect = cut_left(bar, side),
                .key = key_of(Command::menu)},
               {.weight = Weight::bar, .sign = Sign::menu})
          .activated)
    panel_ = Panel::menu;
  // `unless`: why it cannot be done now.
  const auto control = [&](Item item, Sign sign, std::string_view unless = {}) {
    item.rect = cut_right(bar, side);
    return refusable(use, c, std::move(item), {.weight = Weight::bar, .sign = sign}, unless);
  };
  if (control({.id = "help", .name = use.words.say("shell.why"), .key = key_of(Command::why)}, Sign::help))
    panel_ = Panel::why;
  const std::string ask = use.words.say("shell.hint.ask");
  const Item hint{.id = "hint", .name = ask, .offered = match.your_turn(), .key = key_of(Command::hint)};
  if (control(hint, Sign::hint, "voice.no_hint")) want_hint(use, match, c.scene().now());
  const Item redo{
      .id = "redo", .name = use.words.say("shell.redo"), .offered = match.can_redo(), .key = key_of(Command::redo)};
  // Where there is no room for it, it is in the menu.
  if (bar.w > c.em(440) && control(redo, Sign::redo, "voice.no_redo")) match.redo();
  build_undo(use, match, c, cut_right(bar, side));
  const Item cover{.id = "cover", .name = use.words.say("shell.curtain.cover"), .key = key_of(Command::cover)};
  if (may_cover(match) && control(cover, Sign::cover)) cover_asked_ = true, c.scene().want_frame();
  c.scene().end_zone();
  // On a low screen what one may look at stands here, whatever is read in the column.
  if (c.low()) {
    cut_left(bar, kStep);
    build_looks(use, c, cut_left(bar, std::min(c.em(view_->takes_tricks() ? 216.0f : 104.0f), bar.w * 0.4f)));
  }
  const std::string title = view_->title(use.host), status = view_->status(use.host);
  c.scene().begin_zone("state", {.name = title, .part = Part::state});
  build_state(c, bar.inset(2), title, status);
  c.scene().end_zone();
}

// A button that says why when it is pressed and cannot do what it names.
bool TableScreen::refusable(const Services& use, const Canvas& c, Item item, ButtonLook look, std::string_view unless) {
  if (!item.offered && !unless.empty()) item.description = use.words.say(unless);
  const std::string reason = item.description;
  const Reaction is = c.button(std::move(item), look);
  if (is.refused && !reason.empty()) use.notices.warn(reason);
  return is.activated;
}

void TableScreen::build_state(const Canvas& c, Rect middle, const std::string& title, const std::string& status) {
  if (status.empty()) return c.heading("title", middle, title, 1, kText, Align::centre);
  // Where it needs two lines the title has one of the smallest.
  const Type least{Face::text, kLeastType};
  const bool long_one = c.letters().width(least, status) > middle.w;
  const float lines = 2 * c.letters().line_height(least) + 1;
  Rect first{middle.x, middle.y, middle.w, long_one ? middle.h - lines : middle.h * 0.54f};
  // A long title has two, and then all stand close together.
  const auto lines_of = [&](Type t, const std::string& words) {
    return static_cast<float>(c.letters().wrap(t, words, middle.w).size());
  };
  const float of_title = lines_of({Face::strong, kLeastType}, title), of_status = lines_of(least, status);
  if (of_title > 1) first.h = middle.h * of_title / (of_title + of_status);
  c.fitted("", first, c.strong(), title, kText, Align::centre);
  c.scene().heading("title", title, first, 1);
  c.fitted("status", {middle.x, first.bottom(), middle.w, middle.h - first.h}, c.small(), status, kTextSoft,
           Align::centre);
}

// The next step of a bot, where one goes step by step; a new game, where this one is over.
void TableScreen::build_going_on(const Services& use, Match& match, const Canvas& c, Rect act) {
  const bool over = match.is_over();
  const auto pressed = [&](const char* id, std::string words) {
    const Item item{.id = id,
                    .name = std::move(words),
                    .rect = act,
                    .primary = true,
                    .hesitates = over,
                    .key = key_of(Command::next)};
    return c.button(item, {.weight = Weight::primary}).activated;
  };
  const bool steps =
      use.preferences.settings().speed == Speed::step && match.bot_to_move() && view_->settled() && !asks_;
  if (steps && pressed("next", use.words.say("shell.table.next", {{"name", match.waiting_for()}})))
    next_asked_ = true, c.scene().want_frame();
  // After a lesson that plays a game to its end the lesson leads on.
  if (!over || !view_->settled() || match.is_directed()) return;
  const bool wished = !use.play.mark().empty();
  if (pressed("again", use.words.say(wished ? "shell.scores.evening" : "shell.scores.again")))
    leave_for_another(use, match);
}

// The match that is on the table goes with its last frame. One that a page wished for leads back there, where it is told how it
// ended and who plays next.
void TableScreen::leave_for_another(const Services& use, Match& match) {
  use.screens.after_frame([&use, &game = match.game()] {
    const std::string mark = use.play.mark();
    const Kit& kit = kit_of(game.info().id);
    PagePtr page = kit.page_of_mark && !mark.empty() ? kit.page_of_mark(mark) : nullptr;
    use.play.leave();
    page ? use.screens.fall_back(page_screen(std::move(page))) : use.screens.replace(setup_screen(game));
  });
}

// What one may look at: the last trick, the scores.
void TableScreen::build_looks(const Services& use, const Canvas& c, Rect row) {
  c.scene().begin_zone("look", {.name = use.words.say("shell.table.look"), .part = Part::tools});
  const float wide = view_->takes_tricks() ? (row.w - kStep) / 2 : row.w;
  const auto control = [&](Item item) {
    item.rect = cut_left(row, wide);
    cut_left(row, kStep);
    // In the bar a box would stand over its edges.
    const ButtonLook look{.weight = c.low() ? Weight::bar : Weight::secondary};
    return refusable(use, c, std::move(item), look, "voice.no_last_trick");
  };
  if (view_->takes_tricks() && control({.id = "last_trick",
                                        .name = use.words.say("shell.table.last_trick"),
                                        .offered = view_->has_last_trick(),
                                        .key = key_of(Command::last_trick)}))
    view_->open_last_trick();
  if (control({.id = "scores", .name = use.words.say("shell.scores.button"), .key = key_of(Command::scores)}))
    view_->open_scores();
  c.scene().end_zone();
}

Rect TableScreen::build_actions(const Services& use, Match& match, const Canvas& c, Rect row, Rect act) {
  if (past_) return build_timeline(use, c, row, act), Rect{};
  if (act.empty()) {
    const float each = c.phone() ? std::min(c.em(92), row.w * 0.24f) : c.em(130);
    build_looks(use, c, cut_left(row, view_->takes_tricks() ? 2 * each + kStep : each));
    cut_left(row, kStep);
    act = row;
  }
  c.scene().begin_zone("go_on", {.name = use.words.say("shell.table.act"), .part = Part::tools});
  build_skip(use, match, c, act);
  build_going_on(use, match, c, act);
  c.scene().end_zone();
  const float most = shown_view().bar_width(c);
  if (!c.phone() && act.w > most + c.em(20)) cut_left(act, act.w - most);
  return act;
}

void TableScreen::keys(const Services& use, Match& match, Scene& scene) {
  if (pressed(scene, Command::faster)) step_speed(use, 1);
  if (pressed(scene, Command::slower)) step_speed(use, -1);
  if (pressed(scene, Command::pass)) view_->show_offer();
  // Keys of what a small screen has no room for.
  const bool free = panel_ == Panel::none;
  if (free && pressed(scene, Command::redo) && !scene.find("redo") && match.can_redo()) match.redo();
  if (free && pressed(scene, Command::scores) && !scene.find("scores")) view_->open_scores();
  if (free && pressed(scene, Command::keys)) panel_ = Panel::why, scene.want_frame();
  if (pressed(scene, Command::hint)) want_hint(use, match, scene.now());
  if (pressed(scene, Command::read_table)) scene.announce(read_table(scene), Urgency::polite, Detail::brief);
  tell_hint(use, match, scene);
  grant(use, match, scene);
}

// What the page of the result asked for since the last frame.
void TableScreen::grant(const Services& use, Match& match, Scene& scene) {
  const TableView::Wish wish = view_->take_wish();
  if (wish == TableView::Wish::look_back) look_back(match.ply(), scene);
  if (wish == TableView::Wish::how && match.may_analyse()) use.screens.push(analysis_screen());
  // In an evening it is not for the table to say who plays next.
  if (wish == TableView::Wish::again)
    use.play.mark().empty() ? rematch(use, Sides::same) : leave_for_another(use, match);
  if (wish == TableView::Wish::swap) rematch(use, Sides::swapped);
}

void TableScreen::step_speed(const Services& use, int by) {
  Settings s = use.preferences.settings();
  s.speed = static_cast<Speed>(std::clamp(static_cast<int>(s.speed) + by, 0, 4));
  use.preferences.change(s);
}

}  // namespace mathom

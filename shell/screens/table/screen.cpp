// The table as a whole. It follows the match, or the record of one, and does what its parts ask for.
#include "shell/screens/table/table_screen.h"

#include <utility>

#include "shell/screens/screens.h"
#include "shell/screens/table/rematch.h"
#include "shell/services/appearance.h"
#include "shell/services/match/mentor.h"
#include "shell/services/match/own_side.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/speech/reading.h"
#include "shell/services/words.h"
#include "shell/ui/scene/keys.h"

namespace mathom {

using namespace ui;

namespace {

// The room around the table is always dark; the text next to it follows day and night.
Canvas room(const Canvas& page) {
  Canvas c = page.painted();
  c.felt(c.scene().screen());
  return c;
}

}  // namespace

void TableScreen::build(const Services& use, Scene& scene) {
  if (!walk_the_past(use)) return;
  if (!is_replay() && !use.play.match()) return use.screens.restart();
  use.words.speak_of(is_replay() ? &past_->match() : nullptr);
  if (!is_replay()) attend(use, *use.play.match(), scene);
  if (past_) past_->follow(use, scene);
  // A phone on its side has no height for large words around the cards; the log and the panels have them.
  const float most = scene.safe().h < kLow ? 1.25f : 2.0f;
  const Canvas page(scene, use.looks.letters(), std::min(use.preferences.settings().text_scale, most));
  const Canvas c = room(page);
  build_in(frame(use, page), c);
}

TableFrame TableScreen::frame(const Services& use, const Canvas& c) {
  Match* running = is_replay() ? nullptr : use.play.match();
  Match& shown = past_ ? past_->match() : *running;
  TableView& table = past_ ? past_->view() : *view_;
  Mentor* mentor = past_ ? nullptr : use.play.mentor();
  const Companions* companions = shown.companions();
  const bool asks = !past_ && companions && (companions->proposal() || companions->think_again());
  return {use, c, shown, table, past_.get(), running, log_.chronicle(), mentor, wishes_, asks, curtain_.peeking()};
}

void TableScreen::hidden(const Services& use) {
  if (curtain_.hide(use.play.match())) covered();
}

void TableScreen::covered() {
  if (past_ && past_->live()) past_.reset();  // its viewer does not look any more
  wishes_.open(TablePanel::none);
  hints_.begin_again();
}

void TableScreen::attend(const Services& use, Match& match, Scene& scene) {
  if (curtain_.watch(match, scene, number_ != match.number())) covered();
  follow(use, match, scene);
  if (!curtain_.pass_on(match, *view_, scene)) return;
  covered();
  follow(use, match, scene);
}

// Returns true if another match was shown so far, or if this one is shown and told again.
bool TableScreen::take_up(const Services& use, Match& match, Scene& scene) {
  const bool fresh = number_ != match.number();
  if (fresh) view_ = make_table(match.game().info().id);
  // The log keeps its sentences. Another language or another name needs new ones.
  const bool starts_over = fresh || undos_ != match.undos() || match.ply() < ply_ || viewers_ != match.viewers() ||
                           language_ != use.words.language() || named_ != use.preferences.settings().player_name;
  if (!fresh && viewers_ != match.viewers()) scene.hush();
  if (starts_over) {
    view_->reset(use.host, match);
    past_.reset();
    if (wishes_.panel() == TablePanel::past) wishes_.open(TablePanel::none);
    companions_.begin_again();
  }
  if (fresh) others_.begin(scene.now());
  number_ = match.number();
  undos_ = match.undos();
  viewers_ = match.viewers();
  language_ = use.words.language();
  named_ = use.preferences.settings().player_name;
  return starts_over;
}

void TableScreen::follow(const Services& use, Match& match, Scene& scene) {
  const bool starts_over = take_up(use, match, scene);
  // The game stands still while one looks back; only a bot may think on.
  if (past_) {
    match.update(false, scene.now());
    return;
  }
  const bool skips = others_.skips(match, *view_);
  if (Companions* companions = match.companions()) companions->let_ask(use.preferences.settings().companions_ask);
  if (OwnSide* own = match.own_side()) own->play_only_cards(use.preferences.settings().forced_answers);
  use.looks.hurry(skips);
  match.hurry(use.looks.pace() == 0);
  view_->follow(use.host, match, scene);
  if (starts_over) log_.begin_again(match, *view_);
  read_log(use, match, scene);
  others_.go_on(use, match, *view_, scene, wishes_.panel() == TablePanel::none && !curtain_.left());
  use.looks.hurry(false);
  ply_ = match.ply();
  read_log(use, match, scene);
  if (Mentor* mentor = use.play.mentor()) mentor->follow(use, match, *view_, scene);
}

void TableScreen::read_log(const Services& use, const Match& match, Scene& scene) {
  const auto heard = log_.follow(use, match, *view_, scene, companions_.agreed_at());
  if (heard) others_.hear(use, *heard, scene.now());
}

// Does what was asked for since the last frame. Returns false if this screen closes.
bool TableScreen::walk_the_past(const Services& use) {
  if (wishes_.take_leave() && past_) {
    if (!past_->live()) return use.screens.pop(), false;
    past_.reset();
  }
  const auto ply = wishes_.take_moment();
  if (!ply || (!past_ && !use.play.match())) return true;
  if (const Match* live = past_ ? nullptr : use.play.match())
    past_ = std::make_unique<Past>(use, live->record(live->viewers()), true);
  past_->play(use, false);
  past_->go_to(use, *ply);
  return true;
}

void TableScreen::keys(const TableFrame& f) {
  Scene& scene = f.c.scene();
  if (pressed(scene, Command::faster)) step_speed(f.use, 1);
  if (pressed(scene, Command::slower)) step_speed(f.use, -1);
  if (pressed(scene, Command::pass)) f.table.show_offer();
  // Keys for buttons that a small screen has no room for.
  const bool free = wishes_.panel() == TablePanel::none;
  if (free && pressed(scene, Command::redo) && !scene.find("redo") && f.match.can_redo()) f.match.redo();
  if (free && pressed(scene, Command::scores) && !scene.find("scores")) f.table.open_scores();
  if (free && pressed(scene, Command::keys)) wishes_.open(TablePanel::why), scene.want_frame();
  if (pressed(scene, Command::hint)) hints_.ask(f);
  if (pressed(scene, Command::read_table))
    scene.announce(read_table(f.use.words, scene), Urgency::polite, Detail::brief);
}

void TableScreen::do_wish(const TableFrame& f, BarWish wish) {
  if (wish == BarWish::hint) hints_.ask(f);
  if (wish == BarWish::cover) curtain_.ask_cover(f.c.scene());
}

// Does what the page of the result has asked for since the last frame.
void TableScreen::do_wish(const TableFrame& f, TableView::Wish wish) {
  if (wish == TableView::Wish::look_back) wishes_.look_back(f.match.ply(), f.c.scene());
  if (wish == TableView::Wish::how && f.match.may_analyse()) f.use.screens.push(analysis_screen());
  // In an evening the table does not say who plays next.
  if (wish == TableView::Wish::again)
    f.use.play.mark().empty() ? rematch(f.use, Sides::same) : leave_for_another(f.use, f.match);
  if (wish == TableView::Wish::swap) rematch(f.use, Sides::swapped);
}

ScreenPtr table_screen() { return std::make_unique<TableScreen>(); }

SeatMask replay_eyes(const Seats& seats, bool over) {
  for (const Seat& seat : seats)
    if (seat.is_person() && (over || count_people(seats) == 1)) return seats_of(seats, seat.person);
  return kNobody;
}

ScreenPtr replay_screen(const Services& use, std::unique_ptr<Record> record, std::optional<std::uint32_t> ply) {
  auto past = std::make_unique<Past>(use, std::move(record), false);
  ply ? past->go_to(use, *ply) : past->go_to_stop(use, 0);
  return std::make_unique<TableScreen>(std::move(past));
}

}  // namespace mathom

// The table as a whole: what all games share around the picture of one, and the pace at which others play.
#include "shell/screens/table/table_screen.h"

#include <algorithm>
#include <array>
#include <utility>

#include "shell/screens/screens.h"
#include "shell/services/appearance.h"
#include "shell/services/match/mentor.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

namespace {

constexpr float kBarSigns = 4;    // beside the title, on a phone
constexpr double kUnmissed = 80;  // milliseconds for which nobody misses a picture

float side_width(const Canvas& c, float width) {
  return std::max(std::clamp(c.em(280), 250.0f, width * 0.32f), std::min(width * 0.2375f, c.em(304)));
}

// The room around the table is as dark as ever; what is read next to it follows the day.
Canvas room(const Canvas& page) {
  Canvas c = page.painted();
  c.felt(c.scene().screen());
  return c;
}

}  // namespace

void TableScreen::build(const Services& use, Scene& scene) {
  if (!walk_the_past(use)) return;
  const bool record = past_ && !past_->live();
  if (!record && !use.play.match()) return use.screens.restart();
  use.words.speak_of(record ? &past_->match() : nullptr);
  if (!record) attend(use, *use.play.match(), scene);
  if (past_) past_->follow(use, scene);
  Match* match = &shown_match(use);
  // A phone on its side has no height for large words around the cards; the log and the panels have them.
  const bool low = scene.safe().h < kLow;
  const Canvas page(scene, use.looks.letters(), std::min(use.preferences.settings().text_scale, low ? 1.25f : 2.0f));
  const Canvas c = room(page);
  Rect area = scene.safe();
  Rect bar = cut_top(area, bar_height(use, *match, c, area.w));
  page.bar({0, 0, scene.screen().w, bar.bottom()});
  const bool wide = area.w >= 1000 && area.h >= 480;
  asks_ = !past_ && (match->proposal() || match->thinks_again());
  mentor_room_ = {};
  if (wide) build_side(use, *match, page, cut_right(area, side_width(c, area.w)));
  past_ ? build_past_bar(use, page, bar) : build_bar(use, *match, page, bar);
  TablePlaces places;
  if (low)
    lay_beside(use, *match, c, area, places);
  else
    lay_below(use, *match, c, area, wide, places);
  const LogLine* said = spoken_now(*match);
  const Rect words = asks_ || said ? std::exchange(places.prompt, {}) : Rect{};
  const Rect act = asks_ ? std::exchange(places.actions, {}) : Rect{};
  outcomes_ = shown_view().weigh(use.host, asks_ ? proposed_deed(*match) : std::nullopt);
  shown_view().build(use.host, *match, c, places);
  if (mentor_room_.h > 0) use.play.mentor()->build(use, c, mentor_room_);
  if (asks_) build_proposal(use, *match, c, words, act);
  if (said) build_saying(use, c, *said, words);
  if (!past_) keys(use, *match, scene);
  build_panel(use, *match, page);
  shown_view().build_layers(use.host, *match, page);
}

// Two lines; on a phone what it says may need more: four stand close together in the height of three.
float TableScreen::bar_height(const Services& use, const Match& match, const Canvas& c, float width) const {
  const bool upright = c.phone() && !c.low();
  const float lines = (c.strong().px + c.small().px) * 1.3f + kStep, usual = upright ? 48.0f : 44.0f;
  const float least = std::max(usual, lines);
  if (!upright || past_ || !view_) return least;
  const Type title{Face::strong, kLeastType}, status{Face::text, kLeastType};
  const float signs = kBarSigns + (may_cover(match) ? 1 : 0), room = width - signs * widest_sign(match, c) - kStep / 2;
  const std::size_t needed = c.letters().wrap(title, view_->title(use.host), room).size() +
                             c.letters().wrap(status, view_->status(use.host), room).size();
  return needed > 2 ? std::max(3 * c.letters().line_height(status) + 6, least) : least;
}

void TableScreen::attend(const Services& use, Match& match, Scene& scene) {
  watch(match, scene);
  follow(use, match, scene);
  if (pass_on(match, scene)) follow(use, match, scene);
}

// The hand, the prompt and the row of buttons below the felt.
void TableScreen::lay_below(const Services& use, Match& match, const Canvas& c, Rect area, bool wide,
                            TablePlaces& places) {
  const Rect row = cut_bottom(area, c.control_height() + 2 * kStep + (past_ ? kTouch + kStep : 0));
  places.hand = cut_bottom(area, shown_view().hand_height(c, area.w - 2 * kStep, c.scene().screen().h));
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
  if (!past_ && (match.covered() || peeking_)) cover(use, match, c, area, places);
  const float ask = std::min(words_height(use, match, c, area.w - 2 * kStep), area.h * 0.4f);
  places.prompt = cut_bottom(area, std::max(ask, c.strong().px * (c.phone() ? 2.8f : 2.4f)));
  places.prompt.x += kStep;
  places.prompt.w -= 2 * kStep;
  // Words scroll before they take the room of the cards.
  const float few_lines = kTouch + 2.9f * c.letters().line_height(c.small()) + kStep;
  const float spare = std::max(std::min(few_lines, area.h * 0.5f), std::min(area.h * 0.45f, area.h - c.em(250)));
  const bool folded = !wide && fold_mentor(use, match, c, area);
  if (!folded && mentor_room_.h == 0) mentor_room_ = cut_bottom(area, mentor_height(use, c, area.w - kStep, spare));
  if (!wide && mentor_room_.h == 0 && !build_sheet(use, match, c, area) && !folded) {
    const float lines = last_lines_height(use, c, area, std::min(area.h * 0.6f, shown_view().least_felt()));
    lines > 0 ? build_last_lines(use, c, cut_bottom(area, lines)) : build_log_door(use, c, places.prompt);
  }
  places.felt = area;
  if (wide && area.h > c.em(380)) {
    c.inlay(area.inset(10));
    places.felt = Rect{area.x + 18, area.y + 12, area.w - 36, area.h - 26};
  }
  places.actions = build_actions(use, match, c, row.inset(kStep), {});
}

// What teaches stands above the prompt, and takes no more than this.
float TableScreen::mentor_height(const Services& use, const Canvas& c, float width, float most) const {
  if (past_ || !use.play.mentor()) return 0;
  return std::min(use.play.mentor()->height(use, c, width), most);
}

// Between two people: the curtain stands above the hand that it hides.
void TableScreen::cover(const Services& use, Match& match, const Canvas& c, Rect& area, const TablePlaces& places) {
  const Rect curtain = cut_bottom(area, curtain_height(use, match, c, area.w - 2 * kStep));
  build_curtain(use, match, c, {curtain.x + kStep, curtain.y, curtain.w - 2 * kStep, curtain.h - kStep}, places.hand);
}

// On a low screen words and buttons stand in a column at the right; felt and hand have the rest.
void TableScreen::lay_beside(const Services& use, Match& match, const Canvas& c, Rect area, TablePlaces& places) {
  Rect column = cut_right(area, std::clamp(area.w * 0.27f, 170.0f, 260.0f));
  c.pen().box({column.x, column.y, c.scene().screen().w - column.x, column.h}, 0.01f, rgb(0x0E1D17, 170));
  column = column.inset(kStep);
  const Rect act = cut_bottom(column, 2 * c.control_height() + kStep);
  cut_bottom(column, kStep);
  const Rect past = past_ ? cut_bottom(column, c.control_height()) : Rect{};
  if (!fold_mentor(use, match, c, column))
    mentor_room_ = cut_top(column, mentor_height(use, c, column.w, column.h - c.em(40)));
  if (Rect words = column; mentor_room_.h == 0 && build_sheet(use, match, c, words))
    column = words;
  else if (mentor_room_.h == 0)
    build_last_lines(use, c, cut_bottom(column, last_lines_height(use, c, column, column.h * 0.45f)));
  places.prompt = column;
  places.hand = cut_bottom(area, shown_view().hand_height(c, area.w - 2 * kStep, c.scene().screen().h));
  places.hand.x += kStep;
  places.hand.w -= 2 * kStep;
  if (!past_ && (match.covered() || peeking_)) cover(use, match, c, area, places);
  places.felt = area;
  places.actions = build_actions(use, match, c, past, act);
}

void TableScreen::follow(const Services& use, Match& match, Scene& scene) {
  const bool fresh = number_ != match.number();
  if (fresh) view_ = make_table(match.game().info().id);
  // Words of the log are kept as said: another language says them again, and so does another name.
  const bool starts_over = fresh || undos_ != match.undos() || match.ply() < ply_ || viewers_ != match.viewers() ||
                           language_ != use.words.language() || named_ != use.preferences.settings().player_name;
  if (!fresh && viewers_ != match.viewers()) scene.hush();
  if (starts_over) view_->reset(use.host, match), past_.reset(), agreed_ply_ = ~0u;
  if (fresh) undrawn_until_ = scene.now() + kUnmissed;
  number_ = match.number();
  undos_ = match.undos();
  viewers_ = match.viewers();
  language_ = use.words.language();
  named_ = use.preferences.settings().player_name;
  // The game stands still while one looks back; only a bot may think on.
  if (past_) {
    match.update(false, scene.now());
    return;
  }
  if ((match.your_turn() && !match.answers_itself() && view_->settled()) || match.is_over() || match.covered() ||
      match.proposal())
    skips_ = false;
  match.let_companions_ask(use.preferences.settings().companions_ask);
  use.looks.hurry(skips_);
  match.hurry(use.looks.pace() == 0);
  view_->follow(use.host, match, scene);
  read_log(use, match, scene, starts_over);
  go_on(use, match, scene);
  use.looks.hurry(false);
  ply_ = match.ply();
  read_log(use, match, scene, false);
  if (Mentor* mentor = use.play.mentor()) mentor->follow(use, match, *view_, scene);
}

// The others do what they have thought of, when all before it has been seen and read.
void TableScreen::go_on(const Services& use, Match& match, Scene& scene) {
  if (scene.touched() || skips_) read_until_ = 0;
  const bool reading = scene.now() < read_until_ && match.bot_to_move();
  if (reading) scene.want_frame_at(read_until_);
  // What is only proposed is not a step yet.
  const bool steps = use.preferences.settings().speed == Speed::step && !skips_ && !match.wants_to_ask();
  const bool free = panel_ == Panel::none && !left_ && !reading;
  const bool answered = view_->settled() && free && match.answer_for_person(scene.now());
  if (match.own_deadline()) scene.want_frame_at(*match.own_deadline());
  const bool went_on = answered || match.update(view_->settled() && free && (!steps || next_asked_), scene.now());
  // Whoever is next thinks while this is drawn.
  if (went_on) match.update(false, scene.now());
  if (match.deadline()) scene.want_frame_at(*match.deadline());
  if (match.thinks_here()) scene.want_frame();
  leave_undrawn(use, match, scene, went_on);
  if (!went_on) return;
  next_asked_ = false;
  view_->follow(use.host, match, scene);
  scene.want_frame();
}

// At once: what bots answer one after the other is drawn together, but not what a person did before. Where people share the
// screen a cover may fall at any moment, and it is drawn then.
void TableScreen::leave_undrawn(const Services& use, const Match& match, Scene& scene, bool went_on) {
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

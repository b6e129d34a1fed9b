#include "shell/screens/table/curtain.h"

#include <algorithm>
#include <utility>

#include "shell/services/match/shared_screen.h"
#include "shell/services/words.h"
#include "shell/ui/cards/suits.h"

namespace mathom {

using namespace ui;

namespace {

constexpr double kLeftAlone = 60000;  // milliseconds without a touch or a key, and the cards are covered
constexpr std::string_view kHold = "curtain/hold";

std::string who_looks_next(const TableFrame& f) {
  const Seats& seats = f.match.seats();
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (seats[i].is_person() && seats[i].person == f.match.shared_screen()->next_to_look())
      return f.use.words.seat_name(seat_at(static_cast<int>(i)));
  return {};
}

std::string show_words(const TableFrame& f) {
  return f.use.words.say("shell.curtain.show", {{"name", who_looks_next(f)}});
}

void build_cover(const TableFrame& f, Rect hand, const std::string& words) {
  const Rect box = hand.inset(2);
  f.c.raised(box);
  int seat = 0;
  const Seats& seats = f.match.seats();
  for (std::size_t i = seats.size(); i-- > 0;)
    if (seats[i].is_person() && seats[i].person == f.match.shared_screen()->next_to_look()) seat = static_cast<int>(i);
  const SeatSign mark = seat_sign(seat);
  const std::string note = f.use.words.say("shell.curtain.note");
  const float wide = std::min(box.w - 2 * kStep, f.c.em(440)), side = std::min(f.c.em(44), box.h * 0.4f);
  const float text = f.c.height_of(f.c.strong(), words, wide - side - 2 * kStep),
              more = f.c.height_of(f.c.small(), note, wide - side - 2 * kStep);
  Rect in{box.centre().x - wide / 2, box.centre().y - (text + more) / 2, wide, text + more};
  draw_badge(f.c.pen(), mark.badge, {in.x + side / 2, box.centre().y}, side, mark.colour);
  cut_left(in, side + 2 * kStep);
  f.c.pen().paragraph(f.c.strong(), in, words, kGold);
  f.c.scene().heading("curtain/words", words, {in.x, in.y, in.w, text}, 2);
  cut_top(in, text);
  f.c.paragraph("curtain/note", in, f.c.small(), note, kTextSoft);
}

}  // namespace

bool Curtain::hide(Match* match) {
  if (!match || !match->shared() || match->covered()) return false;
  fallen_ = true;
  drop(*match);
  return true;
}

void Curtain::drop(Match& match) {
  match.shared_screen()->cover();
  peeking_ = show_asked_ = false;
  hold_spent_ = true;  // a finger that still presses has to press again
}

// Decided before anything is built, so that the frame in which the button is released shows no card.
bool Curtain::watch(Match& match, Scene& scene, bool fresh) {
  if (!match.shared()) return peeking_ = false;
  const double now = scene.now();
  const bool held = scene.held(kHold);
  if (!held) hold_spent_ = false;
  if (scene.stirred() || fresh) stirred_at_ = now, left_ = false;
  if (std::exchange(fallen_, false)) fell(scene), left_ = true;
  const bool asked = std::exchange(show_asked_, false);
  if (match.covered()) {
    if (now < fell_at_ + kDeaf) return false;
    peeking_ = held && !hold_spent_;
    if (peeking_ || asked) match.shared_screen()->show_to(match.shared_screen()->next_to_look());
    return false;
  }
  const bool alone = now >= stirred_at_ + kLeftAlone;
  if (std::exchange(cover_asked_, false) || (peeking_ && !held) || alone) {
    left_ = alone;
    drop(match);
    fell(scene);
    return true;
  }
  scene.want_frame_at(stirred_at_ + kLeftAlone);
  return false;
}

// Another person is asked, and the events before the question have been seen.
bool Curtain::pass_on(Match& match, const TableView& table, Scene& scene) {
  const SharedScreen* screen = match.shared_screen();
  if (!screen || screen->covered() || !screen->needs_curtain() || !table.settled()) return false;
  drop(match);
  fell(scene);
  return true;
}

void Curtain::fell(Scene& scene) {
  fell_at_ = scene.now();
  said_.clear();
  scene.set_focus("curtain/show");
  scene.want_frame();
}

void Curtain::ask_cover(Scene& scene) {
  cover_asked_ = true;
  scene.want_frame();
}

// The two ways to look, side by side if they fit.
float Curtain::height(const TableFrame& f, float width) const {
  const float high = f.c.control_height() + kStep;
  const float most = std::max(f.c.letters().width(f.c.strong(), show_words(f)),
                              f.c.letters().width(f.c.strong(), f.use.words.say("shell.curtain.hold")));
  return 2 * (most + 4 * kStep) + kStep <= width ? high : 2 * high;
}

void Curtain::build(const TableFrame& f, Rect row, Rect hand) {
  const std::string who = who_looks_next(f);
  const SharedScreen& screen = *f.match.shared_screen();
  const bool pass = screen.next_to_look() != screen.person();
  const std::string words = f.use.words.say(pass ? "shell.curtain" : "shell.curtain.covered", {{"name", who}});
  Scene& scene = f.c.scene();
  if (f.match.covered() && said_ != words) {
    scene.announce(said_ = words, Urgency::assertive);
    if (pass) scene.sound(Sound::turn);
  }
  if (f.match.covered()) build_cover(f, hand, words);
  scene.begin_zone("curtain", {.name = words, .part = Part::curtain});
  if (const float most = f.c.em(720); row.w > most) row = {row.centre().x - most / 2, row.y, most, row.h};
  const bool beside = row.h < 2 * f.c.control_height();
  const Rect first = beside ? cut_left(row, (row.w - kStep) / 2) : cut_top(row, f.c.control_height());
  beside ? cut_left(row, kStep) : cut_top(row, kStep);
  const Item hold{.id = std::string(kHold),
                  .name = f.use.words.say("shell.curtain.hold"),
                  .description = f.use.words.say("shell.curtain.hold.note"),
                  .rect = first,
                  .holds = true};
  const Item show{.id = "curtain/show",
                  .name = show_words(f),
                  .rect = {row.x, row.y, row.w, f.c.control_height()},
                  .first_focus = true};
  const bool by_key = f.c.button(hold, {}).activated;
  const bool pressed = f.c.button(show, {.weight = Weight::primary}).activated;
  scene.end_zone();
  if (!by_key && !pressed) return;
  show_asked_ = true;
  scene.want_frame();
}

}  // namespace mathom

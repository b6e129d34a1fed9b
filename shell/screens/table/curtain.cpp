// Several people at one screen: who looks, when the cards are covered, and what stands where the hand would lie. While
// the match is covered it holds the view of nobody (match.h), so that nothing here has to be hidden piece by piece: the
// table goes on showing what everybody may see.
#include "shell/screens/table/table_screen.h"

#include <algorithm>

#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/ui/cards/suits.h"

namespace mathom {

using namespace ui;

namespace {
constexpr double kLeftAlone = 60000;  // milliseconds without a touch or a key, and the cards are covered
constexpr std::string_view kHold = "curtain/hold";
}  // namespace

void TableScreen::hidden(const Services& use) {
  Match* match = use.play.match();
  if (!match || !match->shared() || match->covered()) return;
  fallen_ = true;
  drop(*match);
}

void TableScreen::drop(Match& match) {
  match.cover();
  if (past_ && past_->live()) past_.reset();  // it looks with the eyes of one who looks no more
  panel_ = Panel::none;
  peeking_ = show_asked_ = false;
  hint_step_ = 0;
  hold_spent_ = true;  // whoever still presses has to press again
}

// Settled before anything is built, so that the frame in which the button is let go shows no card any more.
void TableScreen::watch(Match& match, Scene& scene) {
  if (!match.shared()) return;
  const double now = scene.now();
  const bool held = scene.held(kHold);
  if (!held) hold_spent_ = false;
  if (scene.stirred() || number_ != match.number()) stirred_at_ = now, left_ = false;
  if (std::exchange(fallen_, false)) fell(scene), left_ = true;
  const bool asked = std::exchange(show_asked_, false);
  if (match.covered()) {
    if (now < fell_at_ + ui::kDeaf) return;
    peeking_ = held && !hold_spent_;
    if (peeking_ || asked) match.show_to(match.next_to_look());
    return;
  }
  const bool alone = now >= stirred_at_ + kLeftAlone;
  if (std::exchange(cover_asked_, false) || (peeking_ && !held) || alone) {
    left_ = alone;
    drop(match);
    return fell(scene);
  }
  scene.want_frame_at(stirred_at_ + kLeftAlone);
}

// Another person is asked, and what led there has been seen.
bool TableScreen::pass_on(Match& match, Scene& scene) {
  if (match.covered() || !match.needs_curtain() || !view_->settled()) return false;
  drop(match);
  fell(scene);
  return true;
}

void TableScreen::fell(Scene& scene) {
  fell_at_ = scene.now();
  curtain_said_.clear();
  scene.set_focus("curtain/show");
  scene.want_frame();
}

std::string TableScreen::who_looks_next(const Services& use, const Match& match) const {
  const Seats& seats = match.seats();
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (seats[i].is_person() && seats[i].person == match.next_to_look())
      return use.words.seat_name(seat_at(static_cast<int>(i)));
  return {};
}

// The two ways to look: one next to the other where there is room.
float TableScreen::curtain_height(const Services& use, const Match& match, const Canvas& c, float width) const {
  const float high = c.control_height() + kStep;
  const float most = std::max(c.letters().width(c.strong(), show_words(use, match)),
                              c.letters().width(c.strong(), use.words.say("shell.curtain.hold")));
  return 2 * (most + 4 * kStep) + kStep <= width ? high : 2 * high;
}

std::string TableScreen::show_words(const Services& use, const Match& match) const {
  return use.words.say("shell.curtain.show", {{"name", who_looks_next(use, match)}});
}

void TableScreen::build_curtain(const Services& use, Match& match, const Canvas& c, Rect row, Rect hand) {
  const std::string who = who_looks_next(use, match);
  const bool pass = match.next_to_look() != match.person();
  const std::string words = use.words.say(pass ? "shell.curtain" : "shell.curtain.covered", {{"name", who}});
  Scene& scene = c.scene();
  if (match.covered() && curtain_said_ != words) {
    scene.announce(curtain_said_ = words, Urgency::assertive);
    if (pass) scene.sound(Sound::turn);
  }
  if (match.covered()) build_cover(use, match, c, hand, words);
  scene.begin_zone("curtain", {.name = words, .part = Part::curtain});
  if (const float most = c.em(720); row.w > most) row = {row.centre().x - most / 2, row.y, most, row.h};
  const bool beside = row.h < 2 * c.control_height();
  const Rect first = beside ? cut_left(row, (row.w - kStep) / 2) : cut_top(row, c.control_height());
  beside ? cut_left(row, kStep) : cut_top(row, kStep);
  const Item hold{.id = std::string(kHold),
                  .name = use.words.say("shell.curtain.hold"),
                  .description = use.words.say("shell.curtain.hold.note"),
                  .rect = first,
                  .holds = true};
  const Item show{.id = "curtain/show",
                  .name = show_words(use, match),
                  .rect = {row.x, row.y, row.w, c.control_height()},
                  .first_focus = true};
  const bool by_key = c.button(hold, {}).activated;
  const bool pressed = c.button(show, {.weight = Weight::primary}).activated;
  scene.end_zone();
  if (!by_key && !pressed) return;
  show_asked_ = true;
  scene.want_frame();
}

void TableScreen::build_cover(const Services& use, const Match& match, const Canvas& c, Rect hand,
                              const std::string& words) {
  const Rect box = hand.inset(2);
  c.raised(box);
  int seat = 0;
  const Seats& seats = match.seats();
  for (std::size_t i = seats.size(); i-- > 0;)
    if (seats[i].is_person() && seats[i].person == match.next_to_look()) seat = static_cast<int>(i);
  const SeatSign mark = seat_sign(seat);
  const std::string note = use.words.say("shell.curtain.note");
  const float wide = std::min(box.w - 2 * kStep, c.em(440)), side = std::min(c.em(44), box.h * 0.4f);
  const float text = c.height_of(c.strong(), words, wide - side - 2 * kStep),
              more = c.height_of(c.small(), note, wide - side - 2 * kStep);
  Rect in{box.centre().x - wide / 2, box.centre().y - (text + more) / 2, wide, text + more};
  draw_badge(c.pen(), mark.badge, {in.x + side / 2, box.centre().y}, side, mark.colour);
  cut_left(in, side + 2 * kStep);
  c.pen().paragraph(c.strong(), in, words, kGold);
  c.scene().heading("curtain/words", words, {in.x, in.y, in.w, text}, 2);
  cut_top(in, text);
  c.paragraph("curtain/note", in, c.small(), note, kTextSoft);
}

}  // namespace mathom

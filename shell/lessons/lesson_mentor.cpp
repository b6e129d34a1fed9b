#include "shell/lessons/lesson_mentor.h"

#include <algorithm>

#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/progress.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/ui/scene/keys.h"

namespace mathom {

using namespace ui;

LessonMentor::LessonMentor(const Game& game, const Course& course, std::size_t at, WayBack back)
    : game_(game), course_(course), back_(std::move(back)), at_(at) {}

LessonMentor::Stand LessonMentor::stand(const Match& match) const {
  Stand now;
  int own = 0;
  for (std::uint32_t i = 0; i < match.ply(); ++i) {
    const SeatId seat = match.answered(i).seat;
    if (!is_player(seat)) continue;
    if (index(seat) == lesson().learner)
      ++own;
    else
      ++now.others;
  }
  for (; now.step < lesson().steps.size() && own >= lesson().steps[now.step].count; ++now.step)
    own -= lesson().steps[now.step].count;
  return now;
}

// Says everything until the learner must act. Then the lesson waits.
std::optional<std::uint32_t> LessonMentor::answer(const Match& match, std::span<const std::string> offered) {
  const Stand now = stand(match);
  std::size_t at = now.others;
  const std::string* token = nullptr;
  const auto look = [&](const std::vector<std::string>& list) {
    if (!token && at < list.size()) token = &list[at];
    if (!token) at -= list.size();
  };
  const std::size_t steps = lesson().steps.size();
  for (std::size_t i = 0; i < std::min(now.step + 1, steps); ++i) look(lesson().steps[i].before);
  if (now.step == steps) look(lesson().after);
  if (!token) return std::nullopt;
  const auto said = std::find(offered.begin(), offered.end(), *token);
  if (said == offered.end()) return std::nullopt;
  return static_cast<std::uint32_t>(said - offered.begin());
}

bool LessonMentor::takes(const Match& match, std::uint64_t option) {
  const std::vector<Option>& options = match.view().decision.options;
  const Stand now = stand(match);
  other_ = true;
  if (now.step == lesson().steps.size() || option >= options.size()) return false;
  const std::string token = match.token(options[static_cast<std::size_t>(option)]);
  const auto& good = lesson().steps[now.step].good;
  other_ = std::none_of(good.begin(), good.end(), [&](const std::string& p) { return token_fits(token, p); });
  return !other_;
}

void LessonMentor::follow(const Services& use, Match& match, const TableView& table, Scene& scene) {
  if (match.ply() != ply_) other_ = false;
  ply_ = match.ply();
  step_ = stand(match).step;
  shown_ = over() && table.settled() && !(match.bot_to_move() && match.bot_ready());
  if (shown_) {
    Progress progress = use.preferences.progress();
    if (progress.of(course_.game).done.insert(lesson().id).second) use.preferences.keep_progress(progress);
  }
  const std::string now = words(use);
  if (now == said_) return;
  said_ = now;
  scene.announce(heading(use) + ". " + now, Urgency::polite, Detail::brief);
  scene.want_frame();
}

std::string LessonMentor::heading(const Services& use) const {
  return use.words.say("shell.lesson.heading", {{"n", std::to_string(at_ + 1)},
                                                {"all", std::to_string(course_.lessons.size())},
                                                {"title", use.words.say(lesson_key(course_.game, lesson(), "", 0))}});
}

std::string LessonMentor::words(const Services& use) const {
  const auto text = [&](std::string_view part, std::size_t step) {
    const std::string key = lesson_key(course_.game, lesson(), part, step);
    return use.words.texts().has(key) ? use.words.say(key) : std::string();
  };
  if (over() && other_) return use.words.say(is_last() ? "shell.lesson.last_is_over" : "shell.lesson.is_over");
  if (over()) return text("done", lesson().steps.size() - 1);
  if (other_) {
    const std::string other = text("other", step_);
    return other.empty() ? use.words.say("shell.lesson.other") + " " + text("ask", step_) : other;
  }
  const std::string done = step_ == 0 ? std::string() : text("done", step_ - 1);
  return done.empty() ? text("ask", step_) : done + " " + text("ask", step_);
}

float LessonMentor::height(const Services& use, const Canvas& c, float width) const {
  const float room = std::min(width, c.em(kMentorWide)) - 3 * kStep;
  const float side = mentor_buttons_beside(c, width) && shown_ ? c.em(190) + kStep : 0;
  if (c.low()) return 4000;  // all of the height
  const float head = std::max(kTouch, c.height_of(c.small_strong(), heading(use), room - kTouch));
  const float below = shown_ && side == 0 ? c.control_height() + kStep : 0;
  return head + c.height_of(c.body(), words(use), room - side) + below + 2 * kStep;
}

void LessonMentor::build(const Services& use, const Canvas& c, Rect room) {
  if (room.w > c.em(kMentorWide)) room = around(room.centre(), c.em(kMentorWide), room.h);
  const Rect box = room.inset(2);
  mentor_panel(c, box);
  Rect in{box.x + 1.5f * kStep, box.y, box.w - 2 * kStep, box.h - kStep};
  const std::string title = heading(use), now = words(use);
  c.scene().begin_zone("lesson", {.name = title, .part = Part::ask});
  // On a low screen the words of the lesson get most of it.
  const float titled = c.height_of(c.small_strong(), title, in.w - kTouch);
  Rect head = cut_top(in, std::max(kTouch, std::min(titled, in.h * 0.3f)));
  const Item leave{.id = "lesson/leave", .name = use.words.say("shell.lesson.leave"), .rect = cut_right(head, kTouch)};
  const bool leaves = c.button(leave, {.weight = Weight::quiet, .sign = Sign::close}).activated;
  c.fitted("lesson/title", head, c.small_strong(), title, kGold);
  in.w -= kStep / 2;
  bool goes_on = false;
  if (shown_) {
    Rect r = mentor_buttons_beside(c, room.w) ? cut_right(in, c.em(190)) : cut_bottom(in, c.control_height());
    if (mentor_buttons_beside(c, room.w))
      cut_right(in, kStep), r = around(r.centre(), r.w, std::min(r.h, c.control_height()));
    else
      cut_bottom(in, kStep);
    const Item next{.id = "lesson/next",
                    .name = use.words.say(is_last() ? "shell.lesson.finish" : "shell.lesson.next"),
                    .rect = r,
                    .primary = true,
                    .key = key_of(Command::next)};
    goes_on = c.button(next, {.weight = Weight::primary}).activated;
  }
  mentor_words(use.host, c, "lesson/words", in, now, other_ ? kWarn : kText);
  c.scene().end_zone();
  if (!goes_on && !leaves) return;
  // The match that is on the table goes with its last frame.
  use.screens.after_frame([&use, &game = game_, next = at_ + 1, back = back_, more = goes_on && !is_last()] {
    if (more) return play_lesson(use, game, next, back);
    use.play.leave();
    use.screens.fall_back(back());
  });
}

}  // namespace mathom

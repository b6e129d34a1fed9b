#include "shell/lessons/exercise_mentor.h"

#include <algorithm>
#include <cmath>

#include "analysis/telling.h"
#include "shell/services/analysis/because_words.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/ui/scene/keys.h"

namespace mathom {

using namespace ui;

bool ExerciseMentor::takes(const Match&, std::uint64_t option) {
  answer_ = static_cast<std::uint32_t>(option);
  if (!is_right()) ++errors_;
  language_.clear();
  return false;
}

void ExerciseMentor::name_options(const Services& use, const Match& match) {
  language_ = use.words.language();
  chance_ = tells_chance(match.game());
  const std::vector<Option>& options = match.view().decision.options;
  const auto name = [&](std::uint32_t i) {
    return i < options.size() ? use.words.say(match.label(options[i])) : std::string();
  };
  best_ = name(exercise_.judgement.best);
  named_ = answer_ ? name(*answer_) : std::string();
}

void ExerciseMentor::follow(const Services& use, Match& match, const TableView&, Scene& scene) {
  if (language_ != use.words.language()) name_options(use, match);
  if (is_over() && !told_over_) {
    told_over_ = exercise_.done = true;
    Exercises all = exercises_of(use);
    all.mark_done(exercise_);
    keep_exercises(use, all);
    if (const Exercise* next = all.next_after(exercise_)) next_ = *next;
  }
  const std::string now = words(use);
  if (now == told_) return;
  told_ = now;
  scene.announce(now, Urgency::polite, Detail::brief);
  scene.want_frame();
}

std::string ExerciseMentor::words(const Services& use) const {
  const Judgement& j = exercise_.judgement;
  if (!answer_) return use.words.say("exercises.ask");
  const std::string why = because_words(use, j);
  const std::string because = why.empty() ? why : " " + why;
  if (is_right()) return use.words.say("exercises.right", {{"act", named_}}) + because;
  const auto weighed =
      std::find_if(j.options.begin(), j.options.end(), [&](const Weighed& w) { return w.option == *answer_; });
  const std::string_view first = weighed == j.options.end() ? "exercises.unweighed"
                                 : *answer_ == j.chosen     ? "exercises.same"
                                                            : "exercises.other";
  const std::string answered = use.words.say(first, {{"act", named_}});
  if (!is_over()) return answered + " " + use.words.say("exercises.once_more");
  const std::string best = answered + " " + use.words.say("exercises.best", {{"act", best_}});
  if (weighed == j.options.end()) return best + because;
  const auto brought =
      std::find_if(j.options.begin(), j.options.end(), [&](const Weighed& w) { return w.option == j.best; });
  const double less = brought == j.options.end() ? 0 : brought->expected.mean - weighed->expected.mean;
  Phrase behind{chance_ ? std::string_view("exercises.behind.chance") : std::string_view("exercises.behind")};
  const std::int64_t halves = chance_ ? 2 * std::llround(less) : std::llround(2 * less);
  return best + " " + use.words.say(behind.halves("points", halves)) + because;
}

float ExerciseMentor::height(const Services& use, const Canvas& c, float width) const {
  if (c.low()) return 4000;
  const float room = std::min(width, c.em(kMentorWide)) - 3 * kStep;
  const float next = next_ ? c.button_height(use.words.say("exercises.next"), room) + kStep : 0;
  return kTouch + c.height_of(c.body(), words(use), room) + 2 * kStep + next;
}

void ExerciseMentor::build(const Services& use, const Canvas& c, Rect room) {
  if (room.w > c.em(kMentorWide)) room = around(room.centre(), c.em(kMentorWide), room.h);
  const Rect box = room.inset(2);
  mentor_panel(c, box);
  Rect in{box.x + 1.5f * kStep, box.y, box.w - 2 * kStep, box.h - kStep};
  const std::string title = use.words.say("exercises.one");
  c.scene().begin_zone("exercise", {.name = title, .part = Part::ask});
  Rect head = cut_top(in, kTouch);
  const Item leave{.id = "exercise/leave", .name = use.words.say("exercises.leave"), .rect = cut_right(head, kTouch)};
  const bool leaves = c.button(leave, {.weight = Weight::quiet, .sign = Sign::close}).activated;
  c.fitted("exercise/title", head, c.small_strong(), title, kGold);
  in.w -= kStep / 2;
  const bool wrong = answer_ && !is_right();
  bool goes_on = false;
  if (next_) {
    const std::string name = use.words.say("exercises.next");
    const Item next{.id = "exercise/next", .name = name, .rect = cut_bottom(in, c.button_height(name, in.w))};
    goes_on = c.button(next, {.weight = Weight::primary}).activated;
    cut_bottom(in, kStep);
  }
  mentor_words(use.host, c, "exercise/words", in, words(use), wrong ? kWarn : kText);
  c.scene().end_zone();
  if (leaves) go_back(use);
  if (goes_on) go_to(use, *next_);
}

// The match that is on the table goes with its last frame.
void ExerciseMentor::go_back(const Services& use) const {
  use.screens.after_frame([&use, back = back_] {
    use.play.leave();
    use.screens.fall_back(back());
  });
}

void ExerciseMentor::go_to(const Services& use, const Exercise& next) const {
  use.screens.after_frame([&use, next, back = back_, then = then_] {
    use.play.leave();
    use.screens.fall_back(back());
    play_exercise(use, next, back, then);
  });
}

}  // namespace mathom

#include "shell/lessons/exercise_mentor.h"

#include <algorithm>
#include <cmath>

#include "analysis/telling.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/ui/scene/keys.h"

namespace mathom {

using namespace ui;

bool ExerciseMentor::takes(const Match&, std::uint64_t option) {
  answer_ = static_cast<std::uint32_t>(option);
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
  if (answer_ && !exercise_.done) {
    exercise_.done = true;
    Exercises all = exercises_of(use);
    all.mark_done(exercise_);
    keep_exercises(use, all);
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
  if (*answer_ == j.best) return use.words.say("exercises.right", {{"act", named_}});
  const auto weighed =
      std::find_if(j.options.begin(), j.options.end(), [&](const Weighed& w) { return w.option == *answer_; });
  const std::string best = use.words.say("exercises.best", {{"act", best_}});
  if (weighed == j.options.end()) return use.words.say("exercises.unweighed", {{"act", named_}}) + " " + best;
  const auto brought =
      std::find_if(j.options.begin(), j.options.end(), [&](const Weighed& w) { return w.option == j.best; });
  const double less = brought == j.options.end() ? 0 : brought->expected.mean - weighed->expected.mean;
  Phrase behind{chance_ ? std::string_view("exercises.behind.chance") : std::string_view("exercises.behind")};
  const std::int64_t halves = chance_ ? 2 * std::llround(less) : std::llround(2 * less);
  const std::string_view first = *answer_ == j.chosen ? "exercises.same" : "exercises.other";
  return use.words.say(first, {{"act", named_}}) + " " + best + " " + use.words.say(behind.halves("points", halves));
}

float ExerciseMentor::height(const Services& use, const Canvas& c, float width) const {
  if (c.low()) return 4000;
  const float room = std::min(width, c.em(kMentorWide)) - 3 * kStep;
  return kTouch + c.height_of(c.body(), words(use), room) + 2 * kStep;
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
  const bool wrong = answer_ && *answer_ != exercise_.judgement.best;
  mentor_words(use.host, c, "exercise/words", in, words(use), wrong ? kWarn : kText);
  c.scene().end_zone();
  if (!leaves) return;
  // The match that is on the table goes with its last frame.
  use.screens.after_frame([&use, back = back_] {
    use.play.leave();
    use.screens.fall_back(back());
  });
}

}  // namespace mathom

// The smallest phones, upright and on their side: nothing lies over what is asked about or taught, and the sentence
// about it does not leave its box, at every kind of question, in every lesson, and with a card lifted.
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "core/rng.h"
#include "shell/clear_view.h"
#include "shell/lesson_play.h"
#include "shell/services/appearance.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "support/each_game.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

namespace {

// Lifts the first card of the hand that may be played.
void lift_one(Stage& stage) {
  stage.size(390, 844);
  stage.settle();
  for (const auto& p : stage.scene().items())
    if (p.item.id.starts_with("hand/") && p.item.offered && !p.item.offer.empty()) {
      const std::string id = p.item.id;
      stage.press(id);
      return;
    }
}

void look_twice(Stage& stage, Faults& faults, const std::string& what) {
  look_clear_everywhere(stage, faults, what);
  LocalMatch& match = *stage.use().play.local();
  const auto ply = match.session().ply();
  lift_one(stage);
  if (match.session().ply() != ply) {
    match.undo();
    stage.face_question();
    return;
  }
  look_clear_everywhere(stage, faults, what + ", lifted");
  stage.size(390, 844);
  stage.settle();
  stage.press("lay_back");
}

void play_small(const Share& share) {
  const Game& game = *find_game(share.game);
  const std::string& language = spoken(share.part == 0 ? 0 : 1);
  const int seats = share.part == 0 ? game.info().usual_seats : game.info().most_seats;
  Faults faults;
  Stage stage(scaled(1, language));
  stage.draws();
  stage.start(game.info().id, seats, 11);
  Rng rng(static_cast<std::uint64_t>(seats));
  std::map<int, int> asked;
  LocalMatch& match = *stage.use().play.local();
  for (int answers = 0; answers < 1500 && match.session().waiting_for() != SeatId::none; ++answers) {
    const int why = match.view().decision.why;
    if (asked[why] < 3 && (asked[why] == 0 || answers % 5 == 0)) {
      ++asked[why];
      stage.face_question();
      look_twice(stage, faults,
                 std::string(language) + ", ply " + std::to_string(match.session().ply()) + ", question " +
                     std::to_string(why));
    }
    if (const auto person = match.people().person_asked()) match.people().show_to(*person);
    REQUIRE(match.choose(rng.below(static_cast<std::uint32_t>(match.view().decision.options.size()))) == Submit::ok);
  }
  faults.report();
}

void learn_small(const Share& share) {
  if (!course_of(share.game)) {
    SUCCEED("it has just begun, and has no lessons");
    return;
  }
  Faults faults;
  const Course& course = *course_of(share.game);
  const std::string& language = spoken(share.part == 0 ? 0 : 1);
  for (std::size_t n = 0; n < course.lessons.size(); ++n) {
    const Lesson& lesson = course.lessons[n];
    Stage stage(scaled(1, language));
    stage.draws();
    int at = 0;
    play_lesson(stage, share.game, n, [&](const LessonStep&) {
      look_twice(stage, faults, lesson.id + ", " + language + ", step " + std::to_string(++at));
    });
    look_clear_everywhere(stage, faults, lesson.id + ", " + language + ", done");
  }
  faults.report();
}

const int kPlayed = for_each_game("on the smallest phones nothing covers what is asked about", "[layout][small]",
                                  Games::of_the_program, 2, play_small);
const int kLearnt = for_each_game("on the smallest phones nothing covers what a lesson teaches", "[layout][small]",
                                  Games::of_the_program, 2, learn_small);

}  // namespace

TEST_CASE("the names of the bids stand in their buttons on the smallest phone", "[french_tarot][small]") {
  for (const std::string& language : spoken()) {
    Stage stage(scaled(1, language));
    stage.draws();
    stage.size(320, 568);
    stage.start("french_tarot", 4, 11);
    stage.face_question();
    REQUIRE(stage.scene().find("offer/bid guard"));
    ui::LettersWatch watch;
    stage.use().looks.letters().watch(&watch);
    stage.frame();
    stage.use().looks.letters().watch(nullptr);
    for (const std::string& words : watch.boxed_in) {
      CAPTURE(language, words);
      CHECK(words.find("uard") == std::string::npos);
      CHECK(words.find("arde") == std::string::npos);
    }
  }
}

TEST_CASE("the effect of a lifted card fits the narrowest place", "[war_of_the_ring][small]") {
  for (const std::string& language : spoken()) {
    Stage stage(scaled(1, language));
    stage.draws();
    stage.size(390, 844);
    play_lesson(stage, "war_of_the_ring", "item", [&](const LessonStep&) {
      if (!stage.press("hand/sting")) return;
      for (const Size s : kSmallSizes) {
        stage.size(s.w, s.h);
        stage.settle();
        ui::LettersWatch watch;
        stage.use().looks.letters().watch(&watch);
        stage.frame();
        stage.use().looks.letters().watch(nullptr);
        for (const std::string& words : watch.boxed_in) {
          CAPTURE(language, s.w, words);
          CHECK_FALSE(words.starts_with("+"));
        }
      }
    });
  }
}

TEST_CASE("each game is played and learnt on the smallest phones", "[layout]") {
  CHECK(kPlayed >= 8);
  CHECK(kLearnt >= 8);
}

// What explains itself at the table: the "?", hints, a lesson next to a card that is read, positions in the rule book.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <thread>

#include "rules/registry.h"
#include "shell/inspector.h"
#include "shell/lessons/course.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/set_up.h"

using namespace mathom;
using namespace mathom::test;

namespace {

bool begins_with(const Stage& stage, std::string_view id) {
  const auto& items = const_cast<Stage&>(stage).scene().items();
  return std::any_of(items.begin(), items.end(), [&](const auto& p) { return p.item.id.starts_with(id); });
}

}  // namespace

TEST_CASE("the key ? explains the question at the table, with its words and its rule, and lists the keys elsewhere",
          "[explain]") {
  Stage stage;
  stage.frame();
  stage.key(ui::Key::character, '?');
  stage.settle();
  CHECK(stage.scene().layer_name() == stage.use().words.say("keys.title"));
  stage.key(ui::Key::escape);
  stage.start("french_tarot", 4, 3);
  stage.face_question();
  stage.key(ui::Key::character, '?');
  stage.settle();
  CHECK(stage.scene().layer_name() == stage.use().words.say("shell.why"));
  REQUIRE(stage.scene().find("panel/question"));
  CHECK(stage.scene().find("panel/question")->item.name == stage.use().words.say(stage.use().play.local()->prompt()));
  CHECK(stage.scene().find("panel/answer/1"));
  CHECK(stage.scene().find("panel/word/guard"));
  REQUIRE(stage.scene().find("panel/rule_words"));
  CHECK_FALSE(stage.scene().find("panel/rule_words")->item.name.empty());
  REQUIRE(stage.press("panel/rule_at"));
  stage.settle();
  CHECK(stage.scene().find("rules/text"));
}

TEST_CASE("after a hint the ? explains the question, and shows what the hint weighed", "[explain][hint]") {
  Stage stage;
  stage.start("lotr_tarot", 2, 2);
  stage.face_question();
  for (int step = 0; step < 2; ++step) {
    stage.key(ui::Key::character, 'h');
    const auto told = [&] {
      const auto* words = stage.scene().find("why/words");
      return words && words->item.name != stage.use().words.say("shell.hint.thinking");
    };
    for (int i = 0; i < 3000 && !told(); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      stage.frame();
    }
    REQUIRE(told());
  }
  stage.settle();
  CHECK(stage.scene().find("why/bar/0"));
  CHECK(stage.scene().find("why/bar/1"));
  stage.key(ui::Key::character, '?');
  stage.settle();
  CHECK(stage.scene().find("panel/question"));
  CHECK(stage.scene().find("panel/answer/0"));
  CHECK(stage.scene().find("panel/hint_words"));
  CHECK(stage.scene().find("panel/bar/0"));
}

TEST_CASE("a hint about a bid says what the hand holds", "[explain][hint]") {
  Stage stage;
  stage.start("french_tarot", 4, 3);
  stage.face_question();
  const auto told = [&] {
    const auto* words = stage.scene().find("why/words");
    return words && words->item.name.find("points in your hand") != std::string::npos;
  };
  for (int step = 0; step < 3 && !told(); ++step) {
    stage.key(ui::Key::character, 'h');
    for (int i = 0; i < 40 && !told(); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      stage.frame();
    }
  }
  CHECK(told());
}

TEST_CASE("in one column the scenarios come before the players", "[explain][setup]") {
  Stage stage;
  stage.size(390, 844);
  open_set_up(stage, *find_game("war_of_the_ring"));
  REQUIRE(stage.scene().find("rule_set/3"));
  REQUIRE(stage.scene().find("name/0"));
  CHECK(stage.scene().find("rule_set/3")->item.rect.y < stage.scene().find("name/0")->item.rect.y);
}

TEST_CASE("a phone has the hint in its bar, and what was taken back in the menu", "[explain]") {
  Stage stage;
  stage.size(390, 844);
  stage.start("lotr_tarot", 2, 2);
  stage.face_question();
  CHECK(stage.scene().find("hint"));
  CHECK(stage.scene().find("undo"));
  CHECK_FALSE(stage.scene().find("redo"));
}

TEST_CASE("on a phone a lesson and the card that it is about can be read together", "[explain][lessons]") {
  for (const Size size : {Size{390, 844}, Size{844, 390}}) {
    Stage stage;
    stage.size(size.w, size.h);
    const Game& game = *find_game("war_of_the_ring");
    const Course* course = course_of("war_of_the_ring");
    const auto at =
        std::find_if(course->lessons.begin(), course->lessons.end(), [](const auto& l) { return l.id == "text"; });
    REQUIRE(at != course->lessons.end());
    begin_lesson(stage.use(), game, static_cast<std::size_t>(at - course->lessons.begin()));
    stage.use().screens.push(table_screen());
    stage.settle();
    REQUIRE(stage.scene().find("lesson/words"));
    const auto& items = stage.scene().items();
    const auto card = std::find_if(items.begin(), items.end(), [](const auto& p) {
      return p.item.role == ui::Role::card && p.item.id.starts_with("hand/") && p.item.offered;
    });
    REQUIRE(card != items.end());
    const std::string id = card->item.id;
    REQUIRE(stage.press(id));
    stage.settle();
    CAPTURE(size.w);
    CHECK(stage.scene().find("lesson/words"));
    CHECK(stage.scene().find("reading/name"));
    REQUIRE(stage.press("mentor/more"));
    stage.settle();
    CHECK(stage.scene().find("lesson/leave"));
    CHECK_FALSE(stage.scene().find("reading/name"));
  }
}

TEST_CASE("the rule book shows positions on the table and leads to them", "[explain][rules]") {
  REQUIRE_FALSE(taught_games().empty());
  for (const Game* game : taught_games()) {
    Stage stage;
    stage.use().screens.push(rules_screen(*game));
    stage.settle();
    CAPTURE(game->info().id);
    CHECK(begins_with(stage, "rules/picture/"));
    CHECK(begins_with(stage, "rules/play/"));
  }
}

TEST_CASE("in the text view a hint names the act, and help names the hint", "[explain][hint]") {
  Stage stage;
  stage.start("lotr_tarot", 2, 2);
  stage.face_question();
  stage.in_words(true);
  stage.settle();
  stage.key(ui::Key::character, 'h');
  const auto told = [&] {
    const auto* words = stage.scene().find("why/words");
    return words && words->item.name.starts_with("A strong player’s ");
  };
  for (int i = 0; i < 3000 && !told(); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    stage.frame();
  }
  REQUIRE(told());
  CHECK(stage.scene().find("why/words")->item.name.find("outline") == std::string::npos);
  CHECK(stage.app().command(stage.scene(), "help").find("hint") != std::string::npos);
  REQUIRE(stage.press("menu"));
  stage.settle();
  CHECK(stage.app().command(stage.scene(), "hint") == stage.use().words.say("command.not_here"));
}

TEST_CASE("in the text view the words of a first hand are explained on request", "[explain][glossary]") {
  Stage stage;
  stage.start("french_tarot", 4, 3);
  stage.face_question();
  stage.in_words(true);
  stage.settle();
  CHECK_FALSE(stage.scene().find("prompt/word/guard"));
  CHECK(stage.app().command(stage.scene(), "what is an oudler").starts_with("Oudler: "));
}

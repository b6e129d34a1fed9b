// What lessons say of their table is so: counted on the table that is shown.
#include <catch2/catch_test_macros.hpp>

#include "shell/by_id.h"
#include "shell/lesson_play.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"

using namespace mathom;
using namespace mathom::test;

namespace {

int in_hand(const ui::Scene& scene) {
  return static_cast<int>(std::count_if(scene.items().begin(), scene.items().end(),
                                        [](const auto& p) { return p.item.id.starts_with("hand/"); }));
}

const std::string& words_of(Stage& stage) { return stage.scene().find("lesson/words")->item.name; }

}  // namespace

TEST_CASE("a sentence about one card is told to a player who holds one card", "[lessons][lotr_board]") {
  Stage stage;
  play_lesson(stage, "lotr_board", "draw", [&](const LessonStep&) {
    REQUIRE(words_of(stage).find("One card") != std::string::npos);
    CHECK(in_hand(stage.scene()) == 1);
  });
}

TEST_CASE("Gandalf's lesson counts his cards, the runes and the spaces to the Eye as they lie there",
          "[lessons][lotr_board]") {
  Stage stage;
  int at = 0;
  play_lesson(stage, "lotr_board", "gandalf", [&](const LessonStep&) {
    if (++at == 1) {
      CHECK(words_of(stage).find("six runes and stand two spaces from the Eye") != std::string::npos);
      CHECK(name_of_id(stage.scene(), "corruption").find("11") != std::string::npos);
      CHECK(name_of_id(stage.scene(), "corruption").find("9") != std::string::npos);
    }
    if (at != 2) return;
    CHECK(words_of(stage).find("Four of his five cards") != std::string::npos);
    CHECK(stage.use().play.local()->view().decision.options.size() == 4);
  });
}

TEST_CASE("the tile that a lesson begins with can be seen", "[lessons][lotr_board]") {
  Stage stage;
  int at = 0;
  play_lesson(stage, "lotr_board", "ring", [&](const LessonStep&) {
    if (++at > 1) return;
    REQUIRE(asked_about(stage.scene()));
    CHECK(asked_about(stage.scene())->item.name.starts_with("Hiding"));
    CHECK(name_of_id(stage.scene(), "tile").starts_with("Hiding"));
  });
}

TEST_CASE("Sting's lesson counts the helmets of its path", "[lessons][war_of_the_ring]") {
  Stage stage;
  play_lesson(stage, "war_of_the_ring", "item", [](const LessonStep&) {});
  CHECK(words_of(stage).find("Three helmets now") != std::string::npos);
  CHECK(name_of_id(stage.scene(), "place/caradhras").find("helmets 3") != std::string::npos);
}

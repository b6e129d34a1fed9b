// What moves on the board game's table: nothing is where it has not come to yet, a tap finishes it, nothing is drawn
// when nothing moves; and the pile that cards come to.
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "rules/registry.h"
#include "shell/by_id.h"
#include "shell/journey.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/stage.h"

using namespace mathom;
using namespace mathom::test;

namespace {

Settings at_pace(Speed speed, bool reduced = false) {
  Settings s;
  s.speed = speed;
  s.reduced_motion = reduced;
  return s;
}

Json in_moria() {
  return Json{{"place", "moria"},
              {"turn", 0},
              {"turn_begun", true},
              {"hands", Json::array({Json::array({"fighting-brown-1", "hiding-brown-1", "hiding-grey-1"}),
                                     Json::array({"star-brown-5"})})},
              {"discard", Json::array({"gimli", "friendship-grey-2"})},
              {"corruption", Json::array({2, 0})},
              {"deck", Json::array({"travelling-grey-1", "star-brown-3"})}};
}

// A touch, and the one frame that hears of it: what it sets in motion is still to come.
void touch(Stage& stage, std::string_view id) {
  const auto* item = stage.scene().find(id);
  REQUIRE(item);
  const ui::Point at = item->visible.centre();
  for (const auto kind : {ui::Input::Kind::pointer_down, ui::Input::Kind::pointer_up})
    stage.post({.kind = kind, .at = at});
  stage.frame();
}

int hand(Stage& stage) {
  int n = 0;
  for (const auto& item : stage.scene().items()) n += item.item.id.starts_with("hand/");
  return n;
}
std::string pile(Stage& stage) {
  const auto* item = stage.scene().find("discard");
  REQUIRE(item);
  return item->item.name;
}

// The longest that anything here may take: no frame of it is skipped.
void watch(Stage& stage, double ms) {
  for (double gone = 0; gone < ms; gone += 16) stage.frame();
}

}  // namespace

TEST_CASE("drawn cards lie in the hand once they have arrived", "[lotr_board][motion]") {
  Stage stage(at_pace(Speed::normal));
  lay_journey(stage, in_moria());
  REQUIRE(hand(stage) == 3);
  touch(stage, "offer/draw");
  stage.frame();
  stage.frame();
  CHECK(hand(stage) == 3);
  CHECK(stage.scene().frame_wanted());
  watch(stage, 3000);
  CHECK(hand(stage) == 5);
}

TEST_CASE("a tap finishes a motion on the board, and only that one", "[lotr_board][motion]") {
  Stage stage(at_pace(Speed::slow));
  lay_journey(stage, in_moria());
  touch(stage, "hand/fighting-brown-1");
  touch(stage, "primary");
  stage.frame();
  stage.frame();
  REQUIRE(pile(stage).starts_with(stage.use().words.say(Phrase{"lotr_board.table.discard_pile", {}}.number("n", 2))));
  // Where nothing can be touched.
  stage.post({.kind = ui::Input::Kind::pointer_down, .at = {640, 560}});
  stage.post({.kind = ui::Input::Kind::pointer_up, .at = {640, 560}});
  stage.frame();
  stage.frame();
  CHECK(pile(stage).starts_with(stage.use().words.say(Phrase{"lotr_board.table.discard_pile", {}}.number("n", 3))));
  // The marker that walks after it still has its time.
  CHECK(stage.scene().frame_wanted());
  CHECK_FALSE(stage.scene().find("offer/done"));
  watch(stage, 8000);
  CHECK(stage.scene().find("offer/done"));
}

TEST_CASE("a rune counts when it has reached its Hobbit", "[lotr_board][motion]") {
  Stage stage(at_pace(Speed::normal));
  lay_journey(stage, in_moria());
  const auto runes = [&](int n) { return stage.use().words.say(Phrase{"lotr_board.table.runes", {}}.number("n", n)); };
  touch(stage, "hand/fighting-brown-1");
  touch(stage, "primary");
  stage.frame();
  REQUIRE(stage.scene().find("seat/0"));
  CHECK(stage.scene().find("seat/0")->item.name.find(runes(0)) != std::string::npos);
  watch(stage, 4000);
  CHECK(stage.scene().find("seat/0")->item.name.find(runes(1)) != std::string::npos);
}

TEST_CASE("a still board wants no frame", "[lotr_board][motion]") {
  Stage stage(at_pace(Speed::fast));
  lay_journey(stage, in_moria());
  touch(stage, "hand/fighting-brown-1");
  touch(stage, "primary");
  watch(stage, 4000);
  stage.frame();
  CHECK_FALSE(stage.scene().frame_wanted());
}

TEST_CASE("with reduced motion nothing flies: a played card rests where it can be read", "[lotr_board][motion]") {
  Stage stage(at_pace(Speed::normal, true));
  lay_journey(stage, in_moria());
  touch(stage, "hand/fighting-brown-1");
  touch(stage, "primary");
  stage.frame();
  stage.frame();
  // It is shown for as long as its flight would take, without a frame between.
  CHECK_FALSE(stage.scene().frame_wanted());
  CHECK_FALSE(stage.scene().find("offer/done"));
  stage.wait(2000);
  stage.frame();
  CHECK(pile(stage).starts_with(stage.use().words.say(Phrase{"lotr_board.table.discard_pile", {}}.number("n", 3))));
}

TEST_CASE("the discard pile opens to all of its cards, and each of them is shown large", "[lotr_board]") {
  Stage stage;
  lay_journey(stage, in_moria());
  CHECK(pile(stage).find(stage.use().words.say("lotr_board.card.friendship-grey")) != std::string::npos);
  REQUIRE(stage.press("discard"));
  REQUIRE(stage.scene().find("sheet/0"));
  CHECK(stage.scene().find("sheet/0")->item.name == stage.use().words.say("lotr_board.card.friendship-grey"));
  REQUIRE(stage.scene().find("sheet/1"));
  CHECK(stage.scene().find("sheet/1")->item.name == stage.use().words.say("lotr_board.card.gimli"));
  CHECK_FALSE(stage.scene().find("sheet/2"));
  REQUIRE(stage.press("sheet/1"));
  CHECK(stage.scene().find("zoom/close"));
  REQUIRE(stage.press("zoom/close"));
  REQUIRE(stage.press("sheet/close"));
  CHECK_FALSE(stage.scene().find("sheet/0"));
}

TEST_CASE("an empty discard pile says so", "[lotr_board]") {
  Stage stage;
  Json setup = in_moria();
  setup.erase("discard");
  lay_journey(stage, setup);
  REQUIRE(stage.press("discard"));
  REQUIRE(stage.scene().find("sheet/0"));
  CHECK(stage.scene().find("sheet/0")->item.name == stage.use().words.say("lotr_board.table.discard_empty"));
}

TEST_CASE("why a second brown card may not be played lies outlined on the discard pile", "[lotr_board]") {
  Stage stage;
  Json setup = in_moria();
  setup["hands"][0] = Json::array({"fighting-brown-1", "hiding-brown-1", "hiding-grey-1", "hiding-grey-2"});
  lay_journey(stage, setup);
  REQUIRE(stage.press("hand/fighting-brown-1"));
  REQUIRE(stage.press("primary"));
  stage.face_question();
  REQUIRE(stage.press("hand/hiding-brown-1"));
  REQUIRE(stage.scene().find("why/words"));
  CHECK(stage.scene().find("why/words")->item.name == stage.use().words.say("lotr_board.why.one_brown"));
  const auto* discard = stage.scene().find("discard");
  REQUIRE(discard);
  CHECK(discard->item.name.find(stage.use().words.say(
            "lotr_board.table.is_cause", {{"card", stage.use().words.say("lotr_board.card.fighting-brown")}})) !=
        std::string::npos);
}

TEST_CASE("an event's effect lies over the board only while its price is asked for", "[lotr_board]") {
  Stage stage;
  Json setup = in_moria();
  setup["turn_begun"] = false;
  setup["tiles"] = Json::array({"tile-cycle-of-time-1", "tile-hiding-1"});
  lay_journey(stage, setup);
  LocalMatch& match = *stage.use().play.local();
  bool seen = false;
  for (int i = 0; i < 40 && !stage.scene().find("offer/done"); ++i) {
    // Of the tile that is asked about its own sentence is shown.
    if (const auto* now = asked_about(stage.scene()); now && now->item.id == "asked/speak-friend") {
      seen = true;
      CHECK(now->item.name.starts_with(stage.use().words.say("lotr_board.event.speak-friend") + ": "));
      CHECK(now->item.name.find("otherwise Sauron moves 1 space towards the Hobbits.") != std::string::npos);
    } else if (now) {
      const std::string name = now->item.name.substr(0, now->item.name.find(':'));
      CAPTURE(now->item.name);
      CHECK(stage.use().words.say(match.session().prompt()).find(name) != std::string::npos);
    }
    const auto& options = match.view().decision.options;
    REQUIRE(match.choose(options.size() - 1) == Submit::ok);
    stage.face_question();
  }
  CHECK(seen);
  REQUIRE(stage.scene().find("offer/done"));
  CHECK_FALSE(asked_about(stage.scene()));
}

TEST_CASE("the end of the journey is announced once it has been shown", "[lotr_board][motion]") {
  Stage stage(at_pace(Speed::normal));
  Json setup = in_moria();
  setup["corruption"] = Json::array({11, 0});
  setup["place"] = "mordor";
  setup["hands"][0] = Json::array({"travelling-brown-1"});
  setup["tracks"] = {{"travelling", 12}};
  lay_journey(stage, setup);
  LocalMatch& match = *stage.use().play.local();
  const std::string over = stage.use().words.say("lotr_board.table.over");
  touch(stage, "hand/travelling-brown-1");
  touch(stage, "primary");
  for (int i = 0; i < 60 && !match.session().outcome().over; ++i) {
    if (match.your_turn()) REQUIRE(match.choose(match.view().decision.options.size() - 1) == Submit::ok);
    stage.frame();
    CHECK_FALSE((stage.scene().find("prompt") && stage.scene().find("prompt")->item.name == over));
  }
  REQUIRE(match.session().outcome().over);
  stage.frame();
  CHECK_FALSE((stage.scene().find("prompt") && stage.scene().find("prompt")->item.name == over));
  watch(stage, 20000);
  stage.press("go-on");
  stage.frame();
  REQUIRE(stage.scene().find("prompt"));
  CHECK(stage.scene().find("prompt")->item.name == over);
}

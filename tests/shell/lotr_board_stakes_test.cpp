// What the board game's table says before one answers: what each answer leads to, which card is meant, what pays; and
// the page that the journey ends with.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "games/lotr_board/rules.h"
#include "games/lotr_board/state/phases.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "shell/by_id.h"
#include "shell/journey.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/stage.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;
using mathom::lotr_board::Question;

namespace {

Json moria() {
  return Json{{"place", "moria"},
              {"turn", 0},
              {"turn_begun", true},
              {"hands", Json::array({Json::array({"gimli", "fighting-brown-1", "hiding-grey-1"}),
                                     Json::array({"star-brown-5"})})},
              {"corruption", Json::array({2, 0})}};
}

bool asks(Stage& stage, Question q) {
  const View& v = stage.use().play.local()->view();
  return v.yours() && v.decision.why == static_cast<int>(q);
}

// Answers until this question is asked, with what goes on: the last option.
void go_to(Stage& stage, Question q) {
  LocalMatch& match = *stage.use().play.local();
  for (int i = 0; i < 60 && !asks(stage, q); ++i) {
    REQUIRE(match.choose(match.view().decision.options.size() - 1) == Submit::ok);
    stage.face_question();
  }
  REQUIRE(asks(stage, q));
}

const ui::Item& item(Stage& stage, std::string_view id) {
  const auto* found = stage.scene().find(id);
  INFO(id);
  REQUIRE(found);
  return found->item;
}

const ui::Item& asked(Stage& stage) {
  const auto* found = asked_about(stage.scene());
  REQUIRE(found);
  return found->item;
}

int times(const std::string& words, const std::string& part) {
  int n = 0;
  for (std::size_t at = words.find(part); at != std::string::npos; at = words.find(part, at + 1)) ++n;
  return n;
}

std::string shown_counters(Stage& stage) {
  std::string all;
  for (const auto& shown : stage.scene().items())
    if (shown.item.id.starts_with("counter/")) all += shown.item.name + "\n";
  REQUIRE_FALSE(all.empty());
  return all;
}

}  // namespace

TEST_CASE("a lifted card says what lies on all spaces that its marker crosses", "[lotr_board]") {
  Stage stage;
  lay_journey(stage, moria());
  REQUIRE(stage.press("hand/gimli"));
  stage.settle();
  CHECK(item(stage, "primary").description == "Gives 2 runes");
}

TEST_CASE("Escape lays a lifted card back on the board game's table", "[lotr_board]") {
  Stage stage;
  lay_journey(stage, moria());
  REQUIRE(stage.press("hand/gimli"));
  stage.settle();
  REQUIRE(stage.scene().find("lay_back"));
  stage.key(ui::Key::escape);
  stage.settle();
  CHECK_FALSE(stage.scene().find("lay_back"));
}

TEST_CASE("the player turns up their own tile by the button or by the stack", "[lotr_board]") {
  Stage stage;
  Json setup = moria();
  setup["turn_begun"] = false;
  setup["hands"][0].push_back("phial");
  setup["tiles"] = Json::array({"tile-hiding-1", "tile-rings-influence-1"});
  lay_journey(stage, setup);
  go_to(stage, Question::window);
  LocalMatch& match = *stage.use().play.local();
  REQUIRE(item(stage, "offer/pass").name == stage.use().words.say("lotr_board.table.turn_tile"));
  const auto ply = match.session().ply();
  REQUIRE(stage.press("tile"));
  CHECK(match.session().ply() > ply);
}

TEST_CASE("after a brown card the question is only about a grey one", "[lotr_board]") {
  Stage stage;
  lay_journey(stage, moria());
  go_to(stage, Question::play);
  CHECK(item(stage, "prompt").name == stage.use().words.say("lotr_board.ask.play"));
  LocalMatch& match = *stage.use().play.local();
  const auto& options = match.view().decision.options;
  const auto brown = std::find_if(options.begin(), options.end(), [&](const Option& o) {
    return match.session().token(o).starts_with("play fighting-brown-1");
  });
  REQUIRE(brown != options.end());
  REQUIRE(match.choose(static_cast<std::uint64_t>(brown - options.begin())) == Submit::ok);
  stage.face_question();
  for (int i = 0; i < 20 && !asks(stage, Question::play); ++i) {
    REQUIRE(match.choose(match.view().decision.options.size() - 1) == Submit::ok);
    stage.face_question();
  }
  REQUIRE(asks(stage, Question::play));
  CHECK(item(stage, "prompt").name == stage.use().words.say("lotr_board.ask.play_grey"));
}

TEST_CASE("a shown tile says what letting it happen leads to", "[lotr_board]") {
  Stage stage;
  Json setup = moria();
  setup["turn_begun"] = false;
  setup["bearer"] = 0;
  setup["tiles"] = Json::array({"tile-rings-influence-1", "tile-rings-influence-2"});
  lay_journey(stage, setup);
  LocalMatch& match = *stage.use().play.local();
  const std::string tile = stage.use().words.say("lotr_board.card.tile.rings-influence");
  for (int i = 0; i < 20; ++i) {
    const auto* now = asked_about(stage.scene());
    if (asks(stage, Question::window) && now && now->item.name.find(tile) != std::string::npos) break;
    REQUIRE(match.choose(0) == Submit::ok);
    stage.face_question();
  }
  REQUIRE(asked_about(stage.scene()));
  const auto& seen = GameOf<lotr_board::Rules>::view(match.view().seen);
  const std::string then = std::to_string(seen.corruption[0] + 1);
  CHECK(asked(stage).name.find(tile) != std::string::npos);
  CHECK(item(stage, "offer/pass").description ==
        stage.use().words.say("lotr_board.table.then_hobbit", {{"name", SeatId{0}}, {"n", then}}));
}

TEST_CASE("the button that refuses to pay says where Sauron would stand", "[lotr_board]") {
  Stage stage;
  Json setup = moria();
  setup["turn_begun"] = false;
  setup["hands"] = Json::array({Json::array({"friendship-brown-1", "star-brown-1"}), Json::array({"star-brown-5"})});
  setup["tiles"] = Json::array({"tile-cycle-of-time-1", "tile-hiding-1"});
  lay_journey(stage, setup);
  LocalMatch& match = *stage.use().play.local();
  for (int i = 0; i < 20 && !asks(stage, Question::propose); ++i) {
    REQUIRE(match.choose(0) == Submit::ok);
    stage.face_question();
  }
  REQUIRE(asks(stage, Question::propose));
  CHECK(item(stage, "offer/give-up").description ==
        stage.use().words.say("lotr_board.table.then_sauron", {{"n", "11"}}));
}

TEST_CASE("among several like cards the card that is asked about is marked", "[lotr_board]") {
  Stage stage;
  SessionSetup s;
  s.seed = 5;
  s.config_text = dump_json(Json{{"seats", 3}});
  for (int i = 0; i < 3; ++i) s.seats.push_back({"Hobbit", "", 0});
  Problems problems;
  REQUIRE(stage.use().play.start(*find_game("lotr_board"), s, problems));
  stage.use().screens.push(table_screen());
  stage.frame();
  stage.face_question();
  REQUIRE(stage.scene().find("die/faces"));
  REQUIRE(stage.press("offer/yes"));
  stage.face_question();
  LocalMatch& match = *stage.use().play.local();
  for (int i = 0; i < 10 && !asks(stage, Question::share); ++i) {
    REQUIRE(match.choose(0) == Submit::ok);
    stage.face_question();
  }
  REQUIRE(asks(stage, Question::share));
  CHECK(times(item(stage, "laid").name, stage.use().words.say("lotr_board.table.is_meant")) == 1);
}

TEST_CASE("several cards pay in one act", "[lotr_board]") {
  Stage stage;
  Json setup = moria();
  setup["turn_begun"] = false;
  setup["place"] = "moria";
  setup["event"] = 4;
  setup["hands"] = Json::array({Json::array({"fighting-brown-1", "fighting-brown-2", "fighting-grey-1"}),
                                Json::array({"fighting-brown-3", "fighting-brown-4", "star-brown-5"})});
  setup["tiles"] = Json::array({"tile-cycle-of-time-1", "tile-hiding-1"});
  lay_journey(stage, setup);
  LocalMatch& match = *stage.use().play.local();
  for (int i = 0; i < 20 && !asks(stage, Question::contribute); ++i) {
    REQUIRE(match.choose(0) == Submit::ok);
    stage.face_question();
  }
  REQUIRE(asks(stage, Question::contribute));
  const auto ply = match.session().ply();
  std::vector<std::string> cards;
  for (const auto& placed : stage.scene().items())
    if (placed.item.picks) cards.push_back(placed.item.id);
  REQUIRE(cards.size() >= 2);
  REQUIRE(stage.press(cards[0]));
  REQUIRE(stage.press(cards[1]));
  stage.settle();
  CHECK(match.session().ply() == ply);
  REQUIRE(stage.press("primary"));
  CHECK(match.session().ply() >= ply + 2);
}

TEST_CASE("any number of cards is discarded in one act, which says how many are drawn", "[lotr_board]") {
  Stage stage;
  Json setup = moria();
  setup["hands"] =
      Json::array({Json::array({"lembas", "fighting-brown-1", "fighting-brown-2", "fighting-grey-1", "hiding-grey-1"}),
                   Json::array({"star-brown-5"})});
  lay_journey(stage, setup);
  LocalMatch& match = *stage.use().play.local();
  const auto take = [&](std::string_view token) {
    const auto& options = match.view().decision.options;
    for (std::size_t i = 0; i < options.size(); ++i)
      if (match.session().token(options[i]) == token) return match.choose(i) == Submit::ok;
    return false;
  };
  REQUIRE(take("story lembas"));
  REQUIRE(take("point 0"));
  stage.face_question();
  REQUIRE(asks(stage, Question::refill));
  CHECK(item(stage, "offer/done").name == "Discard nothing, draw 2");
  const auto ply = match.session().ply();
  REQUIRE(stage.press("hand/fighting-brown-1"));
  REQUIRE(stage.press("hand/hiding-grey-1"));
  stage.settle();
  CHECK(match.session().ply() == ply);
  CHECK(item(stage, "primary").name == "Discard 2 cards, draw 4");
  REQUIRE(stage.press("primary"));
  CHECK(match.session().ply() == ply + 3);
  CHECK_FALSE(asks(stage, Question::refill));
}

TEST_CASE("a Hobbit who has met Sauron skips to the end of the journey with one press", "[lotr_board]") {
  for (const bool out : {false, true}) {
    Settings settings;
    settings.speed = Speed::fast;
    Stage stage(settings);
    Json setup = moria();
    setup["turn"] = 1;
    setup["bearer"] = 1;
    if (out) setup["out"] = Json::array({0}), setup["hands"][0] = Json::array();
    lay_journey(stage, setup, 2, 1);
    REQUIRE_FALSE(stage.use().play.local()->session().outcome().over);
    CHECK(item(stage, "skip").name == (out ? "To the end" : "To my turn"));
  }
}

TEST_CASE("all words of a lifted card can be read if the column has room for them", "[lotr_board][layout]") {
  for (const std::string& language : spoken()) {
    Settings settings;
    settings.language = language;
    Stage stage(settings);
    stage.draws();
    Json setup = moria();
    setup["hands"][0] =
        Json::array({"friendship-brown-1", "friendship-brown-2", "hiding-brown-1", "travelling-grey-1"});
    lay_journey(stage, setup);
    for (const std::string card : {"friendship-brown-1", "hiding-brown-1", "travelling-grey-1"}) {
      REQUIRE(stage.press("hand/" + card));
      stage.settle();
      CAPTURE(language, card);
      CHECK(stage.scene().find("reading/name"));
      CHECK_FALSE(stage.scene().find("reading/scroll"));
      REQUIRE(stage.press("lay_back"));
    }
  }
}

TEST_CASE("on a small phone an offer leaves its sentence in sight, and what is given out lies free",
          "[lotr_board][layout]") {
  Stage stage;
  stage.draws();
  stage.size(360, 640);
  stage.start("lotr_board", 3, 1);
  stage.face_question();
  const ui::Rect sentence = asked(stage).rect;
  int answers = 0;
  for (const auto& p : stage.scene().items()) {
    if (p.item.offer.empty()) continue;
    CAPTURE(p.item.name);
    CHECK_FALSE(p.item.rect.overlaps(sentence));
    ++answers;
  }
  CHECK(answers == 2);
  CHECK_FALSE(stage.scene().find("auto_pass"));  // nothing that can pass, and no room
  LocalMatch& match = *stage.use().play.local();
  for (int i = 0; i < 20 && !asks(stage, Question::share); ++i) {
    REQUIRE(match.choose(0) == Submit::ok);
    stage.face_question();
  }
  REQUIRE(asks(stage, Question::share));
  CHECK_FALSE(item(stage, "laid").rect.overlaps(asked(stage).rect));
  CHECK_FALSE(stage.scene().find("auto_pass"));
}

TEST_CASE("a plate opens what its Hobbit can do and holds", "[lotr_board]") {
  Stage stage;
  lay_journey(stage, moria());
  REQUIRE(stage.press("seat/1"));
  stage.settle();
  CHECK(item(stage, "sheet/0").name.find(stage.use().words.say("lotr_board.hobbit.sam.note")) != std::string::npos);
}

TEST_CASE("the journey ends with a page: how and by what, the score, each Hobbit, the line over time", "[lotr_board]") {
  Stage stage;
  Json setup = moria();
  setup["corruption"] = Json::array({11, 0});
  setup["bearer"] = 0;
  setup["place"] = "mordor";
  setup["hands"][0] = Json::array({"travelling-brown-1"});
  setup["tracks"] = {{"travelling", 12}};
  lay_journey(stage, setup);
  LocalMatch& match = *stage.use().play.local();
  for (int i = 0; i < 200 && !match.session().outcome().over; ++i) {
    REQUIRE(match.choose(match.view().decision.options.size() - 1) == Submit::ok);
    stage.settle();
  }
  REQUIRE(match.session().outcome().over);
  stage.settle();
  if (!stage.scene().find("account/title")) stage.press("scores");
  stage.settle();
  CHECK(item(stage, "account/title").name != stage.use().words.say("lotr_board.account.title"));
  CHECK_FALSE(item(stage, "account/line").name.empty());
  CHECK(item(stage, "score/0").name.find(stage.use().words.seat_name(SeatId{0})) != std::string::npos);
  CHECK(stage.scene().find("score/1"));
  CHECK(item(stage, "account/line-over-time").name.find("12") != std::string::npos);
  CHECK(stage.scene().find("account/again"));
  REQUIRE(stage.press("account/look"));
  stage.settle();
  const std::string next = stage.use().words.say("lotr_board.table.next_event");
  CHECK(times(shown_counters(stage), next.substr(0, next.find('<'))) == 0);  // nothing comes any more
}

TEST_CASE("paying says that Sauron stays, and declining says where he moves if nobody else pays", "[lotr_board]") {
  Stage stage;
  Json setup = moria();
  setup["turn_begun"] = false;
  setup["hands"] = Json::array(
      {Json::array({"friendship-brown-1", "star-brown-1"}), Json::array({"friendship-brown-2", "star-brown-5"})});
  setup["tiles"] = Json::array({"tile-cycle-of-time-1", "tile-hiding-1"});
  lay_journey(stage, setup);
  LocalMatch& match = *stage.use().play.local();
  for (int i = 0; i < 20 && !asks(stage, Question::contribute); ++i) {
    REQUIRE(match.choose(0) == Submit::ok);
    stage.face_question();
  }
  REQUIRE(asks(stage, Question::contribute));
  const std::string then = stage.use().words.say("lotr_board.table.then_sauron", {{"n", "11"}});
  CHECK(item(stage, "offer/refuse").description ==
        stage.use().words.say("lotr_board.table.if_nobody", {{"what", then}}));
  REQUIRE(stage.press("hand/friendship-brown-1"));
  stage.settle();
  CHECK(item(stage, "primary").description == stage.use().words.say("lotr_board.table.then_rest"));
  REQUIRE(stage.press("hand/star-brown-1"));
  stage.settle();
  CHECK(item(stage, "primary").description == stage.use().words.say("lotr_board.table.stays_sauron", {{"n", "12"}}));
}

TEST_CASE("a button with a short text keeps its whole name for readers", "[lotr_board][layout]") {
  Stage stage;
  stage.size(320, 568);
  lay_journey(stage, moria());
  LocalMatch& match = *stage.use().play.local();
  int shortened = 0;
  for (int i = 0; i < 60 && !match.is_over(); ++i) {
    for (const Option& o : match.view().decision.options) {
      const auto* found = stage.scene().find("offer/" + match.token(o));
      const Phrase label = match.label(o);
      if (!found || !stage.use().words.texts().has(std::string(label.key) + ".short")) continue;
      ++shortened;
      CHECK(found->item.name == stage.use().words.say(label));
    }
    if (match.choose(match.view().decision.options.size() - 1) != Submit::ok) break;
    stage.face_question();
  }
  CHECK(shortened > 0);
}

// Several people at one screen: what each of them, and nobody, can find in the whole scene.
#include <catch2/catch_test_macros.hpp>
#include <cctype>
#include <map>
#include <random>

#include "rules/registry.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/stage.h"

using namespace mathom;
using test::Stage;

namespace {

using Names = std::map<std::string, std::string>;  // a card as it is read, and its word in the id

// As a word of its own: "1 of hearts" is not in "11 of hearts".
bool says(const std::string& text, const std::string& name) {
  for (auto at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
    const bool left = at == 0 || !std::isalnum(static_cast<unsigned char>(text[at - 1]));
    const auto end = at + name.size();
    if (left && (end == text.size() || !std::isalnum(static_cast<unsigned char>(text[end])))) return true;
  }
  return false;
}

// Everything that leaves the program for somebody's eyes or ears.
std::string everything(Stage& stage) {
  std::string all = stage.scene().tree_json() + "\n" + stage.app().state_json();
  for (const ui::Announcement& a : stage.take_said()) all += "\n" + a.words;
  return all;
}

// The words of the events that these viewers heard.
std::string told_to(const Services& use, const LocalMatch& match, SeatMask viewers) {
  std::string all;
  for (const Event& e : match.session().events_for(viewers)) all += use.words.say(match.game().tell(e)) + "\n";
  return all;
}

Names hand(const ui::Scene& scene) {
  Names names;
  for (const auto& p : scene.items())
    if (p.item.id.starts_with("hand/")) names[p.item.name.substr(0, p.item.name.find(','))] = p.item.id.substr(5);
  return names;
}

void find_leaks(Stage& stage, const std::map<int, Names>& hands, int looker) {
  const LocalMatch& match = *stage.use().play.local();
  const std::string all = everything(stage), told = told_to(stage.use(), match, match.viewers());
  for (const auto& [person, names] : hands) {
    if (person == looker) continue;
    for (const auto& [name, word] : names) {
      // In the middle of a sentence an article is small.
      if (says(told, name) || says(told, static_cast<char>(std::tolower(name[0])) + name.substr(1))) continue;
      INFO(name << " is in the hand of person " << person << " and person " << looker << " looks");
      const bool leaks = says(all, name) || says(all, word);
      CHECK_FALSE(leaks);
    }
  }
}

void start(Stage& stage, const char* game, int seats, int people) {
  SessionSetup setup;
  setup.seed = 21;
  setup.config_text = "{\"seats\": " + std::to_string(seats) + "}";
  static constexpr const char* kNames[] = {"Ada", "Bruno", "Clara", "Dimitri", "Emil"};
  for (int i = 0; i < seats; ++i) setup.seats.push_back({kNames[i], "", static_cast<std::uint8_t>(i % people)});
  Problems problems;
  REQUIRE(stage.use().play.start(*find_game(game), setup, problems));
  stage.use().screens.push(table_screen());
  stage.frame();
  stage.settle();
}

bool shows_hand(Stage& stage) { return !hand(stage.scene()).empty(); }

// The curtain opens to no press that comes together with its fall.
void look(Stage& stage) {
  stage.wait(500);
  REQUIRE(stage.press("curtain/show"));
  stage.settle();
}

}  // namespace

TEST_CASE("no viewer finds another player's card in anything the table shows or says", "[curtain]") {
  for (const char* game : {"french_tarot", "lotr_tarot"}) {
    Stage stage;
    start(stage, game, 4, game == std::string("french_tarot") ? 4 : 2);
    LocalMatch& match = *stage.use().play.local();
    std::mt19937 chance(5);
    std::map<int, Names> hands;
    int passed_on = 0;
    for (int turn = 0; turn < 150 && !match.session().outcome().over; ++turn) {
      INFO(game << ", answer " << match.session().ply());
      if (match.covered()) {
        CHECK_FALSE(shows_hand(stage));
        find_leaks(stage, hands, -1);
        look(stage);
        ++passed_on;
      }
      REQUIRE_FALSE(match.covered());
      hands[match.people().person()] = hand(stage.scene());
      find_leaks(stage, hands, match.people().person());
      if (stage.press("go-on")) break;  // later deals name the same cards again
      REQUIRE(match.your_turn());
      REQUIRE(match.choose(chance() % match.view().decision.options.size()) == Submit::ok);
      stage.settle();
    }
    CHECK(passed_on > 10);
  }
}

TEST_CASE("cards show only while the button is held", "[curtain]") {
  Stage stage;
  start(stage, "french_tarot", 4, 2);
  REQUIRE(stage.scene().find("curtain/hold"));
  const ui::Point at = stage.scene().find("curtain/hold")->visible.centre();
  CHECK_FALSE(shows_hand(stage));
  for (const bool touch : {false, true}) {
    stage.post({.kind = ui::Input::Kind::pointer_move, .at = at, .touch = touch});
    stage.post({.kind = ui::Input::Kind::pointer_down, .at = at, .touch = touch});
    stage.frame();
    stage.wait(2000);  // longer than a long press
    stage.frame();
    CHECK(shows_hand(stage));
    CHECK(stage.scene().find("curtain/hold")->visible.contains(at));
    stage.post({.kind = ui::Input::Kind::pointer_up, .at = at, .touch = touch});
    stage.frame();
    CHECK_FALSE(shows_hand(stage));
    stage.wait(1000);
    stage.settle();
  }
}

TEST_CASE("a mouse that leaves the held button covers the cards", "[curtain]") {
  Stage stage;
  start(stage, "french_tarot", 4, 2);
  const ui::Point at = stage.scene().find("curtain/hold")->visible.centre();
  stage.post({.kind = ui::Input::Kind::pointer_move, .at = at});
  stage.post({.kind = ui::Input::Kind::pointer_down, .at = at});
  stage.frame();
  stage.frame();
  REQUIRE(shows_hand(stage));
  stage.post({.kind = ui::Input::Kind::pointer_move, .at = {at.x, 60}});
  stage.frame();
  CHECK_FALSE(shows_hand(stage));
}

TEST_CASE("by keyboard the cards are shown and covered again", "[curtain]") {
  Stage stage;
  start(stage, "french_tarot", 4, 2);
  stage.post({.kind = ui::Input::Kind::focus, .id = "curtain/hold"});
  stage.frame();
  stage.key(ui::Key::enter);
  CHECK(shows_hand(stage));
  stage.key(ui::Key::character, U'c');
  CHECK_FALSE(shows_hand(stage));
  CHECK(stage.scene().focus() == "curtain/show");
  stage.wait(500);
  stage.key(ui::Key::enter);
  CHECK(shows_hand(stage));
}

TEST_CASE("the curtain falls when the page is left, and a press from before opens nothing", "[curtain]") {
  Stage stage;
  start(stage, "french_tarot", 4, 2);
  look(stage);
  REQUIRE(shows_hand(stage));
  stage.app().hidden();
  stage.settle();
  CHECK_FALSE(shows_hand(stage));
  stage.wait(1000);
  stage.frame();
  const ui::Point at = stage.scene().find("curtain/hold")->visible.centre();
  stage.post({.kind = ui::Input::Kind::pointer_down, .at = at, .touch = true});
  stage.frame();
  stage.frame();
  REQUIRE(shows_hand(stage));
  stage.app().hidden();  // the finger is still down, or its leaving was never heard
  stage.frame();
  stage.wait(1000);
  stage.frame();
  CHECK_FALSE(shows_hand(stage));
}

TEST_CASE("the curtain falls after a minute without input", "[curtain]") {
  Stage stage;
  start(stage, "french_tarot", 4, 2);
  look(stage);
  for (int i = 0; i < 4; ++i) {
    stage.wait(40000);
    stage.post({.kind = ui::Input::Kind::pointer_move, .at = {5.0f + static_cast<float>(i), 5}});
    stage.frame();
    CHECK(shows_hand(stage));
  }
  REQUIRE(stage.scene().wake_at());  // a frame comes by itself when the time is over
  stage.wait(60001);
  stage.frame();
  CHECK_FALSE(shows_hand(stage));
}

TEST_CASE("one person alone has no curtain", "[curtain]") {
  Stage stage;
  start(stage, "french_tarot", 4, 1);
  CHECK(shows_hand(stage));
  stage.app().hidden();
  stage.wait(100000);
  stage.settle();
  CHECK(shows_hand(stage));
  CHECK_FALSE(stage.scene().find("cover"));
}

TEST_CASE("the second press of a double press does not open the next person's cards", "[curtain]") {
  Stage stage;
  start(stage, "french_tarot", 4, 4);
  LocalMatch& match = *stage.use().play.local();
  look(stage);
  REQUIRE(match.choose(0) == Submit::ok);
  stage.frame();
  REQUIRE(match.covered());
  stage.settle();
  REQUIRE(stage.press("curtain/show"));
  CHECK(match.covered());
  look(stage);
  CHECK_FALSE(match.covered());
}

TEST_CASE("what one person undid is never shown to another", "[curtain]") {
  Stage stage;
  start(stage, "lotr_tarot", 4, 2);
  LocalMatch& match = *stage.use().play.local();
  std::mt19937 chance(9);
  std::map<int, Names> hands;
  int undone = 0;
  for (int turn = 0; turn < 120 && !match.session().outcome().over; ++turn) {
    if (match.covered()) {
      CHECK_FALSE((match.can_undo() || match.can_redo()));
      look(stage);
    }
    if (stage.press("go-on")) break;
    const int person = match.people().person();
    hands[person] = hand(stage.scene());
    REQUIRE(match.choose(chance() % match.view().decision.options.size()) == Submit::ok);
    stage.frame();
    if (match.can_undo() && chance() % 2 == 0) {
      REQUIRE(match.undo());
      ++undone;
      stage.settle();
      CHECK(match.people().person() == person);
      CHECK_FALSE(match.people().needs_curtain());
      find_leaks(stage, hands, person);
      REQUIRE(match.redo());
    }
    stage.settle();
    find_leaks(stage, hands, match.covered() ? -1 : match.people().person());
  }
  CHECK(undone > 0);
}

// Companions at the table: what is seen and heard of what they propose, and how it is answered.
#include <catch2/catch_test_macros.hpp>
#include <thread>

#include "games/lotr_board/rules.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "shell/fellowship.h"
#include "shell/inspector.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/speech/command_line.h"
#include "shell/services/words.h"
#include "shell/stage.h"
#include "support/spoken.h"

using namespace mathom;
using test::answer_for_nadia;
using test::fellowship;

namespace {

// The companions think on a thread of their own.
bool wait_for(test::Stage& stage, const char* id) {
  for (int i = 0; i < 600; ++i) {
    stage.settle();
    const auto* item = stage.scene().find(id);
    if (item && item->item.offered) return true;
    LocalMatch& match = *stage.use().play.local();
    if (match.session().outcome().over) return false;
    if (!match.proposal() && !match.bot_to_move()) {
      if (stage.press("curtain/show") || stage.press("go-on")) continue;
      answer_for_nadia(match);
      continue;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    stage.frame();
  }
  return false;
}

Settings asked_first(const char* language = "en") {
  Settings s = test::Stage::at_once();
  s.companions_ask = true;
  s.language = language;
  return s;
}

void begin(test::Stage& stage, std::uint64_t seed = 3) {
  Problems problems;
  REQUIRE(stage.use().play.start(*find_game("lotr_board"), fellowship(seed), problems));
  stage.use().screens.push(table_screen());
  stage.frame();
}

}  // namespace

TEST_CASE("at the table a proposal says who, what and why, and is answered by touch and by keys", "[companions]") {
  test::Stage stage(asked_first());
  begin(stage);
  REQUIRE(wait_for(stage, "proposal/agree"));
  LocalMatch& match = *stage.use().play.local();
  const auto ply = match.session().ply();
  const std::string act = stage.scene().find("proposal/act")->item.name;
  CHECK(act.find(stage.use().words.seat_name(match.proposal()->seat)) != std::string::npos);
  CHECK(act.find(stage.use().words.say(match.proposal()->act)) != std::string::npos);
  REQUIRE(stage.scene().find("proposal/reason"));
  CHECK(stage.scene().find("proposal/reason")->item.name == stage.use().words.say(match.proposal()->reason));
  CHECK_FALSE(stage.scene().find("prompt"));
  bool heard = false;
  for (const ui::Announcement& a : stage.take_said())
    heard |= a.urgency == ui::Urgency::assertive && a.words.find(act) == 0;
  CHECK(heard);
  // Nothing moves while it waits.
  for (int i = 0; i < 5; ++i) stage.frame();
  CHECK_FALSE(stage.scene().frame_wanted());
  CHECK(match.session().ply() == ply);
  REQUIRE(stage.press("proposal/other"));
  REQUIRE(wait_for(stage, "proposal/agree"));
  CHECK(match.session().ply() == ply);
  CHECK(stage.scene().find("proposal/act")->item.name != act);
  stage.key(ui::Key::character, 'o');
  REQUIRE(wait_for(stage, "proposal/agree"));
  CHECK(match.session().ply() == ply);
  stage.key(ui::Key::character, 'n');
  CHECK(match.session().ply() > ply);
}

TEST_CASE("at the table a companion who refuses to help says why, and helps when asked to", "[companions]") {
  bool pressed = false;
  for (std::uint64_t seed = 1; seed < 12 && !pressed; ++seed) {
    test::Stage stage(test::Stage::at_once());
    begin(stage, seed);
    if (!wait_for(stage, "proposal/agree")) continue;
    LocalMatch& match = *stage.use().play.local();
    const auto ply = match.session().ply();
    const SeatId who = match.proposal()->seat;
    CHECK(stage.scene().find("proposal/agree")->item.name == stage.use().words.say("shell.proposal.very_well"));
    CHECK(stage.scene().find("proposal/reason")->item.name == stage.use().words.say(match.proposal()->reason));
    REQUIRE(stage.press(stage.use().words.say("shell.proposal.please")));
    for (int i = 0; i < 400 && match.session().ply() == ply; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      stage.frame();
    }
    REQUIRE(match.session().ply() > ply);
    CHECK(match.session().log()[ply].seat == who);
    CHECK(match.session().log()[ply].token != "refuse");
    pressed = true;
  }
  CHECK(pressed);
}

namespace {

// Where Sauron and the Hobbits stand, in the words in which an outcome says it.
std::vector<std::string> places(const Services& use, const Session& session) {
  const View v = session.view(kNobody);
  const auto& s = GameOf<lotr_board::Rules>::view(v.seen);
  std::vector<std::string> out{use.words.say("lotr_board.table.then_sauron", {{"n", std::to_string(s.sauron)}})};
  for (int seat = 0; seat < s.seats; ++seat)
    out.push_back(
        use.words.say("lotr_board.table.then_hobbit",
                      {{"name", seat_at(seat)}, {"n", std::to_string(s.corruption[static_cast<std::size_t>(seat)])}}));
  return out;
}

// What of this has come to be that was not so before.
bool came_true(const std::string& words, const std::vector<std::string>& before,
               const std::vector<std::string>& after) {
  for (std::size_t i = 0; i < after.size(); ++i)
    if (after[i] != before[i] && words.find(after[i]) != std::string::npos) return true;
  return false;
}

}  // namespace

TEST_CASE("a companion's proposal says what it leads to, and that another one would be named first",
          "[companions][outcome]") {
  int true_words = 0;
  for (std::uint64_t seed = 1; seed <= 6 && true_words < 2; ++seed) {
    test::Stage stage(asked_first());
    begin(stage, seed);
    for (int i = 0; i < 12 && wait_for(stage, "proposal/agree"); ++i) {
      LocalMatch& match = *stage.use().play.local();
      const std::string leads = stage.scene().find("proposal/agree")->item.description;
      const std::string name = stage.use().words.seat_name(match.proposal()->seat);
      const std::string other = stage.use().words.say("shell.proposal.other.note", {{"name", name}});
      if (!match.proposal()->refuses) CHECK(stage.scene().find("proposal/other")->item.description == other);
      const auto before = places(stage.use(), match.session());
      REQUIRE(stage.press("proposal/agree"));
      true_words += came_true(leads, before, places(stage.use(), match.session()));
    }
  }
  CHECK(true_words >= 2);
}

TEST_CASE("when a companion refuses to help, both answers say what they lead to", "[companions][outcome]") {
  int refusals = 0;
  for (std::uint64_t seed = 1; seed < 12 && refusals == 0; ++seed) {
    test::Stage stage(test::Stage::at_once());
    begin(stage, seed);
    for (int i = 0; i < 2 && wait_for(stage, "proposal/agree"); ++i) {
      REQUIRE(stage.use().play.local()->proposal()->refuses);
      ++refusals;
      const std::string leads = stage.scene().find("proposal/agree")->item.description;
      CHECK_FALSE(leads.empty());
      CHECK_FALSE(stage.scene().find("proposal/other")->item.description.empty());
      CHECK(stage.scene().find("proposal/other")->item.description != leads);
      REQUIRE(stage.press("proposal/agree"));
    }
  }
  CHECK(refusals > 0);
}

TEST_CASE("in the text view a proposal is answered by words and by numbers", "[companions][voice]") {
  test::Stage stage(asked_first());
  stage.in_words(true);
  stage.size(2400, 1800);
  begin(stage);
  REQUIRE(wait_for(stage, "proposal/agree"));
  LocalMatch& match = *stage.use().play.local();
  const auto ply = match.session().ply();
  const auto type = [&](const char* words) {
    const CommandReply reply = CommandLine(stage.use(), stage.scene()).answer(words);
    INFO(reply.words);
    REQUIRE(reply.input);
    stage.post(*reply.input);
    stage.frame();
  };
  const std::string first = stage.scene().find("proposal/act")->item.name;
  type("something else");
  REQUIRE(wait_for(stage, "proposal/agree"));
  CHECK(stage.scene().find("proposal/act")->item.name != first);
  type("1");
  REQUIRE(wait_for(stage, "proposal/agree"));
  CHECK(match.session().ply() == ply);
  type("agree");
  CHECK(match.session().ply() > ply);
}

TEST_CASE("only the menu of a game with companions says how they act", "[companions]") {
  test::Stage stage(test::Stage::at_once());
  begin(stage);
  stage.settle();
  REQUIRE(stage.press("menu"));
  REQUIRE(stage.scene().find("menu/companions/1"));
  REQUIRE(stage.press("menu/companions/1"));
  CHECK(stage.use().preferences.settings().companions_ask);
  CHECK(parse_settings(settings_text(stage.use().preferences.settings())).companions_ask);
  test::Stage other(test::Stage::at_once());
  other.start("lotr_board", 3, 4);
  other.face_question();
  REQUIRE(other.press("menu"));
  CHECK_FALSE(other.scene().find("menu/companions/1"));
}

TEST_CASE("with step speed a proposal comes without being asked for the next step", "[companions]") {
  Settings s = asked_first();
  s.speed = Speed::step;
  test::Stage stage(s);
  begin(stage);
  for (int i = 0; i < 800 && !stage.scene().find("proposal/agree"); ++i) {
    LocalMatch& match = *stage.use().play.local();
    stage.settle();
    if (!match.bot_to_move() && !stage.press("go-on") && match.your_turn()) answer_for_nadia(match);
    // What is not a proposal is still stepped through.
    if (stage.scene().find("next") && !match.companions()->want_to_ask()) stage.press("next");
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    stage.wait(400);
    stage.frame();
  }
  REQUIRE(stage.scene().find("proposal/agree"));
  CHECK_FALSE(stage.scene().find("next"));
}

TEST_CASE("a listener of everything hears reasons, a listener of each move hears refusals", "[companions][voice]") {
  test::Stage stage(test::Stage::at_once());
  begin(stage, 5);
  bool full = false;
  for (int i = 0; i < 400 && !full; ++i) {
    stage.settle();
    LocalMatch& match = *stage.use().play.local();
    for (const ui::Announcement& a : stage.take_said()) {
      const bool names = a.words.starts_with("Oleg") || a.words.starts_with("Pia");
      full |= names && a.detail == ui::Detail::full && a.words.find(": ") != std::string::npos;
    }
    if (match.session().outcome().over) break;
    if (match.proposal()) stage.press("proposal/agree");
    if (!match.bot_to_move() && !stage.press("go-on") && match.your_turn()) answer_for_nadia(match);
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    stage.frame();
  }
  CHECK(full);
}

TEST_CASE("what companions propose, say and refuse fits every window at every size of text", "[companions][layout]") {
  test::Faults faults;
  for (const float scale : test::kScales)
    for (const std::string& language : test::spoken()) {
      test::Stage stage(test::scaled(scale, language));
      stage.size(1280, 800);
      begin(stage, 8);
      // They act first, so that their reasons stand in the strip and a refusal may wait; then they ask.
      for (const bool ask : {false, true}) {
        Settings s = stage.use().preferences.settings();
        s.companions_ask = ask;
        stage.use().preferences.change(s);
        for (int i = 0; i < (scale == 1 ? 6 : 3); ++i) {
          stage.size(1280, 800);
          if (!wait_for(stage, "proposal/agree")) break;
          test::look_everywhere(stage, faults, scale, std::string("a proposal, ") + language);
          stage.size(1280, 800);
          stage.settle();
          REQUIRE(stage.press("proposal/agree"));
        }
      }
      test::look_at_panel(stage, faults, scale, std::string("reasons, ") + language, "log/open");
      test::look_at_panel(stage, faults, scale, std::string("companions, ") + language, "menu");
    }
  faults.report();
}

TEST_CASE("what a companion says can be read before the next acts, and a tap continues at once", "[companions]") {
  Settings s = test::Stage::at_once();
  s.speed = Speed::normal;
  test::Stage stage(s);
  stage.size(390, 844);
  begin(stage, 5);
  double held = 0;
  bool tapped = false;
  for (int i = 0; i < 4000 && !tapped; ++i) {
    LocalMatch& match = *stage.use().play.local();
    REQUIRE_FALSE(match.session().outcome().over);
    stage.wait(50);
    stage.frame();
    if (match.proposal()) stage.press("proposal/agree");
    if (!match.bot_to_move() && !match.proposal() && !stage.press("go-on") && match.your_turn())
      answer_for_nadia(match);
    const auto* saying = stage.scene().find("saying");
    if (!saying || !match.bot_ready()) {
      held = 0;
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      continue;
    }
    held += 50;
    if (held < 700) continue;
    const auto ply = match.session().ply();
    stage.post({.kind = ui::Input::Kind::pointer_down, .at = {200, 400}});
    stage.post({.kind = ui::Input::Kind::pointer_up, .at = {200, 400}});
    for (int frame = 0; frame < 5 && match.session().ply() == ply; ++frame) stage.frame();
    tapped = match.session().ply() > ply;
  }
  CHECK(tapped);
}

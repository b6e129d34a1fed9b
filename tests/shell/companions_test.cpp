// Companions who ask before they act, at the match and at the table: agreed with, overruled, pressed to help, and kept
// out of the record until then.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <thread>

#include "ai/bot.h"
#include "rules/brain.h"
#include "rules/registry.h"
#include "session/save.h"
#include "shell/app/command_line.h"
#include "shell/app/screens/screens.h"
#include "shell/inspector.h"
#include "shell/puppet.h"
#include "shell/stage.h"

using namespace mathom;
using test::Puppet;

namespace {

SessionSetup fellowship(std::uint64_t seed, const std::string& options = "{}") {
  SessionSetup setup;
  setup.seed = seed;
  setup.config_text = "{\"seats\": 3, \"options\": " + options + "}";
  setup.seats = {{"Nadia", "", 0}, {"Oleg", "beginner", 0}, {"Pia", "beginner", 0}};
  for (std::size_t i = 1; i < 3; ++i) setup.seats[i].bot = "rules";
  return setup;
}

std::unique_ptr<Session> session(std::uint64_t seed = 3, const std::string& options = "{}") {
  Problems problems;
  auto s = Session::create(*find_game("lotr_board"), fellowship(seed, options), problems);
  REQUIRE(problems.text().empty());
  return s;
}

// The person plays as well as they do, so that the journey goes on.
void answer_for_nadia(Match& match) {
  View v = match.session().view(only(match.session().waiting_for()));
  const Decision d = v.decision;
  REQUIRE(match.choose(think(match.game(), std::move(v.seen), d, *find_bot_level("rules"), 7)) == Submit::ok);
}

// Until a companion proposes something that `wanted` likes; false: the game is over before.
template <class Wanted>
bool play_to_proposal(Match& match, Wanted wanted) {
  for (int guard = 0; guard < 3000 && !match.session().outcome().over; ++guard) {
    if (match.proposal()) {
      if (wanted(*match.proposal())) return true;
      REQUIRE(match.agree());
    } else if (match.bot_to_move()) {
      match.update(true, guard);
    } else {
      answer_for_nadia(match);
    }
  }
  return false;
}
const auto kAny = [](const Match::Proposal&) { return true; };

bool refuses_in(const Session& s) {
  const View v = s.view(only(s.waiting_for()));
  return std::any_of(v.decision.options.begin(), v.decision.options.end(),
                     [&](const Option& o) { return s.game().brain()->regard(v.seen, v.decision, o).refuses; });
}

}  // namespace

TEST_CASE("a companion who is to ask does nothing before somebody agrees", "[companions]") {
  Puppet bots;
  Match match(session(), bots);
  match.let_companions_ask(true);
  REQUIRE(play_to_proposal(match, kAny));
  const auto hash = match.session().state_hash();
  const auto ply = match.session().ply();
  const Match::Proposal asked = *match.proposal();
  CHECK(is_player(asked.seat));
  CHECK_FALSE(asked.act.empty());
  CHECK_FALSE(asked.reason.empty());
  for (int frame = 0; frame < 5; ++frame) CHECK_FALSE(match.update(true, 1000 + frame));
  CHECK(match.session().ply() == ply);
  CHECK(match.session().state_hash() == hash);
  REQUIRE(match.agree());
  CHECK(match.session().ply() > ply);
  CHECK(match.session().log()[ply].seat == asked.seat);
  CHECK_FALSE(match.proposal());
}

TEST_CASE("companions who act are not held up, and those who ask end in the same place when all is agreed to",
          "[companions]") {
  Puppet first, second;
  Match acts(session(), first), asks(session(), second);
  asks.let_companions_ask(true);
  int proposals = 0, refusals = 0;
  for (Match* match : {&acts, &asks})
    for (int guard = 0; match->session().ply() < 200 && guard < 4000; ++guard) {
      if (match->proposal()) {
        if (match == &acts) REQUIRE(match->proposal()->refuses);
        ++(match == &acts ? refusals : proposals);
        REQUIRE(match->agree());
      } else if (match->bot_to_move()) {
        match->update(true, guard);
      } else {
        answer_for_nadia(*match);
      }
    }
  CHECK(proposals > 20);
  CHECK(proposals > refusals);
  CHECK(acts.session().state_hash() == asks.session().state_hash());
}

TEST_CASE("something else names the next best each time, never one that was not wanted, and in the end the first again",
          "[companions]") {
  Puppet bots;
  Match match(session(), bots);
  match.let_companions_ask(true);
  const auto several = [&](const Match::Proposal&) {
    return match.session().view(only(match.session().waiting_for())).decision.options.size() > 4;
  };
  REQUIRE(play_to_proposal(match, several));
  const auto ply = match.session().ply();
  const Phrase first = match.proposal()->act;
  std::vector<Phrase> named;
  for (int i = 0; i < 40; ++i) {
    REQUIRE(match.proposal());
    if (i > 0 && match.proposal()->act == first) break;
    CHECK(std::find(named.begin(), named.end(), match.proposal()->act) == named.end());
    named.push_back(match.proposal()->act);
    match.something_else();
    CHECK_FALSE(match.proposal());
    REQUIRE(match.update(true, 100 + i));
    CHECK(match.session().ply() == ply);
  }
  CHECK(named.size() > 2);
  REQUIRE(match.proposal());
  CHECK(match.proposal()->act == first);
  // The second one is done when it is agreed to.
  match.something_else();
  REQUIRE(match.update(true, 500));
  REQUIRE(match.proposal()->act == named[1]);
  const std::string wanted = [&] {
    for (const Option& o : match.session().view(only(match.session().waiting_for())).decision.options)
      if (match.session().label(o) == named[1]) return match.session().token(o);
    return std::string();
  }();
  REQUIRE(match.agree());
  CHECK(match.session().log()[ply].token == wanted);
  CHECK(match.fallbacks() == 0);
}

TEST_CASE("moments at which a companion holds nothing pass without a question", "[companions]") {
  Puppet bots;
  Match match(session(9), bots);
  match.let_companions_ask(true);
  int passed = 0, asked = 0;
  for (int guard = 0; match.session().ply() < 400 && guard < 6000 && !match.session().outcome().over; ++guard) {
    const auto ply = match.session().ply();
    if (match.proposal()) {
      ++asked;
      REQUIRE(match.agree());
    } else if (match.bot_to_move()) {
      match.update(true, guard);
      if (match.session().ply() > ply && match.session().log()[ply].token == "pass") ++passed;
    } else {
      answer_for_nadia(match);
    }
  }
  INFO("ply " << match.session().ply());
  CHECK(asked > 20);
  CHECK(passed > 0);
}

TEST_CASE("a companion who acts but does not help can be pressed to, once", "[companions]") {
  int pressed = 0;
  for (std::uint64_t seed = 1; seed < 12 && pressed < 3; ++seed) {
    Puppet bots;
    Match match(session(seed), bots);
    if (!play_to_proposal(match, kAny)) continue;
    REQUIRE(match.proposal()->refuses);
    REQUIRE_FALSE(match.proposal()->reason.empty());
    const auto ply = match.session().ply();
    const SeatId who = match.proposal()->seat;
    REQUIRE(refuses_in(match.session()));
    match.something_else();
    REQUIRE(match.update(true, 77));
    // He does not ask again: it is done.
    REQUIRE(match.session().ply() > ply);
    CHECK(match.session().log()[ply].seat == who);
    CHECK(match.session().log()[ply].token != "refuse");
    CHECK(match.session().log()[ply].token != "no");
    CHECK(match.session().log()[ply].token != "give-up");
    ++pressed;
  }
  CHECK(pressed == 3);
}

TEST_CASE("where each plays for himself, and among companions alone, nobody asks", "[companions]") {
  Puppet bots;
  Match rivals(session(3, R"({"competitive": true})"), bots);
  rivals.let_companions_ask(true);
  CHECK_FALSE(rivals.has_companions());
  CHECK_FALSE(play_to_proposal(rivals, kAny));
  auto alone = session();
  alone->reseat(seat_at(0), {"Nadia", "rules", 0});
  Match watched(std::move(alone), bots);
  watched.let_companions_ask(true);
  CHECK_FALSE(watched.has_companions());
  for (int i = 0; i < 200 && !watched.session().outcome().over; ++i) {
    watched.update(true, i);
    REQUIRE_FALSE(watched.proposal());
  }
  CHECK(watched.session().ply() > 100);
}

TEST_CASE("where several people share the screen anybody agrees, the cards covered or not", "[companions]") {
  auto shared = session(4);
  shared->reseat(seat_at(1), {"Oleg", "", 1});
  Puppet bots;
  Match match(std::move(shared), bots);
  match.let_companions_ask(true);
  int covered = 0, open = 0;
  for (int guard = 0; guard < 4000 && (covered < 2 || open < 2) && !match.session().outcome().over; ++guard) {
    if (match.proposal()) {
      if (covered <= open)
        match.cover();
      else
        match.show_to(match.person() == 0 ? 1 : 0);
      ++(match.covered() ? covered : open);
      const auto ply = match.session().ply();
      REQUIRE(match.proposal());
      REQUIRE(match.agree());
      CHECK(match.session().log()[ply].seat == SeatId::s2);
    } else if (match.bot_to_move()) {
      match.update(true, guard);
    } else {
      match.show_to(*match.person_asked());
      answer_for_nadia(match);
    }
  }
  CHECK(covered >= 2);
  CHECK(open >= 2);
}

TEST_CASE("a proposal is in no save; whoever opens the game again is asked the same", "[companions]") {
  Puppet bots;
  Match match(session(), bots);
  match.let_companions_ask(true);
  REQUIRE(play_to_proposal(match, kAny));
  const Match::Proposal first = *match.proposal();
  match.something_else();
  REQUIRE(match.update(true, 5));
  LoadResult loaded = load_save(save_text(match.session()));
  REQUIRE(loaded.status == LoadStatus::ok);
  CHECK(loaded.session->ply() == match.session().ply());
  Puppet others;
  Match again(std::move(loaded.session), others);
  again.let_companions_ask(true);
  REQUIRE(play_to_proposal(again, kAny));
  CHECK(*again.proposal() == first);
  CHECK(again.session().ply() == match.session().ply());
}

TEST_CASE("undo goes back past a proposal, and what is agreed to afterwards can be undone too", "[companions]") {
  Puppet bots;
  Match match(session(), bots);
  match.let_companions_ask(true);
  REQUIRE(play_to_proposal(match, [&](const Match::Proposal&) { return match.can_undo(); }));
  const Match::Proposal first = *match.proposal();
  const auto ply = match.session().ply();
  REQUIRE(match.undo());
  CHECK_FALSE(match.proposal());
  CHECK(match.session().ply() < ply);
  REQUIRE(match.redo());
  CHECK(match.session().ply() == ply);
  REQUIRE(match.update(true, 9));
  CHECK(*match.proposal() == first);
  REQUIRE(match.agree());
  CHECK(match.can_undo());
}

TEST_CASE("a worker that names again what was not wanted is as good as dead, and the game goes on", "[companions]") {
  Puppet bots;
  Match match(session(), bots);
  match.let_companions_ask(true);
  REQUIRE(play_to_proposal(match, [&](const Match::Proposal&) {
    return match.session().view(only(match.session().waiting_for())).decision.options.size() > 4;
  }));
  const Phrase first = match.proposal()->act;
  bots.forgets_excluded = true;
  match.something_else();
  for (int i = 0; i < 50 && !match.proposal(); ++i) match.update(true, 20000 + i);
  REQUIRE(match.proposal());
  CHECK(match.proposal()->act != first);
  CHECK(match.fallbacks() == 1);
}

TEST_CASE("who ceases to be asked is not held up by what was proposed", "[companions]") {
  Puppet bots;
  Match match(session(), bots);
  match.let_companions_ask(true);
  REQUIRE(play_to_proposal(match, [](const Match::Proposal& p) { return !p.refuses; }));
  const auto ply = match.session().ply();
  match.let_companions_ask(false);
  for (int i = 0; i < 3 && match.session().ply() == ply && !match.proposal(); ++i) match.update(true, 30 + i);
  CHECK((match.session().ply() > ply || match.proposal()->refuses));
}

// --- at the table

namespace {

// The companions think on a thread of their own.
bool wait_for(test::Stage& stage, const char* id) {
  for (int i = 0; i < 600; ++i) {
    stage.settle();
    const auto* item = stage.scene().find(id);
    if (item && item->item.offered) return true;
    Match& match = *stage.app().match();
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
  REQUIRE(stage.app().start_match(*find_game("lotr_board"), fellowship(seed), problems));
  stage.app().push(table_screen());
  stage.frame();
}

}  // namespace

TEST_CASE("at the table a proposal says who, what and why, and is answered by touch and by keys", "[companions]") {
  test::Stage stage(asked_first());
  begin(stage);
  REQUIRE(wait_for(stage, "proposal/agree"));
  Match& match = *stage.app().match();
  const auto ply = match.session().ply();
  const std::string act = stage.scene().find("proposal/act")->item.name;
  CHECK(act.find(stage.app().seat_name(match.proposal()->seat)) != std::string::npos);
  CHECK(act.find(stage.app().say(match.proposal()->act)) != std::string::npos);
  REQUIRE(stage.scene().find("proposal/reason"));
  CHECK(stage.scene().find("proposal/reason")->item.name == stage.app().say(match.proposal()->reason));
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

TEST_CASE("at the table a companion who would rather not help says why, and does after all when he is asked to",
          "[companions]") {
  bool pressed = false;
  for (std::uint64_t seed = 1; seed < 12 && !pressed; ++seed) {
    test::Stage stage(test::Stage::at_once());
    begin(stage, seed);
    if (!wait_for(stage, "proposal/agree")) continue;
    Match& match = *stage.app().match();
    const auto ply = match.session().ply();
    const SeatId who = match.proposal()->seat;
    CHECK(stage.scene().find("proposal/agree")->item.name == stage.app().say("shell.proposal.very_well"));
    CHECK(stage.scene().find("proposal/reason")->item.name == stage.app().say(match.proposal()->reason));
    REQUIRE(stage.press(stage.app().say("shell.proposal.please")));
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

TEST_CASE("in the text view a proposal is answered by words and by numbers", "[companions][voice]") {
  test::Stage stage(asked_first());
  stage.in_words(true);
  stage.size(2400, 1800);
  begin(stage);
  REQUIRE(wait_for(stage, "proposal/agree"));
  Match& match = *stage.app().match();
  const auto ply = match.session().ply();
  const auto type = [&](const char* words) {
    const CommandReply reply = CommandLine(stage.app(), stage.scene()).answer(words);
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

TEST_CASE("the menu of a game with companions has the way they act, that of others has not", "[companions]") {
  test::Stage stage(test::Stage::at_once());
  begin(stage);
  stage.settle();
  REQUIRE(stage.press("menu"));
  REQUIRE(stage.scene().find("menu/companions/1"));
  REQUIRE(stage.press("menu/companions/1"));
  CHECK(stage.app().settings().companions_ask);
  CHECK(parse_settings(settings_text(stage.app().settings())).companions_ask);
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
    Match& match = *stage.app().match();
    stage.settle();
    if (!match.bot_to_move() && !stage.press("go-on") && match.your_turn()) answer_for_nadia(match);
    // What is no proposal is still stepped through.
    if (stage.scene().find("next") && !match.wants_to_ask()) stage.press("next");
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    stage.wait(400);
    stage.frame();
  }
  REQUIRE(stage.scene().find("proposal/agree"));
  CHECK_FALSE(stage.scene().find("next"));
}

TEST_CASE("reasons are heard by who wants to hear all, and a refusal by who hears each move", "[companions][voice]") {
  test::Stage stage(test::Stage::at_once());
  begin(stage, 5);
  bool full = false;
  for (int i = 0; i < 400 && !full; ++i) {
    stage.settle();
    Match& match = *stage.app().match();
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
    for (const char* language : {"en", "fr"}) {
      test::Stage stage(test::scaled(scale, language));
      stage.size(1280, 800);
      begin(stage, 8);
      // They act first, so that their reasons stand in the strip and a refusal may wait; then they ask.
      for (const bool ask : {false, true}) {
        Settings s = stage.app().settings();
        s.companions_ask = ask;
        stage.app().change_settings(s);
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

// What the table of French Tarot says of a trick, of what the taker needs and of a deal agrees with what lies there, in
// a lesson too.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "analysis/analysis.h"
#include "games/french_tarot/brain/hand.h"
#include "games/french_tarot/cards/cards.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/lessons/course.h"
#include "shell/screens/analysis/decision_words.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/set_up.h"
#include "shell/stage.h"

using namespace mathom;
using namespace mathom::test;

namespace {

constexpr std::string_view kTarot = "french_tarot";

std::size_t lesson_of(std::string_view game, std::string_view id) {
  const auto& all = course_of(game)->lessons;
  const auto it = std::find_if(all.begin(), all.end(), [&](const Lesson& l) { return l.id == id; });
  REQUIRE(it != all.end());
  return static_cast<std::size_t>(it - all.begin());
}

void open(Stage& stage, std::string_view game, std::string_view id) {
  begin_lesson(stage.use(), *find_game(game), lesson_of(game, id));
  stage.use().screens.push(table_screen());
  stage.settle();
}

void answer(Stage& stage, std::string_view token) {
  LocalMatch& match = *stage.use().play.local();
  const auto& options = match.view().decision.options;
  const auto it =
      std::find_if(options.begin(), options.end(), [&](const Option& o) { return match.token(o) == token; });
  REQUIRE(it != options.end());
  REQUIRE(match.choose(static_cast<std::uint64_t>(it - options.begin())) == Submit::ok);
  stage.settle();
}

std::string said(Stage& stage, std::string_view id) {
  const auto* p = stage.scene().find(id);
  return p ? p->item.name : std::string();
}

bool somewhere(Stage& stage, std::string_view words, std::string_view in = {}) {
  const auto& items = stage.scene().items();
  return std::any_of(items.begin(), items.end(), [&](const auto& p) {
    return p.item.id.starts_with(in) && p.item.name.find(words) != std::string::npos;
  });
}

int cards_of_trick(Stage& stage) {
  const auto& items = stage.scene().items();
  return static_cast<int>(
      std::count_if(items.begin(), items.end(), [](const auto& p) { return p.item.id.starts_with("trick/"); }));
}

}  // namespace

TEST_CASE("a trick has one number, in the header and in the log, while it lies there", "[french_tarot][lessons]") {
  Settings slow = Stage::at_once();
  slow.speed = Speed::normal;
  Stage stage(slow);
  open(stage, kTarot, "follow");  // twelve tricks have been played
  for (int i = 0; i < 100 && !stage.use().play.local()->your_turn(); ++i) stage.wait(200), stage.frame();
  for (int i = 0; i < 20; ++i) stage.wait(200), stage.frame();
  CHECK(said(stage, "title").starts_with("Trick 13"));
  CHECK(somewhere(stage, "Trick 13", "log/h"));
  LocalMatch& match = *stage.use().play.local();
  const auto& options = match.view().decision.options;
  const auto king = std::find_if(options.begin(), options.end(),
                                 [&](const Option& o) { return match.token(o) == "play heart-king"; });
  REQUIRE(match.choose(static_cast<std::uint64_t>(king - options.begin())) == Submit::ok);
  int whole = 0;
  for (int i = 0; i < 400 && !stage.scene().find("lesson/next"); ++i) {
    stage.wait(100), stage.frame();
    if (cards_of_trick(stage) < 4) continue;
    CHECK(said(stage, "title").starts_with("Trick 13"));
    ++whole;
  }
  CHECK(whole > 0);
  CHECK(stage.scene().find("lesson/next"));
}

TEST_CASE("what the taker needs counts the oudlers in the taker's own hand", "[french_tarot][lessons]") {
  Stage stage;
  open(stage, kTarot, "bid");
  answer(stage, "bid guard");
  CHECK(said(stage, "status").find("needs 36") != std::string::npos);
  CHECK(said(stage, "status").find("3 in hand") != std::string::npos);
}

TEST_CASE("a player who cannot see the taker's hand is told of the oudlers that have been won", "[french_tarot]") {
  Stage stage;
  open(stage, kTarot, "follow");  // Nadia is the taker
  CHECK(said(stage, "status").find("in hand") == std::string::npos);
}

TEST_CASE("a lesson's last words stay in view, and its account is of the deal that was played", "[lessons]") {
  Stage stage;
  open(stage, kTarot, "end");
  answer(stage, "play trump-21");
  answer(stage, "play trump-1");
  CHECK_FALSE(stage.scene().find("account/title"));
  REQUIRE(stage.scene().find("lesson/next"));
  REQUIRE(stage.press("scores"));
  REQUIRE(stage.scene().find("account/title"));
  CHECK(said(stage, "account/title").find("match") == std::string::npos);
  CHECK(said(stage, "account/deal-1").find("Guard") != std::string::npos);
  CHECK_FALSE(somewhere(stage, "Pass", "account/"));
  for (const char* id : {"account/again", "account/look", "account/swap", "account/how"})
    CHECK_FALSE(stage.scene().find(id));
  REQUIRE(stage.press("go-on"));
  CHECK(stage.press("lesson/next"));
}

TEST_CASE("nothing that follows a lesson is played inside it", "[lessons]") {
  int accounts = 0;
  for (const Game* game : taught_games()) {
    const Course* course = course_of(game->info().id);
    for (const Lesson& lesson : course->lessons) {
      CAPTURE(course->game, lesson.id);
      Stage stage;
      open(stage, course->game, lesson.id);
      if (!stage.press("scores")) continue;
      ++accounts;
      const auto ply = stage.use().play.local()->session().ply();
      if (const auto* next = stage.scene().find("go-on")) CHECK(next->item.name == "Close");
      CHECK_FALSE(stage.scene().find("account/again"));
      stage.press("go-on");
      CHECK(stage.use().play.local()->session().ply() == ply);
    }
  }
  CHECK(accounts > 0);
}

TEST_CASE("the analysis names the trick that a card was led to", "[french_tarot][analysis]") {
  Stage stage;
  SessionSetup setup;
  setup.seed = 5;
  setup.config_text = R"({"seats": 4})";
  for (const char* name : {"Ana", "Bo", "Cy", "Di"}) setup.seats.push_back({name, "", 0});
  Problems problems;
  auto session = Session::create(*find_game(kTarot), setup, problems);
  REQUIRE(session);
  LocalMatch match(std::move(session), no_bots());
  const Session* const s = &match.session();
  Chronicle log;
  int done = 0, leads = 0;
  for (int i = 0; i < 60 && s->waiting_for() != SeatId::none; ++i) {
    const SeatId seat = s->waiting_for();
    const std::uint32_t ply = s->ply();
    const std::size_t events = s->event_count();
    const bool lead = s->prompt().key == "french_tarot.ask.lead";
    const auto n = s->view(only(seat)).decision.options.size();
    REQUIRE(match.choose(s->prompt().key.find("bid") != std::string_view::npos ? n - 1 : 0) == Submit::ok);
    if (lead) {
      const auto record = record_of(*s, only(seat));
      log.follow(*record);
      Judgement j;
      j.ply = ply, j.seat = seat;
      const DecisionWords words = words_of(stage.use(), match, log, Analysis{}, j);
      CHECK(words.where.find("Trick " + std::to_string(done + 1)) != std::string::npos);
      ++leads;
    }
    for (const Event& e : s->events_for(kEveryone, events)) done += s->game().kind(e) == EventKind::closes;
  }
  CHECK(leads > 3);
}

TEST_CASE("a Major that may go to both piles asks for one, and neither is put forward", "[lotr_tarot]") {
  for (const auto& [w, h] : {std::pair{390.0f, 844.0f}, std::pair{1280.0f, 800.0f}}) {
    CAPTURE(w);
    Stage stage;
    stage.size(w, h);
    stage.start("lotr_tarot", 3, 5);
    LocalMatch& match = *stage.use().play.local();
    std::string both;
    for (int i = 0; i < 400 && both.empty() && match.session().waiting_for() != SeatId::none; ++i) {
      stage.face_question();
      std::vector<std::string> tokens;
      for (const Option& o : match.view().decision.options) tokens.push_back(match.token(o));
      for (const std::string& t : tokens)
        if (t.starts_with("ring ") && std::ranges::find(tokens, "play " + t.substr(5)) != tokens.end())
          both = t.substr(5);
      if (!both.empty()) break;
      if (const auto person = match.people().person_asked()) match.people().show_to(*person);
      REQUIRE(match.choose(0) == Submit::ok);
    }
    REQUIRE_FALSE(both.empty());
    REQUIRE(stage.press("hand/" + both));
    const auto item = [&](std::string_view id) {
      const auto* p = stage.scene().find(id);
      REQUIRE(p);
      CHECK(p->reachable());
      return p->item;
    };
    CHECK_FALSE(item("primary").primary);
    CHECK(item("prompt").name == stage.use().words.say("lotr_tarot.table.which_pile"));
    CHECK(item("pile/ring").offer == "ring " + both);
    CHECK(item("pile/journey").offer == "play " + both);
    CHECK_FALSE(item("to_ring").rect.overlaps(item("primary").rect));
    REQUIRE(stage.press("to_ring"));
    CHECK(match.session().log().back().token == "ring " + both);
  }
}

TEST_CASE("the plate says who has the most and the fewest Dark Points", "[lotr_tarot]") {
  Stage stage;
  stage.start("lotr_tarot", 4, 6);
  LocalMatch& match = *stage.use().play.local();
  bool seen = false;
  for (int i = 0; i < 120 && match.session().waiting_for() != SeatId::none; ++i) {
    stage.face_question();
    std::vector<int> dark;
    std::vector<std::string> words;
    for (int seat = 0; seat < 4; ++seat) {
      const auto* plate = stage.scene().find("seat/" + std::to_string(seat));
      REQUIRE(plate);
      words.push_back(plate->item.name);
      const std::size_t from = words.back().find("Dark Points: ");
      REQUIRE(from != std::string::npos);
      dark.push_back(std::stoi(words.back().substr(from + 13)));
    }
    const auto [least, most] = std::ranges::minmax(dark);
    for (std::size_t seat = 0; seat < 4; ++seat) {
      CHECK((words[seat].find("the most of all") != std::string::npos) == (most != least && dark[seat] == most));
      CHECK((words[seat].find("the fewest of all") != std::string::npos) == (most != least && dark[seat] == least));
    }
    seen = seen || most != least;
    if (const auto person = match.people().person_asked()) match.people().show_to(*person);
    REQUIRE(match.choose(0) == Submit::ok);
  }
  CHECK(seen);
}

TEST_CASE("a lifted Major is laid by a touch anywhere on the Ring's pile", "[lotr_tarot]") {
  for (const auto& [w, h] : {std::pair{390.0f, 844.0f}, std::pair{1280.0f, 800.0f}}) {
    Stage stage;
    stage.size(w, h);
    open(stage, "lotr_tarot", "ring");
    REQUIRE(stage.press("hand/lovers"));
    const auto* pile = stage.scene().find("pile/ring");
    REQUIRE(pile);
    CHECK(pile->item.offer == "ring lovers");
    REQUIRE(stage.press("pile/ring"));  // in its middle
    CHECK_FALSE(stage.scene().find("zoom/close"));
    CHECK(stage.scene().find("lesson/next"));
  }
}

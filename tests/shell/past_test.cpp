// Looking back on whole screens: the table as it was is what was seen then, and nothing more.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>

#include "rules/registry.h"
#include "shell/screens/screens.h"
#include "shell/screens/table/log_list.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/stage.h"

using namespace mathom;
using namespace mathom::test;

namespace {

// What of the cards lies there: places, cards, names.
std::set<std::string> seen(Stage& stage) {
  std::set<std::string> out;
  for (const auto& p : stage.scene().items())
    if (p.item.id.starts_with("hand/") || p.item.id.starts_with("trick/") || p.item.id.starts_with("seat/"))
      out.insert(p.item.id + " " + p.item.name);
  return out;
}

std::string name_of(Stage& stage, std::string_view id) {
  const auto* p = stage.scene().find(id);
  return p ? p->item.name : std::string();
}

// A line of the log that can be seen; empty: none can.
std::string a_line(Stage& stage) {
  for (const auto& p : stage.scene().items())
    if (p.item.id.starts_with("log/") && p.item.role == ui::Role::link && p.item.id.find('/', 4) == std::string::npos &&
        p.reachable())
      return p.item.id;
  return {};
}

void answer(Stage& stage) {
  const auto n = stage.use().play.local()->view().decision.options.size();
  const auto& s = stage.use().play.local()->session();
  const bool bids = s.token(stage.use().play.local()->view().decision.options.back()).starts_with("bid");
  REQUIRE(stage.use().play.local()->choose(bids ? n - 1 : 0) == Submit::ok);
}

// The same person in every seat: no cover falls.
void start_alone(Stage& stage, std::string_view game, const std::string& config) {
  SessionSetup setup;
  setup.seed = 5;
  setup.config_text = config;
  for (const char* name : {"Ana", "Bo", "Cy", "Di"}) setup.seats.push_back({name, "", 0});
  Problems problems;
  REQUIRE(stage.use().play.start(*find_game(game), setup, problems));
  stage.use().screens.push(table_screen());
  stage.frame();
}

void play_to_the_end(Stage& stage) {
  for (int i = 0; i < 20000 && !stage.use().play.local()->session().outcome().over; ++i) answer(stage);
  REQUIRE(stage.use().play.local()->session().outcome().over);
  for (int deal = 0; deal < 100; ++deal) {  // each has its account
    stage.settle();
    if (!stage.press("go-on")) return;
  }
}

}  // namespace

TEST_CASE("the table as it was shows what this person saw then, and back to now shows the game again", "[past]") {
  for (const char* game : {"french_tarot", "lotr_tarot"}) {
    Stage stage;
    stage.start(game, 4, 7);
    std::map<std::pair<int, std::uint32_t>, std::set<std::string>> then;
    int compared = 0;
    for (int i = 0; i < 60; ++i) {
      stage.face_question();
      LocalMatch& match = *stage.use().play.local();
      REQUIRE(match.your_turn());
      const int me = match.people().person();
      const auto now = seen(stage);
      for (const auto& [key, was] : then) {
        if (key.first != me || i % 6 != 0) continue;
        Chronicle log;
        log.follow(match);
        const auto lines = log.lines();
        for (std::size_t k = 0; k < lines.size(); ++k) {
          if (lines[k].ply != key.second || !stage.press("log/" + std::to_string(k))) continue;
          CHECK_FALSE(name_of(stage, "past/now").empty());
          auto shown = seen(stage);
          // Who is to act is said of the others; one's own question is not asked again.
          CHECK(std::count_if(shown.begin(), shown.end(), [](const auto& s) { return s.starts_with("hand/"); }) ==
                std::count_if(was.begin(), was.end(), [](const auto& s) { return s.starts_with("hand/"); }));
          for (const std::string& s : was)
            if (s.starts_with("hand/")) CHECK(shown.contains(s));
          ++compared;
          REQUIRE(stage.press("past/now"));
          CHECK(seen(stage) == now);
          break;
        }
      }
      then[{me, match.session().ply()}] = now;
      answer(stage);
    }
    CHECK(compared > 5);
  }
}

TEST_CASE("in the middle of a trick that trick is marked in the log, not the previous one", "[past]") {
  Stage stage;
  start_alone(stage, "french_tarot", R"({"seats": 4})");
  for (int i = 0; i < 60; ++i) answer(stage);
  stage.settle();
  Chronicle log;
  log.follow(*stage.use().play.local());
  // The first card of the second trick, and one within it.
  int looked = 0, in_trick = 0;
  const auto lines = log.lines();
  for (std::size_t i = 0; i < lines.size() && looked < 2; ++i) {
    in_trick = lines[i].kind == EventKind::trick && lines[i].section == 2 ? in_trick + 1 : 0;
    if (in_trick != 1 && in_trick != 3) continue;
    const std::string id = "log/" + std::to_string(i);
    REQUIRE(stage.press(id));
    REQUIRE(stage.scene().find("past/now"));
    std::vector<std::string> marked;
    for (const auto& p : stage.scene().items())
      if (p.item.id.starts_with("log/") && p.item.selected) marked.push_back(p.item.id);
    CHECK(marked == std::vector<std::string>{id});
    CHECK(name_of(stage, "title").find("Trick 2") != std::string::npos);
    REQUIRE(stage.press("past/now"));
    ++looked;
  }
  CHECK(looked == 2);
}

TEST_CASE("the strip steps through what others did and comes back to now", "[past]") {
  Stage stage;
  stage.start("french_tarot", 4, 7);
  for (int i = 0; i < 70; ++i) {
    stage.face_question();
    answer(stage);
  }
  stage.face_question();
  const auto now = seen(stage);
  REQUIRE(stage.scene().find("strip/back"));
  int back = 0;
  while (stage.scene().find("strip/back")->item.offered && back < 20) {
    REQUIRE(stage.press("strip/back"));
    ++back;
  }
  CHECK(back >= 3);  // the other three have played since
  CHECK(seen(stage) != now);
  CHECK(name_of(stage, "title").starts_with("Looking back: "));
  for (int i = 0; i < back; ++i) REQUIRE(stage.press("strip/on"));
  CHECK_FALSE(stage.scene().find("past/now"));
  CHECK(seen(stage) == now);
  Chronicle log;
  log.follow(*stage.use().play.local());
  const auto* last = stage.scene().find("log/" + std::to_string(log.lines().size() - 1));
  REQUIRE(last);
  CHECK(last->reachable());  // the log is back at its end
}

TEST_CASE("cards that others draw one after the other are one line of the log", "[past]") {
  Stage stage;
  stage.start("lotr_board", 3, 1);
  stage.settle();
  std::map<std::string, int> lines;
  for (const auto& p : stage.scene().items())
    if (p.item.id.starts_with("log/")) ++lines[p.item.name];
  const std::string bo = stage.use().words.seat_name(seat_at(1));
  CHECK(lines[bo + " draws a card."] == 0);
  CHECK(lines[bo + " draws a card. (6 times)"] == 1);
}

TEST_CASE("looking at a past table asks for no frame", "[past]") {
  Stage stage;
  start_alone(stage, "lotr_tarot", "{}");
  for (int i = 0; i < 30; ++i) answer(stage);
  stage.settle();
  REQUIRE(stage.press(a_line(stage)));
  REQUIRE(stage.scene().find("past/line"));
  CHECK(stage.settle());
}

TEST_CASE("when the cover falls, the look back is covered too", "[past]") {
  Stage stage;
  stage.start("french_tarot", 3, 2);
  for (int i = 0; i < 30; ++i) {
    stage.face_question();
    answer(stage);
  }
  stage.face_question();
  REQUIRE(stage.press(a_line(stage)));
  REQUIRE(stage.scene().find("past/now"));
  stage.app().hidden();
  stage.settle();
  CHECK_FALSE(stage.scene().find("past/now"));
  for (const auto& p : stage.scene().items()) CHECK_FALSE(p.item.id.starts_with("hand/"));
}

TEST_CASE("a running game of several people is watched again as an onlooker sees it", "[past]") {
  Stage stage;
  stage.start("french_tarot", 4, 2);
  for (int i = 0; i < 40; ++i) {
    stage.face_question();
    answer(stage);
  }
  stage.use().screens.push(replay_screen(stage.use(), stage.use().play.local()->record(kNobody)));
  stage.frame();
  stage.settle();
  REQUIRE(stage.scene().find("past/line"));
  for (int i = 0; i < 30; ++i) {
    for (const auto& p : stage.scene().items()) CHECK_FALSE(p.item.id.starts_with("hand/"));
    REQUIRE(stage.press("past/step_on"));
  }
  REQUIRE(stage.press("past/more"));
  CHECK_FALSE(stage.scene().find("past_panel/eyes/1"));
}

TEST_CASE("a finished game is watched from any seat, or with all cards open", "[past]") {
  Stage stage;
  start_alone(stage, "french_tarot", "{\"options\": {\"deals\": 1}}");
  play_to_the_end(stage);
  REQUIRE(stage.press("rewatch"));
  stage.settle();
  REQUIRE(stage.scene().find("past/line"));
  const auto hand = [&] {
    std::set<std::string> out;
    for (const std::string& s : seen(stage))
      if (s.starts_with("hand/")) out.insert(s);
    return out;
  };
  std::set<std::string> all;
  for (int seat = 0; seat < 4; ++seat) {
    REQUIRE(stage.press("past/more"));
    REQUIRE(stage.press("past_panel/eyes/" + std::to_string(seat)));
    const auto one = hand();
    CHECK(one.size() == 18);
    all.insert(one.begin(), one.end());
  }
  CHECK(all.size() == 72);
  REQUIRE(stage.press("past/more"));
  REQUIRE(stage.press("past_panel/eyes/4"));
  CHECK(hand().empty());
  REQUIRE(stage.press("past/more"));
  REQUIRE(stage.press("past_panel/eyes/5"));
  REQUIRE(stage.press("past/more"));
  REQUIRE(stage.press("past_panel/hands"));
  const std::string words = name_of(stage, "hands/2");
  CHECK(std::count(words.begin(), words.end(), ',') == 17);
}

TEST_CASE("playing on from the past begins another game with the same moves", "[past]") {
  Stage stage;
  start_alone(stage, "french_tarot", "{}");
  for (int i = 0; i < 30; ++i) answer(stage);
  stage.settle();
  const std::string whole = save_text(stage.use().play.local()->session());
  REQUIRE(stage.press(a_line(stage)));
  REQUIRE(stage.press("past/more"));
  REQUIRE(stage.press("past_panel/play_on"));
  stage.settle();
  const Session& branch = stage.use().play.local()->session();
  const LoadResult old = load_save(whole);
  REQUIRE(old.session);
  REQUIRE(branch.ply() < old.session->ply());
  CHECK(old.session->branch(branch.ply())->state_hash() == branch.state_hash());
  CHECK_FALSE(stage.scene().find("past/now"));
}

TEST_CASE("an undo that is refused says why", "[past]") {
  Stage stage;
  stage.start("french_tarot", 4, 2);
  stage.face_question();
  REQUIRE(stage.press("undo"));
  CHECK(name_of(stage, "notice") == stage.use().words.say("time.undo.nothing"));
  for (int i = 0; i < 4; ++i) {
    answer(stage);
    stage.face_question();
  }
  REQUIRE(stage.press("undo"));
  CHECK(name_of(stage, "notice") == stage.use().words.say("time.undo.others"));
}

TEST_CASE("a log of thousands of lines adds to the scene only what can be seen", "[past]") {
  Stage stage;
  start_alone(stage, "french_tarot", "{\"options\": {\"deals\": 30}}");
  play_to_the_end(stage);
  Chronicle log;
  log.follow(*stage.use().play.local());
  CHECK(log.lines().size() > 2000);
  CHECK(stage.scene().items().size() < 250);
  const std::string text = log_text(stage.use(), stage.use().play.local()->game(), log, {});
  CHECK(std::count(text.begin(), text.end(), '\n') > 2000);
  CHECK(text.find("Trick 18") != std::string::npos);
}

TEST_CASE("the filter of the log leaves what is asked for", "[past]") {
  Stage stage;
  start_alone(stage, "french_tarot", "{}");
  for (int i = 0; i < 40; ++i) answer(stage);
  stage.settle();
  REQUIRE(stage.press("log/open"));
  const auto lines = [&](std::string_view words) {
    int n = 0;
    for (const auto& p : stage.scene().items())
      n += p.item.id.starts_with("log_panel/log/") && p.item.name.find(words) != std::string::npos;
    return n;
  };
  CHECK(lines("plays the") > 0);
  REQUIRE(stage.press("What to show, Bids, points"));
  CHECK(lines("bids") + lines("passes") > 0);
  CHECK(lines("plays the") == 0);
  REQUIRE(stage.press("What to show, Cards"));
  CHECK(lines("bids") + lines("passes") == 0);
  CHECK(lines("plays the") > 0);
  REQUIRE(stage.press("Whose lines, Bo"));
  CHECK(lines("Ana plays the") == 0);
  CHECK(lines("Bo plays the") > 0);
}

// How a game was played, on whole screens: weighed while one waits, shown as a plot and as a table, kept, looked at and
// tried again.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <iterator>
#include <string>
#include <thread>
#include <utility>

#include "analysis/analysis.h"
#include "core/json.h"
#include "rules/registry.h"
#include "shell/inspector.h"
#include "shell/screens/screens.h"
#include "shell/services/keeping/kept_games.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/stage.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

namespace {

// One deal of French Tarot that is over, played by somebody who holds two seats and takes what comes first.
void play_a_deal(Stage& stage, std::uint64_t seed = 5) {
  SessionSetup setup;
  setup.seed = seed;
  setup.config_text = R"({"seats": 5, "options": {"deals": 1}})";
  setup.seats.assign(5, {"Bo", "beginner", 0});
  setup.seats[0] = {"Ana", "", 0};
  Problems problems;
  auto s = Session::create(*find_game("french_tarot"), setup, problems);
  REQUIRE(s);
  for (int bids = 0; s->waiting_for() != SeatId::none;) {
    const std::size_t n = s->view(only(s->waiting_for())).decision.options.size();
    const bool bid = s->prompt().key.find("bid") != std::string_view::npos;
    REQUIRE(s->submit(s->waiting_for(), bid && bids++ == 0 ? 1 : bid ? 0 : n / 2, s->ply()) == Submit::ok);
  }
  stage.use().play.play(std::move(s));
  stage.use().screens.push(table_screen());
  for (int i = 0; i < 20 && !stage.scene().find("account/how"); ++i) {
    stage.settle();
    if (!stage.scene().find("account/how")) stage.press("scores");
  }
}

void wait_for_analysis(Stage& stage) {
  for (int i = 0; i < 6000 && stage.scene().find("analysis/cancel"); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    stage.frame();
  }
  stage.settle();
  REQUIRE_FALSE(stage.scene().find("analysis/progress"));
}

// What was found of that deal is kept for the next test.
void open_analysis(Stage& stage) {
  static std::string kept;
  if (!kept.empty()) stage.use().play.local()->review()->keep_analyses(kept);
  REQUIRE(stage.press("account/how"));
  stage.settle();
  wait_for_analysis(stage);
  kept = stage.use().play.local()->session().analyses();
}

std::string said_of(Stage& stage, std::string_view id) {
  const auto* p = stage.scene().find(id);
  return p ? p->item.name + p->item.value_text : std::string();
}

bool bring_up(Stage& stage, const std::string& id) {
  for (int i = 0; i < 60; ++i) {
    const auto* p = stage.scene().find(id);
    if (p && p->reachable()) return true;
    stage.post({.kind = ui::Input::Kind::wheel, .at = {640, 500}, .by = {0, 120}});
    stage.frame();
    stage.settle();
  }
  return false;
}

}  // namespace

TEST_CASE("the program may end while an analysis is at work", "[analyst]") {
  Stage stage;
  play_a_deal(stage, 6);
  REQUIRE(stage.press("account/how"));
  stage.frame();
  stage.frame();
  CHECK(stage.scene().find("analysis/progress"));
}

TEST_CASE("the answers of a finished game are reviewed while the player waits, and kept with it", "[analyst]") {
  Stage stage;
  play_a_deal(stage);
  REQUIRE(stage.press("account/how"));
  stage.frame();
  stage.frame();
  REQUIRE(stage.scene().find("analysis/progress"));
  wait_for_analysis(stage);
  const auto* plot = stage.scene().find("analysis/plot");
  REQUIRE(plot);
  CHECK(plot->item.role == ui::Role::slider);
  CHECK(plot->item.high > 5);
  CHECK(stage.scene().find("analysis/luck"));
  CHECK(stage.scene().find("analysis/card/0/try"));
  CHECK(stage.scene().find("analysis/turn"));
  CHECK(stage.scene().find("analysis/theme/0"));
  Problems problems;
  const Session& record = stage.use().play.local()->session();
  const auto list = parse_json(record.analyses(), problems);
  REQUIRE(list);
  const auto found = analysis_from_json((*list)[0], problems);
  REQUIRE(found);
  CHECK(misfits(*found, record).empty());
  CHECK(found->seats == only(seat_at(0)));
  CHECK_FALSE(found->open);
  // It is there at once when the game is opened again.
  const std::string id = stage.use().play.id(), before = said_of(stage, "analysis/card/0/lost");
  stage.use().play.leave();
  stage.use().screens.restart();
  stage.settle();
  analyse_kept(stage.use(), id);
  stage.settle();
  CHECK_FALSE(stage.scene().find("analysis/progress"));
  CHECK(said_of(stage, "analysis/card/0/lost") == before);
}

TEST_CASE("a point of the plot is chosen by the arrow keys, by touch and by pointing at it", "[analyst]") {
  Stage stage;
  play_a_deal(stage);
  open_analysis(stage);
  const auto value = [&] { return stage.scene().find("analysis/plot")->item.value; };
  stage.scene().set_focus("analysis/plot");
  stage.key(ui::Key::home);
  stage.settle();
  CHECK(value() == 1);
  const std::string first = said_of(stage, "analysis/decision/head");
  stage.key(ui::Key::right);
  stage.settle();
  CHECK(value() == 2);
  CHECK(said_of(stage, "analysis/decision/head") != first);
  const ui::Rect r = stage.scene().find("analysis/plot")->item.rect;
  stage.post({.kind = ui::Input::Kind::pointer_move, .at = {r.x + 1, r.centre().y}});
  stage.settle();
  CHECK(said_of(stage, "analysis/decision/head") == first);
  CHECK(value() == 2);  // what is pointed at is only shown
  // A touch next to the curve, over the numbers too, chooses the point at that end.
  CHECK(r.x == stage.scene().find("analysis/legend")->item.rect.x);
  for (const auto& [x, wanted] :
       {std::pair{r.right() - 1, stage.scene().find("analysis/plot")->item.high}, {r.x + 1, 1.0f}}) {
    for (const auto kind : {ui::Input::Kind::pointer_down, ui::Input::Kind::pointer_up})
      stage.post({.kind = kind, .at = {x, r.centre().y}, .touch = true});
    stage.settle();
    CHECK(value() == wanted);
  }
}

TEST_CASE("a review can be cancelled and begun again", "[analyst]") {
  Stage stage;
  play_a_deal(stage);
  REQUIRE(stage.press("account/how"));
  stage.frame();
  stage.frame();
  REQUIRE(stage.press("analysis/cancel"));
  stage.settle();
  REQUIRE(stage.scene().find("analysis/begin"));
  CHECK(stage.settle());
  CHECK(stage.use().play.local()->session().analyses().empty());
  REQUIRE(stage.press("analysis/begin"));
  stage.frame();
  wait_for_analysis(stage);
  CHECK(stage.scene().find("analysis/plot"));
}

TEST_CASE("a costly choice can be looked at, and tried again as a game of its own", "[analyst]") {
  Stage stage;
  play_a_deal(stage);
  open_analysis(stage);
  Problems problems;
  const Session& record = stage.use().play.local()->session();
  const auto found = analysis_from_json((*parse_json(record.analyses(), problems))[0], problems);
  REQUIRE(found);
  const Judgement worst = costliest(of_seat(*found, seat_at(0)), 1).at(0);
  REQUIRE(bring_up(stage, "analysis/card/0/look"));
  REQUIRE(stage.press("analysis/card/0/look"));
  stage.settle();
  REQUIRE(stage.scene().find("past/line"));
  REQUIRE(stage.press("past/leave"));
  stage.settle();
  REQUIRE(bring_up(stage, "analysis/card/0/try"));
  const std::string old = stage.use().play.id();
  const std::uint64_t then = record.branch(worst.ply)->state_hash();
  const Seats seats = record.seats();
  REQUIRE(stage.press("analysis/card/0/try"));
  stage.settle();
  const Session& tried = stage.use().play.local()->session();
  CHECK(stage.use().play.id() != old);
  CHECK(tried.ply() == worst.ply);
  CHECK(tried.state_hash() == then);
  CHECK(tried.seats() == seats);
  CHECK(tried.analyses().empty());
  CHECK(stage.use().kept.shelf().find(old)->state == KeptGame::State::finished);
}

TEST_CASE("an analysis that does not fit is reported, and the answers are reviewed again", "[analyst]") {
  Stage stage;
  play_a_deal(stage);
  stage.use().play.local()->review()->keep_analyses(R"([{"format": 1, "of": "00"}])");
  REQUIRE(stage.press("account/how"));
  stage.frame();
  stage.frame();
  CHECK(said_of(stage, "notice") == stage.use().words.say("analysis.misfit"));
  wait_for_analysis(stage);
  Problems problems;
  const auto list = parse_json(stage.use().play.local()->session().analyses(), problems);
  REQUIRE(list);
  CHECK(analysis_from_json((*list)[0], problems));
}

TEST_CASE("with all cards open the screen says so", "[analyst]") {
  Stage stage;
  play_a_deal(stage);
  open_analysis(stage);
  CHECK_FALSE(stage.scene().find("analysis/open"));
  REQUIRE(stage.press("analysis/view/1"));
  stage.frame();
  wait_for_analysis(stage);
  CHECK(stage.scene().find("analysis/open"));
  Problems problems;
  const auto list = parse_json(stage.use().play.local()->session().analyses(), problems);
  REQUIRE(list);
  REQUIRE(list->size() == 2);
  CHECK(analysis_from_json((*list)[1], problems)->open);
  REQUIRE(stage.press("analysis/view/0"));
  stage.settle();
  CHECK_FALSE(stage.scene().find("analysis/progress"));
  CHECK_FALSE(stage.scene().find("analysis/open"));
}

TEST_CASE("in the text view the course is a table with a row for each answer", "[analyst]") {
  Stage stage;
  play_a_deal(stage);
  open_analysis(stage);
  CHECK_FALSE(stage.scene().find("analysis/table/head"));
  stage.in_words(true);
  stage.settle();
  const auto* head = stage.scene().find("analysis/table/head");
  REQUIRE(head);
  const auto cells = [](const std::string& row) { return std::count(row.begin(), row.end(), '\t'); };
  const auto n = static_cast<int>(stage.scene().find("analysis/plot")->item.high);
  const auto& items = stage.scene().items();
  const auto heading =
      std::find_if(items.begin(), items.end(), [](const auto& p) { return p.item.id == "analysis/course"; });
  REQUIRE(heading != items.end());
  CHECK(std::next(heading)->item.id == "analysis/plot");  // no heading with nothing under it
  // There is no curve to point at.
  CHECK(said_of(stage, "analysis/legend").starts_with("The slider goes from move to move"));
  for (int i = 0; i < n; ++i) {
    const auto* row = stage.scene().find("analysis/table/" + std::to_string(i));
    REQUIRE(row);
    CHECK(cells(row->item.name) == cells(head->item.name));
    CHECK(row->item.name.find("\tMove:") == std::string::npos);  // the column says it
    CHECK(row->item.name.find("\tBetter:") == std::string::npos);
  }
}

TEST_CASE("the analysis fits every window at every size of text", "[analyst][layout]") {
  Faults faults;
  for (const float scale : kScales)
    for (const std::string& language : spoken()) {
      Stage stage(scaled(scale, language));
      play_a_deal(stage);
      look_everywhere(stage, faults, scale, "result with the analysis");
      open_analysis(stage);
      look_everywhere(stage, faults, scale, "analysis");
    }
  faults.report();
}

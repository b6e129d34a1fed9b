// Positions of one's own games become exercises: kept, opened on the real table, answered, done.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "rules/registry.h"
#include "session/save.h"
#include "shell/inspector.h"
#include "shell/lessons/exercises.h"
#include "shell/screens/screens.h"
#include "shell/services/match/local_match.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/stage.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

namespace {

// A deal of French Tarot in which one of the first cards is said to have been a miss.
struct Missed {
  std::unique_ptr<Session> record;
  Analysis found;
};

Missed missed(int people = 1) {
  SessionSetup setup;
  setup.seed = 5;
  setup.config_text = R"({"seats": 3, "options": {"deals": 1}})";
  setup.seats = {{"Ana", "", 0}, {"Bo", people > 1 ? "" : "beginner", 1}, {"Cy", "beginner", 0}};
  Problems problems;
  Missed out;
  out.record = Session::create(*find_game("french_tarot"), setup, problems);
  REQUIRE(out.record);
  Session& s = *out.record;
  while (s.waiting_for() != SeatId::none) {
    const bool bid = s.prompt().key.find("bid") != std::string_view::npos;
    REQUIRE(s.submit(s.waiting_for(), bid ? 1 : 0, s.ply()) == Submit::ok);
  }
  out.found = {.of = s.state_hash(), .care = kUsualCare, .open = false, .seats = only(seat_at(0))};
  for (Weighable& w : weighable(s, only(seat_at(0)), 0, s.ply())) {
    if (w.then.decision.options.size() < 3) continue;
    Judgement j;
    j.ply = w.then.ply, j.seat = seat_at(0), j.chosen = w.chosen, j.best = w.chosen == 1 ? 2u : 1u;
    j.expected = {10, 2};
    j.lost = {static_cast<double>(20 - out.found.judged.size()), 3};
    j.worlds = 100, j.better = 80, j.worse = 10;
    j.options = {{j.best, {30, 2}}, {j.chosen, {10, 2}}};
    out.found.judged.push_back(j);
  }
  REQUIRE(out.found.judged.size() > 4);
  return out;
}

bool learn(Exercises& all, const Missed& m) { return all.learn(*record_of(*m.record, kNobody), m.found); }

std::string said(Stage& stage, std::string_view id) {
  const auto* p = stage.scene().find(id);
  return p ? p->item.name : std::string();
}

}  // namespace

TEST_CASE("the costliest clear misses become exercises, each once, and are read as they were kept", "[analyst]") {
  const Missed m = missed();
  Exercises all("");
  for (std::size_t i = 0; i < Exercises::kMostOfGame; ++i) CHECK(learn(all, m));
  CHECK_FALSE(learn(all, m));
  REQUIRE(all.all().size() == Exercises::kMostOfGame);
  CHECK(all.all()[0].judgement.ply == m.found.judged[0].ply);
  for (const Exercise& e : all.all()) {
    const LoadResult r = load_save(e.save);
    REQUIRE(r.status == LoadStatus::ok);
    CHECK(r.session->ply() == e.judgement.ply);
    CHECK(r.session->waiting_for() == seat_at(0));
  }
  all.mark_done(all.all()[1]);
  const Exercises again(all.text());
  CHECK(again.all() == all.all());
  CHECK(again.all()[1].done);
  CHECK(Exercises("{\"format\": 1, \"exercises\": [3, {}]}").all().empty());
}

TEST_CASE("what could not be known, and what others played too, does not become an exercise", "[analyst]") {
  Missed open = missed(), shared = missed(2);
  open.found.open = true;
  Exercises all("");
  CHECK_FALSE(learn(all, open));
  CHECK_FALSE(learn(all, shared));
}

TEST_CASE("an exercise is opened on the real table, takes no answer but speaks of each, and is done", "[analyst]") {
  Stage stage;
  const Missed m = missed();
  Exercises all("");
  while (learn(all, m)) {
  }
  keep_exercises(stage.use(), all);
  stage.use().screens.push(exercises_screen());
  stage.settle();
  REQUIRE(stage.press("exercise/0"));
  stage.settle();
  const Judgement& j = all.all()[0].judgement;
  LocalMatch& match = *stage.use().play.local();
  REQUIRE(match.your_turn());
  CHECK(match.session().ply() == j.ply);
  CHECK(said(stage, "exercise/words") == stage.use().words.say("exercises.ask"));
  CHECK(stage.use().play.id().empty());  // it is not kept among the games
  CHECK(match.choose(j.chosen) == Submit::illegal);
  stage.settle();
  // The first error keeps the answer back.
  const std::string best = stage.use().words.say(match.label(match.view().decision.options[j.best]));
  CHECK(said(stage, "exercise/words").find(best) == std::string::npos);
  CHECK_FALSE(stage.scene().find("exercise/next"));
  CHECK(match.choose(j.chosen) == Submit::illegal);
  stage.settle();
  const std::string same = said(stage, "exercise/words");
  CHECK(same.find("20") != std::string::npos);
  CHECK(same.find(best) != std::string::npos);
  CHECK(match.choose(j.best) == Submit::illegal);
  stage.settle();
  CHECK(said(stage, "exercise/words") != same);
  CHECK(match.session().ply() == j.ply);
  REQUIRE(stage.press("exercise/leave"));
  stage.settle();
  REQUIRE(stage.scene().find("exercise/0"));
  CHECK(stage.scene().find("exercise/0")->item.description == stage.use().words.say("exercises.done"));
  CHECK(stage.scene().find("exercise/1")->item.description.empty());
  CHECK_FALSE(stage.use().play.local());
}

TEST_CASE("an exercise that is over leads to the next one, until none is left", "[analyst]") {
  Stage stage;
  const Missed m = missed();
  Exercises all("");
  while (learn(all, m)) {
  }
  keep_exercises(stage.use(), all);
  stage.use().screens.push(exercises_screen());
  stage.settle();
  REQUIRE(stage.press("exercise/0"));
  stage.settle();
  for (std::size_t i = 0; i < all.all().size(); ++i) {
    const Judgement& j = all.all()[i].judgement;
    REQUIRE(stage.use().play.local());
    CHECK(stage.use().play.local()->session().ply() == j.ply);
    CHECK_FALSE(stage.scene().find("exercise/next"));
    stage.use().play.local()->choose(j.best);
    stage.settle();
    if (i + 1 == all.all().size()) break;
    REQUIRE(stage.press("exercise/next"));
    stage.settle();
  }
  CHECK_FALSE(stage.scene().find("exercise/next"));
  const Exercises kept = exercises_of(stage.use());
  for (const Exercise& e : kept.all()) CHECK(e.done);
}

TEST_CASE("the first screen leads to the exercises while any are left, and says how many", "[analyst]") {
  Stage stage;
  stage.settle();
  CHECK_FALSE(stage.scene().find("exercises"));
  const Missed m = missed();
  Exercises all("");
  while (learn(all, m)) {
  }
  all.mark_done(all.all()[0]);
  keep_exercises(stage.use(), all);
  stage.scene().want_frame();
  stage.settle();
  CHECK(said(stage, "exercises") == "Exercises (2)");
  REQUIRE(stage.bring("exercises"));  // more games push it below the window's edge
  REQUIRE(stage.press("exercises"));
  stage.settle();
  CHECK(stage.scene().find("exercise/2"));
  stage.use().screens.pop();
  for (std::size_t i = 1; i < all.all().size(); ++i) all.mark_done(all.all()[i]);
  keep_exercises(stage.use(), all);
  stage.scene().want_frame();
  stage.settle();
  CHECK_FALSE(stage.scene().find("exercises"));
}

TEST_CASE("the exercises fit every window at every size of text", "[analyst][layout]") {
  const Missed m = missed();
  Exercises all("");
  while (learn(all, m)) {
  }
  Faults faults;
  for (const float scale : kScales)
    for (const std::string& language : spoken()) {
      Stage stage(scaled(scale, language));
      keep_exercises(stage.use(), all);
      stage.settle();
      look_everywhere(stage, faults, scale, "the first screen with exercises");
      stage.use().screens.push(exercises_screen());
      stage.settle();
      look_everywhere(stage, faults, scale, "exercises");
      REQUIRE(stage.press("exercise/0"));
      stage.settle();
      look_everywhere(stage, faults, scale, "exercise");
      for (int error = 0; error < 2; ++error) stage.use().play.local()->choose(all.all()[0].judgement.chosen);
      stage.settle();
      look_everywhere(stage, faults, scale, "exercise, answered");
    }
  faults.report();
}

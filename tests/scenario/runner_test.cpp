// The runner of scenarios itself: what is wrong in a file, or does not hold, is said.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "proof/scenario.h"
#include "support/games.h"

using namespace mathom;

namespace {

// A scenario with one card in hand and these steps, and more members if wanted.
std::string scenario(const std::string& steps, const std::string& more = "") {
  return R"({"name":"n","rule":"1","game":"burrow","config":{"seats":2},)" + more +
         R"("arrange":{"hands":[["mole-1","carrot-2"],["owl-1"]],"deck":["carrot-3","carrot-1"],"lives":[1,2]},"steps":[)" +
         steps + "]}";
}

// The first fault; empty when it passes.
std::string fault(const std::string& text) {
  const ScenarioResult r = run_scenario(text, test::games_and_test_games());
  if (r.passed()) return {};
  return r.faults.empty() ? "not passed, and nothing said" : r.faults.front();
}

bool says(const std::string& text, std::string_view words) { return fault(text).find(words) != std::string::npos; }

}  // namespace

TEST_CASE("a scenario that holds passes", "[scenario]") {
  CHECK(fault(scenario(R"({"choose":"rest"},{"expect":{"asked":1}})")).empty());
}

TEST_CASE("a scenario that expects nothing fails", "[scenario]") {
  CHECK(says(scenario(R"({"choose":"rest"})"), "expects nothing"));
  CHECK(says(scenario(R"({"expect":{}})"), "must be an object that expects something"));
  CHECK(says(scenario(R"({"expect":{"facts":{}}})"), "facts"));
}

TEST_CASE("an unknown word in a scenario fails it", "[scenario]") {
  CHECK(says("[]", "must be an object"));
  CHECK(says(scenario(R"({"expect":{"asked":0}})", R"("colour":"red",)"), "/colour"));
  CHECK(says(scenario(R"({"expect":{"askd":0}})"), "nothing that can be expected"));
  CHECK(says(scenario(R"({"dance":1})"), "is not a step"));
  CHECK(says(scenario(R"({"auto":{"times":1,"to_end":true}})"), "when to stop"));
}

TEST_CASE("a failed expectation is reported with its step", "[scenario]") {
  CHECK(says(scenario(R"({"choose":"rest"},{"expect":{"asked":0}})"), "step 2: seat 1 is asked"));
  CHECK(says(scenario(R"({"seat":1,"choose":"rest"})"), "seat 1 is not asked"));
  CHECK(says(scenario(R"({"choose":"fly"})"), "is not offered"));
  CHECK(says(scenario(R"({"expect":{"offered":["fly"]}})"), "is not offered"));
  CHECK(says(scenario(R"({"expect":{"not_offered":["rest"]}})"), "is offered"));
  CHECK(says(scenario(R"({"expect":{"not_offered":["play owl-1"]}})"), "nothing is said against"));
  CHECK(says(scenario(R"({"expect":{"not_offered":[{"token":"play mole-1","rule":"9.9"}]}})"), "by rule 2.4"));
  CHECK(says(scenario(R"({"expect":{"not_offered":[{"token":"play mole-1","because":["owl-1"]}]}})"),
             "because of: mole-1"));
  CHECK(says(scenario(R"({"expect":{"not_offered":[{"token":"play mole-1","why":null}]}})"), "means something"));
  CHECK(says(scenario(R"({"expect":{"facts":{"lives":[2,2]}}})"), "/lives/0 is 1, not 2"));
  CHECK(says(scenario(R"({"expect":{"views":{"1":{"hands":[["mole-1"],["owl-1"]]}}}})"), "the view of 1"));
  CHECK(says(scenario(R"({"choose":"rest"},{"expect":{"events":[{"tell":"burrow.fox"}]}})"), "not met in order"));
  CHECK(says(scenario(R"({"choose":"rest"},{"expect":{"no_events":["burrow.drew"]}})"), "was told"));
  CHECK(says(scenario(R"({"choose":"rest"},{"expect":{"log":["play carrot-2"]}})"), "the last answers are: rest"));
  CHECK(says(scenario(R"({"no_undo":0},{"choose":"rest"},{"undo":0})"), "undo is not allowed"));
}

TEST_CASE("scripted luck that does not fit its question fails the scenario", "[scenario]") {
  const std::string night =
      R"({"auto":{"prefer":["rest"],"until_prompt":"burrow.ask.hide"}},{"all":["hide left","hide left"]},
                               {"expect":{"no_events":["burrow.out"]}})";
  CHECK(fault(scenario(night, R"("luck":["roll 2"],)")).empty());
  CHECK(says(scenario(night, R"("luck":["roll 3"],)"), "does not fit"));
  CHECK(says(scenario(night, R"("luck":["shuffle 0"],)"), "does not fit"));
}

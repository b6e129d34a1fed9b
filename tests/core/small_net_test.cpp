// A small net reads its weights, and nothing else.
#include "core/small_net.h"

#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <string>

#include "catalog/assets.h"
#include "core/json.h"
#include "games/french_tarot/brain/sight.h"
#include "games/french_tarot/cards/cards.h"

using namespace mathom;
using french_tarot::kCards, french_tarot::kInputs;

TEST_CASE("a file that is no net is refused and says where", "[small_net]") {
  const auto problem_of = [](const std::function<void(Json&)>& change) {
    Problems problems;
    Json j = *parse_json(std::string(asset("nets/french_tarot.json")), problems);
    REQUIRE(problems.empty());
    change(j);
    SmallNet::read(dump_json(j), kInputs, kCards, problems);
    return problems.empty() ? std::string() : problems.begin()->path;
  };
  CHECK(problem_of([](Json&) {}) == "");
  CHECK(problem_of([](Json& j) { j.erase("last"); }) == "last");
  CHECK(problem_of([](Json& j) { j["first"] = j["first"].get<std::string>().substr(1); }) == "first");
  CHECK(problem_of([](Json& j) { j["second"] = "\\" + j["second"].get<std::string>().substr(1); }) == "second");
  CHECK(problem_of([](Json& j) { j["first_bias"][0] = 4001; }) == "first_bias");
  CHECK(problem_of([](Json& j) { j["last_bias"].push_back(1); }) == "last_bias");
  CHECK(problem_of([](Json& j) { j["point"] = 0; }) == "point");
  Problems problems;
  SmallNet::read("", kInputs, kCards, problems);
  CHECK_FALSE(problems.empty());
}

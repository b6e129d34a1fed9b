// Two cards are winnowed at once: nobody else hears which of them was named first.
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "core/json.h"
#include "rules/event.h"
#include "rules/game.h"
#include "rules/registry.h"

using namespace mathom;

namespace {

class Heard final : public EventSink {
 public:
  void emit(const Event& e) override {
    if (heard(e, only(SeatId::s1))) all.push_back(as_seen(e, only(SeatId::s1)));
  }
  std::vector<Event> all;
};

// What the second seat hears while the first one winnows these two, in this order.
std::vector<Event> heard_of(const char* one, const char* two) {
  const Game& g = *find_game("war_of_the_ring");
  const StatePtr s = g.initial({{"seats", 4}});
  Problems problems;
  const Json hand = {"bilbo-baggins", "frodo-baggins", "village-militia", "riders-of-rohan-1"};
  g.arrange(
      *s, {{"places", {{"emyn-muil", Json::array()}}}, {"hands", {hand, Json::array(), Json::array(), Json::array()}}},
      problems);
  INFO(problems.text());
  REQUIRE(problems.empty());
  Heard heard;
  Decision d;
  for (const std::string& token :
       {std::string("winnow"), std::string("eliminate ") + one, std::string("eliminate ") + two}) {
    g.decision(*s, d);
    INFO(token);
    const int option = find_option(g, *s, d, token);
    REQUIRE(option >= 0);
    g.apply(*s, d, {static_cast<std::uint64_t>(option), {}}, &heard);
  }
  return heard.all;
}

}  // namespace

TEST_CASE("others do not hear which of two winnowed cards was named first", "[war_of_the_ring]") {
  const auto first = heard_of("bilbo-baggins", "village-militia");
  CHECK(first.size() >= 4);  // winnowed, one cycled in the open, one eliminated, one drawn
  CHECK(first == heard_of("village-militia", "bilbo-baggins"));
  CHECK(heard_of("bilbo-baggins", "frodo-baggins") == heard_of("frodo-baggins", "bilbo-baggins"));
}

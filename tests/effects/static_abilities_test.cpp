// Static abilities in force: whose conditions hold, and when they are asked again.
#include "effects/run/static_abilities.h"

#include <catch2/catch_test_macros.hpp>

#include "support/toy_table.h"

using namespace mathom;

namespace {

toy::Table table() {
  return toy::Table({R"([{"give": [{"mod": "points", "n": 2}, {"mod": "sight"}]}])",
                     R"([{"while": [{"is": "dry"}], "give": [{"mod": "points", "n": 5}]}])",
                     R"([{"while": [{"is": "paired"}], "give": [{"mod": "points", "n": 30}]}])"});
}
int points(const toy::Table& t) {
  int n = 0;
  effects::each_in_force(t, toy::kPoints, [&](int, const effects::Op& op, const Frame&) { n += op.arg[0]; });
  return n;
}

}  // namespace

TEST_CASE("a static ability is in force while its card is in play and its conditions hold", "[effects]") {
  toy::Table t = table();
  CHECK(points(t) == 0);
  t.lying.insert(0);
  t.lying.insert(1);
  t.known.forget();
  CHECK(points(t) == 2);
  t.dry[1] = true;
  t.known.forget();
  CHECK(points(t) == 7);
}

TEST_CASE("modifiers are evaluated once until something changes", "[effects]") {
  toy::Table t = table();
  t.lying.insert(1);
  t.dry[1] = true;
  CHECK(points(t) == 5);
  CHECK(points(t) == 5);
  CHECK(t.asked == 1);
  t.dry[1] = false;
  t.known.forget();
  CHECK(points(t) == 0);
  CHECK(t.asked == 2);
}

TEST_CASE("when only conditions may have changed, modifiers without conditions stay in force", "[effects]") {
  toy::Table t = table();
  for (const int card : {0, 1}) t.lying.insert(card);
  t.dry[1] = true;
  CHECK(points(t) == 7);
  t.dry[1] = false;
  t.known.ask_again();
  CHECK(points(t) == 2);
  CHECK(t.asked == 2);
  t.dry[1] = true;
  t.known.ask_again();
  CHECK(points(t) == 7);
  t.lying.erase(0);  // not seen by those who only ask again
  t.known.ask_again();
  CHECK(points(t) == 7);
  t.known.forget();
  CHECK(points(t) == 5);
}

TEST_CASE("unwanted modifiers are skipped without evaluation", "[effects]") {
  toy::Table t = table();
  for (const int card : {0, 1, 2}) t.lying.insert(card);
  t.dry[1] = true;
  const int source_before = t.source;
  int n = 0;
  const auto of_one = [&](int source, const effects::Op&) {
    CHECK(t.source == source_before);
    return source == 1;
  };
  effects::each_in_force(t, toy::kPoints, of_one, [&](int, const effects::Op& op, const Frame&) { n += op.arg[0]; });
  CHECK(n == 5);
}

TEST_CASE("a condition that depends on the question is evaluated each time", "[effects]") {
  toy::Table t = table();
  t.lying.insert(2);
  CHECK(points(t) == 0);
  t.pair = 2;
  CHECK(points(t) == 30);
  t.pair = 1;
  CHECK(points(t) == 0);
}

TEST_CASE("questions are about the giving card's text while its modifier is evaluated", "[effects]") {
  toy::Table t = table();
  t.lying.insert(0);
  t.source = 6;
  effects::each_in_force(t, toy::kSight, [&](int source, const effects::Op&, const Frame&) {
    CHECK(source == 0);
    CHECK(t.source == 0);
  });
  CHECK(t.source == 6);
}

TEST_CASE("a card's own text may be evaluated outside play", "[effects]") {
  toy::Table t = table();
  int n = 0;
  effects::each_modifier_of(t, 0, toy::kPoints, [&](const effects::Op& op, const Frame&) { n += op.arg[0]; });
  CHECK(n == 2);
  effects::each_modifier_of(t, 1, toy::kPoints, [&](const effects::Op& op, const Frame&) { n += op.arg[0]; });
  CHECK(n == 2);
}

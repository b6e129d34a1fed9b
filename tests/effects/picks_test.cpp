// Steps that let a player choose cards: when they ask, when they go on by themselves, and when they end.
#include "effects/run/picks.h"

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "core/bitset.h"

using namespace mathom;
using namespace mathom::effects;

namespace {

using Set = BitSet<16>;

Set of(std::initializer_list<int> all) {
  Set out;
  for (const int n : all) out.insert(n);
  return out;
}
Answer naming(int card) { return {.subject = static_cast<CardId>(card)}; }

// A step that takes cards out of a set. `answers` are given one after the other, as often as it asks.
struct Step {
  Set left;
  Picking how;
  Frame f{};
  int asked = 0;

  std::vector<int> run(int n, std::vector<Answer> answers = {}) {
    how.most = how.most == 0 ? 16 : how.most;
    begin_picks(f, n);
    std::vector<int> taken;
    for (;;) {
      int card = -1;
      switch (next_pick(f, how, [&] { return left; }, target_in, card)) {
        case Pick::done: return taken;
        case Pick::one:
          left.erase(card);
          taken.push_back(card);
          break;
        case Pick::ask:
          if (asked == static_cast<int>(answers.size())) return taken;
          f.answer = answers[static_cast<std::size_t>(asked++)];
      }
    }
  }
};

}  // namespace

TEST_CASE("a step about one target takes the only one without asking, and asks if there are several", "[effects]") {
  Frame f;
  int target = -1;
  CHECK(pick_one(f, [] { return of({}); }, target) == Pick::done);
  REQUIRE(pick_one(f, [] { return of({7}); }, target) == Pick::one);
  CHECK(target == 7);
  REQUIRE(pick_one(f, [] { return of({3, 9}); }, target) == Pick::ask);
  f.answer = {.object = static_cast<CardId>(9)};
  REQUIRE(pick_one(f, [] { return of({3, 9}); }, target) == Pick::one);
  CHECK(target == 9);
}

TEST_CASE("cards are asked for one by one until no choice is left", "[effects]") {
  Step step{of({1, 2, 3}), {}};
  CHECK(step.run(3, {naming(2), naming(3)}) == std::vector<int>{2, 3, 1});
  CHECK(step.asked == 2);
}

TEST_CASE("nobody is asked if all targets are meant", "[effects]") {
  Step step{of({1, 2, 3}), {}};
  CHECK(step.run(kAll) == std::vector<int>{1, 2, 3});
  CHECK(step.asked == 0);
}

TEST_CASE("if fewer are allowed, a single card is asked for too, and the player may stop", "[effects]") {
  Step step{of({1, 2}), {.up_to = true}};
  CHECK(step.run(2, {naming(1), Answer{}}) == std::vector<int>{1});
  CHECK(step.asked == 2);
}

TEST_CASE("if only the player knows the candidates, an empty search asks too", "[effects]") {
  Step step{of({}), {.secret = true}};
  CHECK(step.run(1, {Answer{}}).empty());
  CHECK(step.asked == 1);
}

TEST_CASE("no more cards are taken than the limit, however many are asked for", "[effects]") {
  Step step{of({1, 2, 3}), {.most = 1}};
  CHECK(step.run(kAll) == std::vector<int>{1});
}

TEST_CASE("a question says how many are meant and how many have been picked", "[effects]") {
  Frame f;
  begin_picks(f, 3);
  f.local[kA] = 2, f.local[kB] = 1;
  Decision d;
  ask_for_picks(f, true, d);
  CHECK((d.picked == 1 && d.min == 0 && d.max == 3));
  ask_for_picks(f, false, d);
  CHECK(d.min == 3);
}

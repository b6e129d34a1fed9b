// What a hint tells besides its ranking: facts that speak for the best answer, and the picks that go with it.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <set>

#include "ai/advice.h"
#include "games/french_tarot/state/phases.h"
#include "rules/registry.h"
#include "rules/view.h"
#include "session/session.h"
#include "support/each_game.h"
#include "support/games.h"

using namespace mathom;

namespace {

BotLevel quick_club() {
  BotLevel level = *find_bot_level("club");
  level.playouts = 60;
  return level;
}

// Calls look() for each question of a game that is answered by rules of thumb, as long as it returns true.
void each_question(const Game& game, std::uint64_t seed, const std::function<bool(const Session&, View)>& look) {
  SessionSetup setup;
  setup.seed = seed;
  Problems problems;
  const auto s = Session::create(game, setup, problems);
  REQUIRE(s);
  while (s->waiting_for() != SeatId::none) {
    const SeatId seat = s->waiting_for();
    if (!look(*s, s->view(only(seat)))) return;
    View v = s->view(only(seat));
    s->submit(seat, think(game, std::move(v.seen), v.decision, *find_bot_level("rules"), s->thinking_seed()), v.ply);
  }
}

Advice advised(const Game& game, View v, const BotLevel& level, int slice = 1 << 20) {
  Adviser adviser(game, std::move(v.seen), v.decision, level, 11, 40);
  while (!adviser.step(slice)) {
  }
  return adviser.advice();
}

void ranks_as_bots_do(const test::Share& share) {
  const Game& game = test::game_named(share.game);
  int seen = 0;
  each_question(game, 3, [&](const Session& s, View v) {
    const BotLevel level = quick_club();
    const SeatId seat = v.decision.seat;
    Thinker thinker(game, s.view(only(seat)).seen, v.decision, level, 11);
    while (!thinker.step(1 << 20)) {
    }
    if (thinker.ranking().size() < 2) return true;
    CHECK(advised(game, std::move(v), level).ranking == thinker.ranking());
    return ++seen < 6;
  });
  CHECK((seen > 0 || !game.brain()));
}

// Each fact speaks for the best answer, in as many worlds as it says.
void facts_speak_for_the_best(const test::Share& share) {
  const Game& game = test::game_named(share.game);
  int told = 0, asked = 0;
  for (std::uint64_t seed = 1; seed < 6 && told < 3; ++seed)
    each_question(game, seed, [&](const Session&, View v) {
      if (v.decision.options.size() < 2) return true;
      const Advice advice = advised(game, std::move(v), quick_club());
      if (advice.ranking.front().tries == 0) return true;
      for (const Because& b : advice.because) {
        CHECK(advice.worlds == 40);
        CHECK((b.fact.good ? b.here > b.there : b.here < b.there));
        CHECK(std::max(b.here, b.there) <= advice.worlds);
        CHECK(b.other != advice.ranking.front().option);
      }
      told += !advice.because.empty();
      return told < 3 && ++asked % 60 != 0;
    });
  CHECK((told > 0 || !game.brain()));
}

const int kRegistered = test::for_each_game("what a hint tells besides changes no answer", "[advice]",
                                            test::Games::of_the_program, 1, ranks_as_bots_do) +
                        test::for_each_game("a hint tells only facts that speak for the best answer", "[advice]",
                                            test::Games::of_the_program, 1, facts_speak_for_the_best);

}  // namespace

TEST_CASE("each game has its tests of advice", "[advice]") { CHECK(kRegistered >= 10); }

TEST_CASE("at the dog a hint names all the cards to lay aside", "[advice][french_tarot]") {
  const Game& game = *find_game("french_tarot");
  int dogs = 0;
  for (std::uint64_t seed = 1; seed < 30 && dogs < 2; ++seed)
    each_question(game, seed, [&](const Session&, View v) {
      if (static_cast<french_tarot::Question>(v.decision.why) != french_tarot::Question::discard) return true;
      ++dogs;
      const Decision d = v.decision;
      BotLevel level = *find_bot_level("master");
      level.playouts = 40;
      const Advice advice = advised(game, std::move(v), level);
      std::set<Option> cards{d.options[advice.ranking.front().option]};
      cards.insert(advice.then.begin(), advice.then.end());
      CHECK(cards.size() == d.max);
      for (const Option& o : cards) CHECK(std::find(d.options.begin(), d.options.end(), o) != d.options.end());
      return false;
    });
  CHECK(dogs == 2);
}

TEST_CASE("advice is the same in any slices", "[advice]") {
  const Game& game = *find_game("french_tarot");
  int seen = 0;
  each_question(game, 2, [&](const Session& s, View v) {
    const SeatId seat = v.decision.seat;
    const Advice whole = advised(game, s.view(only(seat)), quick_club());
    if (whole.because.empty()) return true;
    CHECK(advised(game, std::move(v), quick_club(), 1) == whole);
    return ++seen < 2;
  });
  CHECK(seen == 2);
}

// Conformance of every game of the program, and of the test-only game.
#include "proof/conformance.h"

#include <catch2/catch_test_macros.hpp>
#include "proof/random_play.h"
#include "proof/secrecy.h"
#include "support/each_game.h"
#include "support/games.h"

using namespace mathom;
using test::Share;

namespace {

// The configs of a share's game that are in its part.
template <class F>
void for_each_config(const Share& share, F f) {
  const Game& game = test::game_named(share.game);
  int n = 0;
  for (const auto& config : proof_configs(game))
    if (share.has(n++)) f(game, config);
}

void keep_promises(const Share& share) {
  for_each_config(share, [](const Game& game, const Json& config) {
    Findings findings;
    Tally all;
    for (std::uint64_t seed = 1; seed <= test::amount(6); ++seed)
      all.add(prove_conformance({game, config, seed}, findings));
    INFO(findings.text());
    CHECK(findings.empty());
    CHECK(all.games == test::amount(6));
    CHECK(all.decisions > all.games);
  });
}

void end_soundly(const Share& share) {
  for_each_config(share, [](const Game& game, const Json& config) {
    Findings findings;
    for (std::uint64_t seed = 1; seed <= test::amount(2000); ++seed)
      prove_conformance({game, config, seed, false}, findings);
    INFO(findings.text());
    CHECK(findings.empty());
  });
}

void hold_a_session(const Share& share) {
  for_each_config(share, [](const Game& game, const Json& config) {
    Findings findings;
    for (std::uint64_t seed = 1; seed <= test::amount(6); ++seed) prove_session({game, config, seed, false}, findings);
    INFO(findings.text());
    CHECK(findings.empty());
  });
}

TEST_CASE("a match of hundreds of deals is proved to its end", "[conformance][french_tarot]") {
  const Game& game = test::game_named("french_tarot");
  const Trial trial{.game = game,
                    .config_text = R"({"seats": 4, "options": {"deals": 260}})",
                    .seed = 1,
                    .thorough = false,
                    .words = false};
  Findings findings;
  const Tally all = prove_conformance(trial, findings);
  INFO(findings.text());
  CHECK(findings.empty());
  CHECK(all.games == 1);
  CHECK(all.decisions > game.info().most_answers);
}

TEST_CASE("a game that hears wishes passes conformance and secrecy while seats have wishes", "[conformance][secrecy]") {
  int hear = 0;
  for (const Game* game : test::games_and_test_games()) {
    if (!game->info().hears_wishes) continue;
    ++hear;
    Findings findings;
    for (const std::string& config : proof_configs(*game))
      for (std::uint64_t seed = 1; seed <= test::amount(2); ++seed) {
        const Trial trial{.game = *game, .config_text = config, .seed = seed, .thorough = false, .wishes = true};
        prove_conformance(trial, findings);
        prove_session(trial, findings);
        prove_secrecy(trial, findings);
      }
    INFO(findings.text());
    CHECK(findings.empty());
  }
  CHECK(hear > 0);
}

const int kRegistered = test::for_each_game("every game keeps what it promises, at every decision", "[conformance]",
                                            test::Games::and_test_games, 2, keep_promises) +
                        test::for_each_game("thousands of random games of every seat count and rule set end soundly",
                                            "[conformance][long]", test::Games::and_test_games, 4, end_soundly) +
                        test::for_each_game("a session around every game undoes, redoes, branches, saves and refuses",
                                            "[conformance][session]", test::Games::and_test_games, 2, hold_a_session);

}  // namespace

TEST_CASE("each game has its tests of conformance", "[conformance]") { CHECK(kRegistered >= 40); }

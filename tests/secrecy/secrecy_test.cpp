// Secrecy of every game of the program, and of the test-only game.
#include "proof/secrecy.h"

#include <catch2/catch_test_macros.hpp>
#include "proof/random_play.h"
#include "support/games.h"

using namespace mathom;

TEST_CASE("no game tells a seat what it was not shown", "[secrecy]") {
  for (const Game* game : test::games_and_test_games()) {
    for (const auto& config : proof_configs(*game)) {
      Findings findings;
      Tally all;
      for (std::uint64_t seed = 1; seed <= test::amount(4); ++seed)
        all.add(prove_secrecy({*game, config, seed, false}, findings));
      INFO(findings.text());
      CHECK(findings.empty());
      CHECK(all.decisions > all.games);
    }
  }
}

TEST_CASE("no game tells a seat what it was not shown: every question, every viewer", "[secrecy][long]") {
  for (const Game* game : test::games_and_test_games()) {
    for (const auto& config : proof_configs(*game)) {
      Findings findings;
      prove_secrecy({*game, config, 1}, findings);
      INFO(findings.text());
      CHECK(findings.empty());
    }
  }
}

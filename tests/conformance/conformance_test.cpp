// Conformance of every game of the program, and of the test-only game.
#include <cstdlib>

#include <catch2/catch_test_macros.hpp>
#include "proof/conformance.h"
#include "proof/random_play.h"
#include "support/games.h"

using namespace mathom;

TEST_CASE("every game keeps what it promises, at every decision", "[conformance]") {
  for (const Game* game : test::games_and_test_games()) {
    for (const auto& config : proof_configs(*game)) {
      Findings findings;
      Tally all;
      for (std::uint64_t seed = 1; seed <= test::amount(6); ++seed)
        all.add(prove_conformance({*game, config, seed}, findings));
      INFO(findings.text());
      CHECK(findings.empty());
      CHECK(all.games == test::amount(6));
      CHECK(all.decisions > all.games);
    }
  }
}

TEST_CASE("thousands of random games of every game, seat count and rule set end soundly", "[conformance][long]") {
  for (const Game* game : test::games_and_test_games()) {
    for (const auto& config : proof_configs(*game)) {
      Findings findings;
      for (std::uint64_t seed = 1; seed <= test::amount(2000); ++seed)
        prove_conformance({*game, config, seed, false}, findings);
      INFO(findings.text());
      CHECK(findings.empty());
    }
  }
}

TEST_CASE("a session around every game undoes, redoes, branches, saves and refuses", "[conformance][session]") {
  for (const Game* game : test::games_and_test_games()) {
    for (const auto& config : proof_configs(*game)) {
      Findings findings;
      for (std::uint64_t seed = 1; seed <= test::amount(6); ++seed)
        prove_session({*game, config, seed, false}, findings);
      INFO(findings.text());
      CHECK(findings.empty());
    }
  }
}

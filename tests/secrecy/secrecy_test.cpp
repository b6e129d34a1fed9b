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
      all.add(prove_secrecy({*game, config, 1}, findings));
      for (std::uint64_t seed = 2; seed <= 1 + test::amount(20); ++seed)
        all.add(prove_secrecy({*game, config, seed, false}, findings));
      INFO(findings.text());
      CHECK(findings.empty());
      CHECK(all.decisions > all.games);
    }
  }
}

// Secrecy of every game of the program, and of the test-only game.
#include "proof/secrecy.h"

#include <catch2/catch_test_macros.hpp>
#include "proof/random_play.h"
#include "support/each_game.h"
#include "support/games.h"

using namespace mathom;
using test::Share;

namespace {

void keep_secrets(const Share& share) {
  const Game& game = test::game_named(share.game);
  int n = 0;
  for (const auto& config : proof_configs(game)) {
    if (!share.has(n++)) continue;
    Findings findings;
    Tally all;
    for (std::uint64_t seed = 1; seed <= test::amount(4); ++seed)
      all.add(prove_secrecy({game, config, seed, false}, findings));
    INFO(findings.text());
    CHECK(findings.empty());
    CHECK(all.decisions > all.games);
  }
}

void keep_secrets_from_all(const Share& share) {
  const Game& game = test::game_named(share.game);
  int n = 0;
  for (const auto& config : proof_configs(game)) {
    if (!share.has(n++)) continue;
    Findings findings;
    prove_secrecy({game, config, 1}, findings);
    INFO(findings.text());
    CHECK(findings.empty());
  }
}

const int kRegistered = test::for_each_game("no game tells a seat what it was not shown", "[secrecy]",
                                            test::Games::and_test_games, 4, keep_secrets) +
                        test::for_each_game("no game tells a seat what it was not shown: every question, every viewer",
                                            "[secrecy][long]", test::Games::and_test_games, 8, keep_secrets_from_all);

}  // namespace

TEST_CASE("each game has its tests of secrecy", "[secrecy]") { CHECK(kRegistered >= 60); }

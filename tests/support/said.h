// Every sentence that a game speaks in random games, for tests of its words.
#pragma once
#include <cstdint>

#include "proof/conformance.h"
#include "proof/random_play.h"
#include "support/games.h"

namespace mathom::test {

inline Tally said_by(const Game& game) {
  Tally tally;
  Findings findings;
  for (const auto& config : proof_configs(game))
    for (std::uint64_t seed = 1; seed <= amount(12); ++seed)
      tally.add(prove_conformance({game, config, seed, false}, findings));
  return tally;
}

}  // namespace mathom::test

#pragma once
// The answer of a search by any brain, for tests and benches that have no level for it.
#include <cstdint>
#include <vector>

#include "ai/world_search.h"
#include "rules/brain.h"
#include "rules/game.h"

namespace mathom::test {

// By rules of thumb where the brain does not think the question worth playouts. `truth`: the one world that is searched, in place of
// sampled ones. `ahead`: later answers are searched too, where the brain has foresight.
inline std::uint64_t searched(const Game& game, const Brain& brain, const Observation& seen, const Decision& d,
                              int playouts, Rng& rng, const State* truth = nullptr, bool ahead = false) {
  const std::uint64_t thumb = brain.judge(seen, d, rng, 0).value;
  if (d.options.size() < 2 || !brain.worth_searching(seen, d)) return thumb;
  std::vector<Brain::Considered> tried;
  brain.consider(seen, d, tried);
  WorldSearch search(game, brain, seen, d, tried, {.playouts = playouts}, rng.next(), truth);
  if (ahead) search.look_ahead();
  while (!search.done()) search.step();
  return search.best();
}

}  // namespace mathom::test

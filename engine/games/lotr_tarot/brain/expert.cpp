#include "games/lotr_tarot/brain/expert.h"

#include <algorithm>

#include "games/lotr_tarot/rules.h"
#include "rules/game_of.h"

namespace mathom::lotr_tarot {
namespace {

// Found by playing, see docs/bots/lotr_tarot.md: the number of playouts that the net's opinion counts for, and the
// percentage of random answers in playouts.
constexpr std::int64_t kTrust = 150;
constexpr std::uint32_t kSlips = 3;

}  // namespace

void ExpertBrain::consider(const Observation& seen, const Decision& d, std::vector<Considered>& out) const {
  const State& s = GameOf<Rules>::view(seen);
  if (!net_knows(s, d)) return RingBrain::consider(seen, d, out);
  std::vector<std::int32_t> worths;
  weigh(s, d, worths);
  const std::int32_t most = *std::max_element(worths.begin(), worths.end());
  for (std::uint32_t i = 0; i < worths.size(); ++i) out.push_back({i, kTrust * (worths[i] - most)});
}

Choice ExpertBrain::playout(const mathom::State& state, const Decision& d, Rng& rng) const {
  const State& s = GameOf<Rules>::get(state);
  if (!net_knows(s, d)) return RingBrain::playout(state, d, rng);
  const auto n = static_cast<std::uint32_t>(d.options.size());
  if (n > 1 && rng.below(100) < kSlips) return {rng.below(n), {}};
  return {option_by_net(s, d), {}};
}

const Brain& expert_brain() {
  static const ExpertBrain kBrain;
  return kBrain;
}

}  // namespace mathom::lotr_tarot

#include "ai/notes.h"

#include <algorithm>

#include "rules/brain.h"

namespace mathom {
namespace {

// The smallest difference that is told, in percent of the worlds.
constexpr int kLeastPercent = 10;
// A fact of the next answer replaces a fact of an earlier answer only if it tells this much more, in percent.
constexpr int kMuchMore = 200;
constexpr std::size_t kMostTold = 2;

}  // namespace

Notes::Notes(const Game& game, const Brain& brain, const Observation& seen, const Decision& d,
             const std::vector<std::uint32_t>& options, int worlds, std::uint64_t seed, std::unique_ptr<Worlds> likely,
             const State* truth)
    : game_(game),
      brain_(brain),
      seen_(seen),
      asked_(d.seat),
      likely_(std::move(likely)),
      truth_(truth),
      playout_(game, brain, d),
      rng_(seed),
      options_(options),
      worlds_(worlds) {}

bool Notes::has_facts(const Game& game, const Brain& brain, const Observation& seen, const Decision& d) {
  Rng rng(0);
  const StatePtr world = game.determinize(seen, rng);
  return brain.fact_finder(*world, d.seat) != nullptr;
}

int Notes::step() {
  const StatePtr sampled = truth_ || likely_ ? StatePtr() : game_.determinize(seen_, rng_);
  const State& world = truth_ ? *truth_ : likely_ ? likely_->next(rng_) : *sampled;
  const std::uint64_t seed = rng_.next();
  for (std::size_t i = 0; i < options_.size(); ++i) {
    const auto finder = brain_.fact_finder(world, asked_);
    playout_.play(world, options_[i], seed, finder.get());
    for (const Fact& fact : finder->found()) count(fact, i);
  }
  ++met_;
  return static_cast<int>(options_.size());
}

void Notes::count(const Fact& fact, std::size_t answer) {
  auto it = std::find_if(counted_.begin(), counted_.end(), [&](const Counted& c) { return c.fact == fact; });
  if (it == counted_.end()) {
    counted_.push_back({fact, std::vector<int>(options_.size())});
    it = counted_.end() - 1;
  }
  ++it->came[answer];
}

std::vector<std::pair<int, Because>> Notes::telling(std::size_t other) const {
  std::vector<std::pair<int, Because>> out;
  for (const Counted& c : counted_) {
    const int here = c.came.front(), there = c.came[other];
    const int speaks = c.fact.good ? here - there : there - here;
    // Twice the standard error of the difference, as if the two answers had been played in different worlds.
    const int all = met_, spread = here * (all - here) + there * (all - there);
    if (speaks * 100 < kLeastPercent * all || speaks * speaks * all < 4 * spread) continue;
    out.push_back({speaks * c.fact.weight, {c.fact, here, there, options_[other]}});
  }
  std::stable_sort(out.begin(), out.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  return out;
}

std::vector<Because> Notes::because() const {
  std::vector<std::pair<int, Because>> best;
  for (std::size_t other = 1; other < options_.size(); ++other)
    if (auto now = telling(other);
        !now.empty() && (best.empty() || now.front().first * 100 > best.front().first * kMuchMore))
      best = std::move(now);
  if (best.size() > kMostTold) best.resize(kMostTold);
  std::vector<Because> out;
  for (auto& [tells, because] : best) out.push_back(because);
  return out;
}

}  // namespace mathom

#pragma once
// Worlds that a net thinks likely (scripts/train/worlds.py): of some that are sampled one, the likelier the likelier
// the net holds it (sampling, importance resampling: Rubin 1987).
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "fit/looks.h"
#include "nets/small_net.h"
#include "rules/brain.h"
#include "rules/game.h"

namespace mathom {

struct NetOfWorlds {
  SmallNet net;
  int inputs = 0;
};

class LikelyWorlds final : public Worlds {
 public:
  LikelyWorlds(const Game& game, const Looks& looks, const NetOfWorlds& net, const Observation& seen, const Decision& d)
      : game_(game), looks_(looks), net_(net), seen_(seen), decision_(d) {}

  const State& next(Rng& rng) override {
    std::array<double, kSampled> weights;
    for (std::size_t i = 0; i < kSampled; ++i) {
      sampled_[i] = game_.determinize(seen_, rng);
      weights[i] = std::exp(log_odds(*sampled_[i]));
    }
    double sum = 0;
    for (const double w : weights) sum += w;
    double left = sum * rng.below(1u << 20) / double(1u << 20);
    std::size_t i = 0;
    while (i + 1 < kSampled && left >= weights[i]) left -= weights[i++];
    return *sampled_[i];
  }

 private:
  static constexpr std::size_t kSampled = 32;

  double log_odds(const State& world) const {
    NetInputs in;
    looks_.look(world, seen_, decision_, in);
    if (in.written() == net_.inputs) return net_.net.output(net_.net.hidden(in), 0) / 100.0;
    std::fprintf(stderr, "the net has %d inputs, and the game %d\n", net_.inputs, in.written());
    std::exit(2);
  }

  const Game& game_;
  const Looks& looks_;
  const NetOfWorlds& net_;
  const Observation& seen_;
  const Decision& decision_;
  std::array<StatePtr, kSampled> sampled_;
};

}  // namespace mathom

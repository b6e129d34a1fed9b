#include "proof/random_play.h"

#include <numeric>

#include "core/json.h"

namespace mathom {

OwnedChoice random_order(const Decision& d, Rng& rng) {
  if (!d.by_luck() || d.ask != Ask::shuffle) return random_answer(d, rng);
  OwnedChoice a;
  a.order.resize(d.options.size());
  std::iota(a.order.begin(), a.order.end(), std::uint16_t{0});
  rng.shuffle(a.order);
  return a;
}

OwnedChoice random_answer(const Decision& d, Rng& rng) {
  if (!d.by_luck()) return {rng.below(static_cast<std::uint32_t>(d.options.size())), {}};
  if (d.ask == Ask::roll) return {rng.below(d.sides), {}};
  if (rng.below(4) == 0 && !d.options.empty()) return random_order(d, rng);
  return {rng.next(), {}};
}

std::vector<std::string> proof_configs(const Game& game) {
  std::vector<std::string> out;
  const GameInfo& info = game.info();
  for (int seats = info.least_seats; seats <= info.most_seats; ++seats)
    for (const auto set : info.rule_sets) {
      const Json config = {{"seats", seats}, {"rule_set", std::string(set)}};
      if (game.check_config(config).empty()) out.push_back(dump_json(config));  // not every number plays every set
    }
  return out;
}

}  // namespace mathom

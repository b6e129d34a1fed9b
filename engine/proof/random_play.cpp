#include "proof/random_play.h"

#include <algorithm>
#include <numeric>

#include "core/json.h"
#include "rules/config.h"

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

Wishes random_wishes(const Game& game, std::uint64_t seed, std::uint32_t ply) {
  if (!game.info().hears_wishes) return {};
  constexpr std::uint64_t kOwnLot = 0x776973686573ull;  // apart from what is answered
  const std::uint64_t every = nth_number(seed ^ kOwnLot, 0), next = nth_number(seed ^ kOwnLot, ply + 1);
  return {static_cast<SeatMask>(every), static_cast<SeatMask>(next & (next >> 8) & (next >> 16))};
}

OwnedChoice CuriousPlayer::answer(const Game& game, const State& s, const Decision& d, Rng& rng) {
  if (d.by_luck() || rng.below(4) == 0) return random_answer(d, rng);
  const auto done = [&](const Option& o) -> int& {
    return done_[{o.verb, o.subject == CardId::none ? CardDef::hidden : game.face(s, o.subject)}];
  };
  std::vector<std::uint32_t> least;
  int fewest = 0;
  for (std::uint32_t n = 0; n < d.options.size(); ++n) {
    const int times = done(d.options[n]);
    if (least.empty() || times < fewest) {
      least.clear();
      fewest = times;
    }
    if (times == fewest) least.push_back(n);
  }
  const std::uint32_t chosen = least[rng.below(static_cast<std::uint32_t>(least.size()))];
  ++done(d.options[chosen]);
  return {chosen, {}};
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

namespace {

std::uint32_t count(std::int32_t least, std::int32_t most) { return static_cast<std::uint32_t>(most - least + 1); }

// One of the values of an option; of a long range one of the first: a game of a thousand deals proves no more than one
// of ten.
Json value_by_lot(const RuleOption& o, Rng& rng) {
  constexpr std::uint32_t kMostNumbers = 12;
  const bool named = o.kind == RuleOption::Kind::choice;
  const std::int32_t least = named ? 0 : o.least;
  const std::uint32_t values =
      named ? static_cast<std::uint32_t>(o.values.size()) : std::min(count(o.least, o.most), kMostNumbers);
  return option_json(o, least + static_cast<std::int32_t>(rng.below(values)));
}

Json common_config_by_lot(const GameInfo& info, int seats, Rng& rng) {
  const auto many = static_cast<int>(rng.below(count(info.least_seats, info.most_seats)));
  const std::size_t set = rng.below(static_cast<std::uint32_t>(info.rule_sets.size()));
  Json options = Json::object();
  for (const RuleOption& o : info.options) options[std::string(o.id)] = value_by_lot(o, rng);
  return {{"seats", seats > 0 ? seats : info.least_seats + many},
          {"rule_set", std::string(info.rule_sets[set])},
          {"options", std::move(options)}};
}

}  // namespace

// Not every number plays every set, nor goes every option with every other.
std::string random_config(const Game& game, std::uint64_t seed, int seats) {
  Rng rng(nth_number(seed, 0));
  Json config = common_config_by_lot(game.info(), seats, rng);
  while (!game.check_config(config).empty()) config = common_config_by_lot(game.info(), seats, rng);
  config = game.full_config(config);
  game.vary_config(config, rng);
  return dump_json(config);
}

}  // namespace mathom

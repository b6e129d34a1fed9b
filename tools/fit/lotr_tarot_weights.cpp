// Finds the numbers of Ring Tarot's rules of thumb (brain/heuristic_weights.h), as weight_search.h says.
//
//   lotr_tarot_weights find ROUNDS GAMES SEED             from kHeuristicWeights; prints the numbers after each round
//   lotr_tarot_weights compare GAMES PLAYOUTS SEED N... one player by the numbers N, in the order of kWeightNames,
//   among players by
//                                                       kHeuristicWeights, for each number of seats; with PLAYOUTS all
//                                                       search, as `club` does
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "fit/weight_search.h"
#include "games/lotr_tarot/brain/brain.h"
#include "games/lotr_tarot/brain/plan.h"
#include "games/lotr_tarot/rules.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "support/ring_lead.h"
#include "support/searched.h"

namespace mathom::lotr_tarot {
namespace {

Choice chosen(const State& s, const Decision& d, const HeuristicWeights& weights, Rng& rng) {
  if (d.by_luck()) return {d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}};
  const bool dark = leans_dark(s, index(d.seat), weights);
  std::size_t best = 0;
  int most = 0;
  for (std::size_t i = 0; i < d.options.size(); ++i) {
    const int score = score_option(s, d, d.options[i], dark, weights);
    if (i == 0 || score > most) most = score, best = i;
  }
  return {best, {}};
}

// Returns by how many points the player on `seat` is ahead of the mean of the others at the end of a game.
double lead(const State& start, int seat, const HeuristicWeights& own, const HeuristicWeights& others,
            std::uint64_t seed) {
  const Rules rules;
  State s = start;
  Rng rng(seed);
  Decision d;
  for (;;) {
    d.reset();
    rules.decision(s, d);
    if (d.over()) return lead_of(s, seat);
    rules.apply(s, d, chosen(s, d, index(d.seat) == seat ? own : others, rng), nullptr);
  }
}

// The same for players who search.
double lead_by_search(int seats, int seat, const HeuristicWeights& own, const HeuristicWeights& others, int playouts,
                      std::uint64_t seed) {
  const Game& game = *find_game("lotr_tarot");
  const RingBrain brains[] = {RingBrain(own), RingBrain(others)};
  Json config;
  config["seats"] = seats;
  const StatePtr s = game.initial(game.full_config(config));
  Rng rng(seed);
  Decision d;
  for (game.decision(*s, d); !d.over(); game.decision(*s, d)) {
    const RingBrain& brain = brains[index(d.seat) == seat ? 0 : 1];
    Choice c = chosen(GameOf<Rules>::get(*s), d, index(d.seat) == seat ? own : others, rng);
    if (!d.by_luck() && d.options.size() > 1) {
      c = {test::searched(game, brain, game.observe(*s, only(d.seat)), d, playouts, rng), {}};
    }
    game.apply(*s, d, c, nullptr);
  }
  return lead_of(GameOf<Rules>::get(*s), seat);
}

State start_of(int seats) {
  Json config;
  config["seats"] = seats;
  const Rules rules;
  return rules.initial(rules.full_config(config));
}

Mean leads(const HeuristicWeights& own, const HeuristicWeights& others, int seats, int games, std::uint64_t seed,
           int playouts = 0) {
  const State start = start_of(seats);
  return weights::mean_of(games, [&](int i) {
    const std::uint64_t luck = seed + static_cast<std::uint64_t>(i / seats);
    return playouts > 0 ? lead_by_search(seats, i % seats, own, others, playouts, luck)
                        : lead(start, i % seats, own, others, luck);
  });
}

void find(int rounds, int games, std::uint64_t seed) {
  const auto lead_of_all = [&](const HeuristicWeights& own, const HeuristicWeights& others, std::uint64_t luck) {
    double sum = 0;
    for (int seats = 2; seats <= kMostSeats; ++seats) sum += leads(own, others, seats, games, luck).mean();
    return sum / (kMostSeats - 1);
  };
  weights::Numbers width(kWeightNames.size(), 30);
  std::fill_n(width.begin(), 8, 6);  // in tenths of a Dark Point
  weights::find(kWeightNames, kHeuristicWeights, width, rounds, seed, lead_of_all);
}

void compare(int games, int playouts, std::uint64_t seed, const HeuristicWeights& weights) {
  for (int seats = 2; seats <= kMostSeats; ++seats) {
    const Mean s = leads(weights, kHeuristicWeights, seats, games, seed, playouts);
    std::printf("%d seats: %+.2f +- %.2f points a game\n", seats, s.mean(), s.margin());
  }
}

}  // namespace

int run(int argc, char** argv) {
  const auto number = [&](int i) { return std::strtoull(argv[i], nullptr, 10); };
  if (argc == 5 && std::string_view(argv[1]) == "find") {
    find(static_cast<int>(number(2)), static_cast<int>(number(3)), number(4));
    return 0;
  }
  const auto weights = weights::given(kWeightNames, kHeuristicWeights, argc, argv, 5);
  if (weights && argc > 5 && std::string_view(argv[1]) == "compare") {
    compare(static_cast<int>(number(2)), static_cast<int>(number(3)), number(4), *weights);
    return 0;
  }
  std::fprintf(stderr, "lotr_tarot_weights find ROUNDS GAMES SEED | compare GAMES PLAYOUTS SEED N...\n");
  return 2;
}

}  // namespace mathom::lotr_tarot

int main(int argc, char** argv) { return mathom::lotr_tarot::run(argc, argv); }

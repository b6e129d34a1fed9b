// Finds the numbers of War of the Ring's rules of thumb (brain/heuristic_weights.h), as weight_search.h says.
//
//   war_of_the_ring_weights find SIDE ROUNDS GAMES SEED N... of that side, free or shadow, from N (or
//   kHeuristicWeights) against kHeuristicWeights, in GAMES of each
//                                                       scenario; prints the numbers after each round
//   war_of_the_ring_weights compare SIDE GAMES SEED N... by how much that side by the numbers N leads more than by
//   kHeuristicWeights
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "fit/weight_search.h"
#include "games/war_of_the_ring/brain/survey.h"
#include "games/war_of_the_ring/rules.h"
#include "rules/game_of.h"
#include "rules/registry.h"

namespace mathom::war_of_the_ring {
namespace {

// With odd numbers a bot might use a card for ever.
constexpr int kMostAnswers = 3000;
constexpr double kNeverEnds = -40;

constexpr const char* kScenarios[] = {"trilogy", "duel", "three-player-duel", "fellowship"};

const Rules& rules() { return static_cast<const GameOf<Rules>&>(*find_game("war_of_the_ring")).rules(); }

// Returns by how many points a side leads at the end, with 5 points more for a win and 5 fewer for a loss.
double lead_of(const Catalog& catalog, const State& s, Side side) {
  const Table t = looking_at(catalog, s);
  return t.final_points(side) - t.final_points(other(side)) + (s.winner == side ? 5 : -5);
}

double lead(const State& start, Side side, const HeuristicWeights& own, const HeuristicWeights& others,
            std::uint64_t seed) {
  const Rules& r = rules();
  State s = start;
  Memo memo;
  Rng rng(seed);
  Decision d;
  std::vector<int> scores;
  for (int answers = 0; answers < kMostAnswers; ++answers) {
    d.reset();
    r.decision(s, memo, d);
    if (d.over()) return lead_of(r.catalog, s, side);
    Choice c;
    if (d.by_luck()) {
      c = {d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}};
    } else if (d.options.size() > 1) {
      const Side mover = looking_at(r.catalog, s).side(index(d.seat));
      score_options(Survey(r.catalog, s, false, mover == side ? own : others), d, scores);
      c = {static_cast<std::uint64_t>(std::max_element(scores.begin(), scores.end()) - scores.begin()), {}};
    }
    r.apply(s, memo, d, c, nullptr);
  }
  return kNeverEnds;
}

Mean leads(const State& start, Side side, const HeuristicWeights& own, const HeuristicWeights& others, int games,
           std::uint64_t seed) {
  return weights::mean_of(games,
                          [&](int i) { return lead(start, side, own, others, seed + static_cast<std::uint64_t>(i)); });
}

std::vector<State> starts() {
  std::vector<State> out;
  for (const char* scenario : kScenarios) {
    Json config;
    config["rule_set"] = scenario;
    out.push_back(rules().initial(rules().full_config(config)));
  }
  return out;
}

void find(Side side, int rounds, int games, std::uint64_t seed, const HeuristicWeights& from) {
  const std::vector<State> from_here = starts();
  const auto lead_of_all = [&](const HeuristicWeights& own, const HeuristicWeights&, std::uint64_t luck) {
    double sum = 0;
    for (const State& start : from_here) sum += leads(start, side, own, kHeuristicWeights, games, luck).mean();
    return sum / static_cast<double>(from_here.size());
  };
  weights::Numbers width;
  for (const double n : weights::numbers_of(kWeightNames, kHeuristicWeights))
    width.push_back(std::max(4.0, std::abs(n) * 0.35));
  weights::find(kWeightNames, from, width, rounds, seed, lead_of_all);
}

void compare(Side side, int games, std::uint64_t seed, const HeuristicWeights& weights) {
  const std::vector<State> all = starts();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Mean s = weights::mean_of(games, [&](int k) {
      const std::uint64_t luck = seed + static_cast<std::uint64_t>(k);
      return lead(all[i], side, weights, kHeuristicWeights, luck) -
             lead(all[i], side, kHeuristicWeights, kHeuristicWeights, luck);
    });
    std::printf("%s: %+.2f +- %.2f\n", kScenarios[i], s.mean(), s.margin());
  }
}

}  // namespace

int run(int argc, char** argv) {
  const auto number = [&](int i) { return std::strtoull(argv[i], nullptr, 10); };
  const std::string_view what = argc > 2 ? argv[1] : "";
  const int first = what == "find" ? 6 : 5;
  const auto weights = weights::given(kWeightNames, kHeuristicWeights, argc, argv, first);
  if (!weights) return 2;
  const Side side = argc > 2 && std::string_view(argv[2]) == "free" ? Side::free_peoples : Side::shadow;
  if (what == "find" && argc >= 6) {
    find(side, static_cast<int>(number(3)), static_cast<int>(number(4)), number(5), *weights);
    return 0;
  }
  if (what == "compare" && argc >= 5) {
    compare(side, static_cast<int>(number(3)), number(4), *weights);
    return 0;
  }
  std::fprintf(stderr, "war_of_the_ring_weights find SIDE ROUNDS GAMES SEED N... | compare SIDE GAMES SEED N...\n");
  return 2;
}

}  // namespace mathom::war_of_the_ring

int main(int argc, char** argv) { return mathom::war_of_the_ring::run(argc, argv); }

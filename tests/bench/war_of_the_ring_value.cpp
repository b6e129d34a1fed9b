// Fits what a round of War of the Ring is worth (brain/value.h) to games that the rules of thumb play among themselves, by linear
// regression, and prints brain/weights.h; on the error stream how much of the final lead it explains in games it was not fitted
// to, and how much the points that lead now explain alone.
//
//   war_of_the_ring_value GAMES SEED
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#include "bench/fit.h"
#include "core/json.h"
#include "core/rng.h"
#include "games/war_of_the_ring/brain/value.h"
#include "games/war_of_the_ring/rules.h"
#include "rules/game_of.h"
#include "rules/registry.h"

namespace mathom::war_of_the_ring {
namespace {

constexpr const char* kNames[kScenarios] = {"trilogy", "duel", "three-player-duel", "fellowship"};
constexpr std::uint32_t kOdd = 4;  // percent of the answers are by chance, so that more positions are met
constexpr int kMostAnswers = 3000;
constexpr double kRidge = 30;

struct Sample {
  Features x{};
  double lead = 0;
};
using Samples = std::array<std::vector<Sample>, kRoundsLeft>;
using Row = std::array<double, kFeatures>;

const Rules& rules() { return static_cast<const GameOf<Rules>&>(*find_game("war_of_the_ring")).rules(); }

Choice chosen(const State& s, const Decision& d, Rng& rng) {
  if (d.by_luck()) return {d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}};
  const auto n = static_cast<std::uint32_t>(d.options.size());
  if (n == 1) return {0, {}};
  if (rng.below(100) < kOdd) return {rng.below(n), {}};
  std::vector<int> scores;
  const Side side = looking_at(rules().catalog, s).side(index(d.seat));
  score_options(Survey(rules().catalog, s, false, side == Side::shadow ? kShadowTaste : kFreeTaste), d, scores);
  return {static_cast<std::uint64_t>(std::max_element(scores.begin(), scores.end()) - scores.begin()), {}};
}

// Plays a game, and keeps how each of its rounds began.
void play(State s, std::uint64_t seed, Samples& out) {
  const Rules& r = rules();
  Memo memo;
  Rng rng(seed);
  Decision d;
  std::vector<std::pair<int, Features>> rounds;
  int round = s.round;
  for (int answers = 0; answers < kMostAnswers; ++answers) {
    d.reset();
    r.decision(s, memo, d);
    if (d.over()) break;
    if (s.round != round) {
      round = s.round;
      const Survey v(r.catalog, s, false);
      describe_round(v, rounds.emplace_back(std::min(v.rounds_left(), kRoundsLeft - 1), Features{}).second);
    }
    r.apply(s, memo, d, chosen(s, d, rng), nullptr);
  }
  if (!over(s)) return;
  const Table t = looking_at(r.catalog, s);
  const double lead = 100 * (t.final_points(Side::shadow) - t.final_points(Side::free_peoples)) +
                      (s.winner == Side::shadow ? kWin : -kWin);
  for (const auto& [left, x] : rounds) out[static_cast<std::size_t>(left)].push_back({x, lead});
}

// Least squares with a small pull towards nothing, which keeps features apart that always go together.
Row fit(const std::vector<Sample>& samples) {
  std::vector<std::array<double, kFeatures + 1>> a(kFeatures);
  for (std::size_t i = 0; i < kFeatures; ++i) a[i][i] = kRidge;
  for (const Sample& s : samples)
    for (std::size_t i = 0; i < kFeatures; ++i) {
      for (std::size_t j = 0; j < kFeatures; ++j) a[i][j] += s.x[i] * s.x[j];
      a[i][kFeatures] += s.x[i] * s.lead;
    }
  return solved(std::move(a));
}

// How much of the spread of the leads is explained.
template <class Guess>
double explained(const std::vector<Sample>& samples, const Guess& guess) {
  double mean = 0, all = 0, left = 0;
  for (const Sample& s : samples) mean += s.lead / static_cast<double>(samples.size());
  for (const Sample& s : samples) all += std::pow(s.lead - mean, 2), left += std::pow(s.lead - guess(s), 2);
  return 1 - left / all;
}

double dot(const Row& w, const Features& x) {
  double sum = 0;
  for (std::size_t i = 0; i < x.size(); ++i) sum += w[i] * x[i];
  return sum;
}

void print(const Row& w) {
  std::printf("      {{");
  for (std::size_t i = 0; i < w.size(); ++i)
    std::printf("%s%ld", i ? ", " : "", std::clamp(std::lround(16 * w[i]), -32000L, 32000L));
  std::printf("}},\n");
}

void fit_scenario(const char* name, int games, std::uint64_t seed) {
  Json config;
  config["rule_set"] = name;
  const State start = rules().initial(rules().full_config(config));
  Samples known, fresh;
  for (int i = 0; i < games; ++i) play(start, seed + static_cast<std::uint64_t>(i), i % 8 == 7 ? fresh : known);
  std::printf("    {{  // %s\n", name);
  for (std::size_t left = 0; left < kRoundsLeft; ++left) {
    if (known[left].size() < 1000) {
      print(Row{});
      continue;
    }
    const Row w = fit(known[left]);
    print(w);
    const double now = explained(fresh[left], [](const Sample& s) { return 150.0 * s.x[1]; });
    std::fprintf(stderr, "%s, %zu rounds left: %zu rounds, explains %.3f, the lead alone %.3f\n", name, left,
                 known[left].size(), explained(fresh[left], [&](const Sample& s) { return dot(w, s.x); }), now);
  }
  std::printf("    }},\n");
}

}  // namespace
}  // namespace mathom::war_of_the_ring

int main(int argc, char** argv) {
  using namespace mathom::war_of_the_ring;
  if (argc != 3) {
    std::fprintf(stderr, "war_of_the_ring_value GAMES SEED\n");
    return 2;
  }
  std::printf(
      "#pragma once\n// The weights of value_for_shadow: for each scenario a row for each number of rounds left, in "
      "sixteenths of "
      "hundredths of a point.\n#include \"games/war_of_the_ring/brain/value.h\"\n\nnamespace mathom::war_of_the_ring "
      "{\n\n"
      "inline constexpr std::array<std::array<std::array<std::int16_t, kFeatures>, kRoundsLeft>, kScenarios> "
      "kWeights{{\n");
  for (const char* name : kNames) fit_scenario(name, std::atoi(argv[1]), std::strtoull(argv[2], nullptr, 10));
  std::printf("}};\n\n}  // namespace mathom::war_of_the_ring\n");
  return 0;
}

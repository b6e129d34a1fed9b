// Finds the numbers of the trading card game's rules of thumb (brain/heuristic_weights.h), as weight_search.h says:
// every pair of printed decks, and as many pairs of sealed ones.
//
//   lotr_tcg_weights find ROUNDS GAMES SEED N... from N (or kHeuristicWeights) against kHeuristicWeights, in GAMES of
//   each
//                                                  pair; prints the numbers after each round
//   lotr_tcg_weights compare GAMES SEED N...       how often who plays by the numbers N wins against who plays by
//                                                  kHeuristicWeights
//   lotr_tcg_weights standing GAMES SEED what a table is worth (brain/position_value.h) from the turns of games by
//                                                  kHeuristicWeights: the weights by logistic regression, and how well
//                                                  they foretell games they were not fitted to
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

#include "fit/fit.h"
#include "fit/lotr_tcg_starts.h"
#include "fit/weight_search.h"
#include "games/lotr_tcg/brain/heuristics.h"
#include "games/lotr_tcg/brain/position_value.h"
#include "games/lotr_tcg/rules.h"

namespace mathom::lotr_tcg {
namespace {

constexpr int kSealed = 12;          // pairs
constexpr int kMostAnswers = 20000;  // of a game
constexpr double kWin = 4;           // in sites

// Returns by how many sites `seat` is ahead in the end, and kWin for the win.
double lead(const State& start, int seat, const HeuristicWeights& own, const HeuristicWeights& others,
            std::uint64_t seed) {
  const Rules& r = rules();
  State s = start;
  Memo memo;
  Rng rng(seed);
  Decision d;
  for (int answers = 0; answers < kMostAnswers; ++answers) {
    d.reset();
    r.decision(s, memo, d);
    if (d.over()) {
      const Outcome end = r.outcome(s);
      const int other = 1 - seat;
      return end.score[static_cast<std::size_t>(seat)] - end.score[static_cast<std::size_t>(other)] +
             (s.winner == seat ? kWin : -kWin);
    }
    Choice c;
    if (d.by_luck()) {
      c = {d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}};
    } else if (d.options.size() > 1) {
      const std::vector<int> scores = score_options(looking_at(r.catalog, s), d, index(d.seat) == seat ? own : others);
      c = {static_cast<std::uint64_t>(std::max_element(scores.begin(), scores.end()) - scores.begin()), {}};
    }
    r.apply(s, memo, d, c, nullptr);
  }
  return -10;
}

Mean leads(const HeuristicWeights& own, const HeuristicWeights& others, int games, std::uint64_t seed) {
  static const std::vector<State> kStarts = starts(kSealed, 5);
  const auto n = static_cast<int>(kStarts.size());
  return weights::mean_of(n * games, [&](int i) {
    return lead(kStarts[static_cast<std::size_t>(i % n)], (i / n) % 2, own, others,
                seed + static_cast<std::uint64_t>(i));
  });
}

void find(int rounds, int games, std::uint64_t seed, const HeuristicWeights& from) {
  weights::Numbers width;
  for (const double n : weights::numbers_of(kWeightNames, kHeuristicWeights))
    width.push_back(std::max(2.0, std::abs(n) * 0.35));
  weights::find(kWeightNames, from, width, rounds, seed,
                [&](const HeuristicWeights& own, const HeuristicWeights&, std::uint64_t luck) {
                  return leads(own, kHeuristicWeights, games, luck).mean();
                });
}

// --- what a table is worth
using Vector = std::array<double, kFeatures>;
struct Turn {
  Vector x{};  // features of one seat minus those of the other
  double won = 0;
};

// Plays a game, and keeps the end of each turn.
void play(const State& start, std::uint64_t seed, std::vector<Turn>& out) {
  const Rules& r = rules();
  State s = start;
  Memo memo;
  Rng rng(seed);
  Decision d;
  const std::size_t first = out.size();
  for (int answers = 0, turn = -1; answers < kMostAnswers; ++answers) {
    d.reset();
    r.decision(s, memo, d);
    if (d.over()) break;
    if (turn >= 0 && s.turn != turn) {
      const Table t = looking_at(r.catalog, s);
      const Features a = features_of(t, 0), b = features_of(t, 1);
      Turn& one = out.emplace_back();
      for (std::size_t i = 0; i < kFeatures; ++i) one.x[i] = a[i] - b[i];
    }
    turn = s.turn;
    Choice c;
    if (d.by_luck()) {
      c = {d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}};
    } else if (rng.below(100) < 3) {
      c = {rng.below(static_cast<std::uint32_t>(d.options.size())), {}};
    } else if (d.options.size() > 1) {
      const std::vector<int> scores = score_options(looking_at(r.catalog, s), d, kHeuristicWeights);
      c = {static_cast<std::uint64_t>(std::max_element(scores.begin(), scores.end()) - scores.begin()), {}};
    }
    r.apply(s, memo, d, c, nullptr);
  }
  for (std::size_t i = first; i < out.size(); ++i) out[i].won = s.winner == 0 ? 1 : 0;
}

double chance(const Vector& w, const Turn& t) {
  double sum = 0;
  for (std::size_t i = 0; i < kFeatures; ++i) sum += w[i] * t.x[i];
  return 1 / (1 + std::exp(-sum));
}

// Newton's steps, with a small pull towards nothing.
Vector fit(const std::vector<Turn>& turns) {
  Vector w{};
  for (int step = 0; step < 12; ++step) {
    std::vector<std::array<double, kFeatures + 1>> a(kFeatures);
    for (std::size_t i = 0; i < kFeatures; ++i) a[i][i] = 5, a[i][kFeatures] = -5 * w[i];
    for (const Turn& t : turns) {
      const double p = chance(w, t);
      for (std::size_t i = 0; i < kFeatures; ++i) {
        for (std::size_t j = 0; j < kFeatures; ++j) a[i][j] += p * (1 - p) * t.x[i] * t.x[j];
        a[i][kFeatures] += (t.won - p) * t.x[i];
      }
    }
    const Vector better = solved(std::move(a));
    for (std::size_t i = 0; i < kFeatures; ++i) w[i] += better[i];
  }
  return w;
}

void standing(int games, std::uint64_t seed) {
  std::vector<Turn> known, fresh;
  const std::vector<State> all = starts(kSealed, 5);
  for (int i = 0; i < games; ++i)
    for (const State& start : all) play(start, seed++, i % 8 == 7 ? fresh : known);
  const Vector w = fit(known);
  Vector now{};
  for (std::size_t i = 0; i < kFeatures; ++i) now[i] = kWeights[i] / 1000.0;
  const auto surprise = [&](const Vector& v) {
    double sum = 0;
    for (const Turn& t : fresh) sum -= std::log(std::max(1e-9, t.won > 0 ? chance(v, t) : 1 - chance(v, t)));
    return sum / static_cast<double>(fresh.size());
  };
  std::fprintf(stderr, "%zu turns; log loss %.4f in %zu fresh ones, by kWeights %.4f\n", known.size(), surprise(w),
               fresh.size(), surprise(now));
  for (const double n : w) std::printf("%ld, ", std::lround(1000 * n));
  std::printf("\n");
}

}  // namespace

int run(int argc, char** argv) {
  const auto number = [&](int i) { return std::strtoull(argv[i], nullptr, 10); };
  const std::string_view what = argc > 1 ? argv[1] : "";
  const int first = what == "find" ? 5 : 4;
  const auto weights = weights::given(kWeightNames, kHeuristicWeights, argc, argv, first);
  if (!weights) return 2;
  if (what == "find" && argc >= 5) {
    find(static_cast<int>(number(2)), static_cast<int>(number(3)), number(4), *weights);
    return 0;
  }
  if (what == "compare" && argc >= 4) {
    const Mean s = leads(*weights, kHeuristicWeights, static_cast<int>(number(2)), number(3));
    std::printf("%+.2f +- %.2f sites, %.0f for a win\n", s.mean(), s.margin(), kWin);
    return 0;
  }
  if (what == "standing" && argc == 4) {
    standing(static_cast<int>(number(2)), number(3));
    return 0;
  }
  std::fprintf(stderr, "lotr_tcg_weights find ROUNDS GAMES SEED N... | compare GAMES SEED N...\n");
  return 2;
}

}  // namespace mathom::lotr_tcg

int main(int argc, char** argv) { return mathom::lotr_tcg::run(argc, argv); }

// Finds the numbers of the Ring game's rules of thumb (brain/taste.h) by the cross-entropy method: sets of numbers are drawn around
// the best so far, each plays the same games against players by the best so far, and the better ones say where to look next.
//
//   lotr_tarot_taste find ROUNDS GAMES SEED     from kTaste; prints the numbers after each round
//   lotr_tarot_taste compare GAMES PLAYOUTS SEED N...    one player by the numbers N, in the order of kTastes, among players by kTaste, for each
//                                            number of seats; with PLAYOUTS both search, as `club` does
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "ai/world_search.h"
#include "core/json.h"
#include "games/lotr_tarot/brain/brain.h"
#include "games/lotr_tarot/brain/plan.h"
#include "games/lotr_tarot/rules.h"
#include "games/lotr_tarot/state/phases.h"
#include "rules/game_of.h"
#include "rules/registry.h"

namespace mathom::lotr_tarot {
namespace {

constexpr int kSets = 40, kBest = 10;  // sets in a round, and those that say where to look next
constexpr double kStep = 0.7;          // of the way to them

using Numbers = std::vector<double>;

Taste taste_of(const Numbers& n) {
  Taste t;
  for (std::size_t i = 0; i < kTastes.size(); ++i) t.*kTastes[i] = static_cast<int>(std::lround(n[i]));
  return t;
}

Choice chosen(const State& s, const Decision& d, const Taste& taste, Rng& rng) {
  if (d.by_luck()) return {d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}};
  const bool dark = leans_dark(s, index(d.seat), taste);
  std::size_t best = 0;
  int most = 0;
  for (std::size_t i = 0; i < d.options.size(); ++i) {
    const int score = score_option(s, d, d.options[i], dark, taste);
    if (i == 0 || score > most) most = score, best = i;
  }
  return {best, {}};
}

double lead_of(const State& s, int seat) {
  double sum = 0;
  for (int other = 0; other < s.seats; ++other) sum += total_points(s, other);
  const double mine = total_points(s, seat);
  return mine - (sum - mine) / (s.seats - 1);
}

// By how many points the player on `seat` is ahead of the mean of the others at the end of a game.
double lead(const State& start, int seat, const Taste& own, const Taste& others, std::uint64_t seed) {
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

// The same between players who search.
double lead_by_search(int seats, int seat, const Taste& own, const Taste& others, int playouts, std::uint64_t seed) {
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
      const Observation seen = game.observe(*s, only(d.seat));
      if (brain.worth_searching(seen, d)) {
        std::vector<Brain::Considered> tried;
        brain.consider(seen, d, tried);
        WorldSearch search(game, brain, seen, d, tried, {.playouts = playouts}, rng.next());
        while (!search.done()) search.step();
        c = {search.best(), {}};
      }
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

struct Spread {
  double mean = 0, margin = 0;  // 1.96 standard errors
};
Spread leads(const Taste& own, const Taste& others, int seats, int games, std::uint64_t seed, int playouts = 0) {
  const State start = start_of(seats);
  double sum = 0, squares = 0;
  for (int i = 0; i < games; ++i) {
    const std::uint64_t luck = seed + static_cast<std::uint64_t>(i / seats);
    const double x = playouts > 0 ? lead_by_search(seats, i % seats, own, others, playouts, luck)
                                  : lead(start, i % seats, own, others, luck);
    sum += x, squares += x * x;
  }
  const double mean = sum / games;
  return {mean, 1.96 * std::sqrt(std::max(0.0, squares / games - mean * mean) / games)};
}

double of_all_sizes(const Taste& own, const Taste& others, int games, std::uint64_t seed) {
  double sum = 0;
  for (int seats = 2; seats <= kMostSeats; ++seats) sum += leads(own, others, seats, games, seed).mean;
  return sum / (kMostSeats - 1);
}

double normal(Rng& rng) {  // by twelve of its kind: near enough
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += rng.below(1u << 20) / double(1u << 20);
  return sum;
}

void print(const Numbers& mean, double lead) {
  std::printf("%+.2f:", lead);
  for (const double n : mean) std::printf(" %ld", std::lround(n));
  std::printf("\n");
  std::fflush(stdout);
}

void find(int rounds, int games, std::uint64_t seed) {
  Rng rng(seed);
  Numbers mean, width;
  for (const auto n : kTastes) mean.push_back(kTaste.*n);
  for (std::size_t i = 0; i < mean.size(); ++i) width.push_back(i < 8 ? 2 : 12);
  for (int round = 0; round < rounds; ++round) {
    const Taste others = taste_of(mean);
    std::vector<std::pair<double, Numbers>> sets;
    for (int k = 0; k < kSets; ++k) {
      Numbers n = mean;
      for (std::size_t i = 0; i < n.size(); ++i) n[i] += width[i] * normal(rng);
      sets.emplace_back(of_all_sizes(taste_of(n), others, games, seed + 1000000 * static_cast<std::uint64_t>(round)),
                        n);
    }
    std::sort(sets.begin(), sets.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    for (std::size_t i = 0; i < mean.size(); ++i) {
      double sum = 0, squares = 0;
      for (int k = 0; k < kBest; ++k) {
        const double n = sets[static_cast<std::size_t>(k)].second[i];
        sum += n / kBest, squares += n * n / kBest;
      }
      const double spread = std::sqrt(std::max(0.0, squares - sum * sum));
      mean[i] += kStep * (sum - mean[i]);
      width[i] = std::max(i < 8 ? 0.7 : 3.0, width[i] + kStep * (spread * 1.1 - width[i]));
    }
    print(mean, of_all_sizes(taste_of(mean), kTaste, games, 77));
  }
}

void compare(int games, int playouts, std::uint64_t seed, const Numbers& numbers) {
  for (int seats = 2; seats <= kMostSeats; ++seats) {
    const Spread s = leads(taste_of(numbers), kTaste, seats, games, seed, playouts);
    std::printf("%d seats: %+.2f +- %.2f points a game\n", seats, s.mean, s.margin);
  }
}

}  // namespace

int run(int argc, char** argv) {
  const auto number = [&](int i) { return std::strtoull(argv[i], nullptr, 10); };
  if (argc == 5 && std::string_view(argv[1]) == "find") {
    find(static_cast<int>(number(2)), static_cast<int>(number(3)), number(4));
    return 0;
  }
  if (argc == 5 + static_cast<int>(kTastes.size()) && std::string_view(argv[1]) == "compare") {
    Numbers numbers;
    for (int i = 5; i < argc; ++i) numbers.push_back(std::strtod(argv[i], nullptr));
    compare(static_cast<int>(number(2)), static_cast<int>(number(3)), number(4), numbers);
    return 0;
  }
  std::fprintf(stderr, "lotr_tarot_taste find ROUNDS GAMES SEED | compare GAMES PLAYOUTS SEED N...\n");
  return 2;
}

}  // namespace mathom::lotr_tarot

int main(int argc, char** argv) { return mathom::lotr_tarot::run(argc, argv); }

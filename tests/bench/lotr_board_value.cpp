// Fits what it is worth to arrive at a place of the journey to companions who search (kExpertWeights of brain/value.h), by logistic
// regression to games that they play, held to the weights of `club` where these games say little.
//
//   lotr_board_value play club|expert FIRST_SEED GAMES PLAYOUTS
//                                                      by the search of that level; a line for each arrival: place, destroyed, features
//   lotr_board_value fit < LINES                       the weights; on the error stream how well weights that were fitted to three of
//                                                      four arrivals foretell the fourth, and those of `club` and `expert` now (the
//                                                      latter may have been fitted to it): the mean logarithm of the chances that
//                                                      they gave to what happened
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

#include "bench/fit.h"
#include "core/json.h"
#include "core/rng.h"
#include "games/lotr_board/brain/value.h"
#include "games/lotr_board/rules.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "support/searched.h"

namespace mathom::lotr_board {
namespace {

constexpr std::uint32_t kOdd = 2;  // percent of the answers are by chance, so that more positions are met
// The pull towards the weights of `club`, which knows many more games; that by how many play is hardly pulled, as it changes no choice.
constexpr double kPull = 30, kPullOfSeats = 1;
constexpr int kSteps = 12;  // of Newton's method

struct Arrival {
  int place = 0;
  bool destroyed = false;
  Features x{};
};
using Row = std::array<double, kFeatures>;

const Game& board() { return *find_game("lotr_board"); }

std::uint64_t answer(const Brain& brain, const mathom::State& s, const Decision& d, int playouts, Rng& rng) {
  if (d.options.size() == 1) return 0;
  if (rng.below(100) < kOdd) return rng.below(static_cast<std::uint32_t>(d.options.size()));
  return test::searched(board(), brain, board().observe(s, only(d.seat)), d, playouts, rng);
}

void play(const Brain& brain, std::uint64_t seed, int playouts) {
  Rng rng(seed);
  const int seats = 2 + static_cast<int>(rng.below(4)), sauron = 10 + static_cast<int>(rng.below(6));
  const StatePtr s = board().initial({{"seats", seats}, {"options", {{"sauron", sauron}}}});
  std::vector<Arrival> arrivals;
  Decision d;
  int place = -1;
  for (board().decision(*s, d); !d.over(); board().decision(*s, d)) {
    const State& now = GameOf<Rules>::get(*s);
    if (now.place != place && !d.by_luck()) {
      place = now.place;
      describe_arrival(Survey(now), arrivals.emplace_back(Arrival{place, false, {}}).x);
    }
    const std::uint64_t luck = d.ask == Ask::roll ? rng.below(d.sides) : rng.next();
    board().apply(*s, d, {d.by_luck() ? luck : answer(brain, *s, d, playouts, rng), {}}, nullptr);
  }
  for (const Arrival& a : arrivals) {
    std::printf("%d %d", a.place, GameOf<Rules>::get(*s).result == Result::destroyed);
    for (const int n : a.x) std::printf(" %d", n);
    std::printf("\n");
  }
}

std::vector<Arrival> read() {
  std::vector<Arrival> out;
  int place = 0, destroyed = 0;
  while (std::scanf("%d %d", &place, &destroyed) == 2) {
    Arrival& a = out.emplace_back(Arrival{place, destroyed != 0, {}});
    for (auto& n : a.x) std::scanf("%hd", &n);
  }
  return out;
}

double dot(const Row& w, const Features& x) {
  double sum = 0;
  for (std::size_t i = 0; i < x.size(); ++i) sum += w[i] * x[i];
  return sum;
}

double chance_by(double odds) { return 1 / (1 + std::exp(-std::clamp(odds, -30.0, 30.0))); }

// Newton's method; x_of(sample) are its N inputs. Each weight is pulled towards `from`.
template <std::size_t N, class Inputs>
std::array<double, N> fit(const std::vector<const Arrival*>& samples, const std::array<double, N>& from,
                          const std::array<double, N>& pull, const Inputs& x_of) {
  std::array<double, N> w = from;
  for (int step = 0; step < kSteps; ++step) {
    std::vector<std::array<double, N + 1>> a(N);
    for (std::size_t i = 0; i < N; ++i) a[i][i] = pull[i], a[i][N] = pull[i] * (from[i] - w[i]);
    for (const Arrival* s : samples) {
      const std::array<double, N> x = x_of(*s);
      double odds = 0;
      for (std::size_t i = 0; i < N; ++i) odds += w[i] * x[i];
      const double p = chance_by(odds);
      for (std::size_t i = 0; i < N; ++i) {
        if (x[i] == 0) continue;
        for (std::size_t j = 0; j < N; ++j) a[i][j] += p * (1 - p) * x[i] * x[j];
        a[i][N] += (s->destroyed - p) * x[i];
      }
    }
    const std::array<double, N> by = solved(std::move(a));
    for (std::size_t i = 0; i < N; ++i) w[i] += by[i];
  }
  return w;
}

Row usual(int place, const Weights& weights) {
  Row w{};
  for (std::size_t i = 0; i < w.size(); ++i) w[i] = weights[static_cast<std::size_t>(place)][i] / 1000.0;
  return w;
}

// What `club` thinks, as sure of itself as these games bear out, and then what they say besides.
Row fit_place(int place, const std::vector<const Arrival*>& samples) {
  Row from = usual(place, kClubWeights), pull{};
  const auto [more, by] =
      fit<2>(samples, {0, 1}, {1e-6, 1e-6}, [&](const Arrival& a) { return std::array<double, 2>{1, dot(from, a.x)}; });
  for (double& n : from) n *= std::max(0.8, by);
  from[0] += more;
  pull.fill(kPull);
  std::fill_n(pull.begin(), kMostSeats - 1, kPullOfSeats);
  return fit<kFeatures>(samples, from, pull, [](const Arrival& a) {
    Row x{};
    std::copy(a.x.begin(), a.x.end(), x.begin());
    return x;
  });
}

double foretold(const std::vector<const Arrival*>& samples, const Row& w) {
  double sum = 0;
  for (const Arrival* s : samples) {
    const double p = std::clamp(chance_by(dot(w, s->x)), 0.0005, 0.9995);
    sum += std::log(s->destroyed ? p : 1 - p) / static_cast<double>(samples.size());
  }
  return sum;
}

void fit_all() {
  const std::vector<Arrival> all = read();
  for (int place = 0; place < kPlaces; ++place) {
    std::vector<const Arrival*> here, known, fresh;
    for (const Arrival& a : all)
      if (a.place == place) here.push_back(&a), (here.size() % 4 == 0 ? fresh : known).push_back(&a);
    std::fprintf(stderr, "place %d: %zu arrivals, %.4f, club %.4f, expert %.4f\n", place, here.size(),
                 foretold(fresh, fit_place(place, known)), foretold(fresh, usual(place, kClubWeights)),
                 foretold(fresh, usual(place, kExpertWeights)));
    std::printf("    {");
    const Row w = fit_place(place, here);
    for (std::size_t i = 0; i < w.size(); ++i)
      std::printf("%s%ld", i ? ", " : "", std::clamp(std::lround(1000 * w[i]), -32000L, 32000L));
    std::printf("},\n");
  }
}

}  // namespace
}  // namespace mathom::lotr_board

int main(int argc, char** argv) {
  using namespace mathom::lotr_board;
  const std::string_view what = argc > 1 ? argv[1] : "";
  if (what == "play" && argc == 6) {
    const mathom::Brain& brain = *mathom::find_game("lotr_board")->brain();
    const bool expert = std::string_view(argv[2]) == "expert";
    const std::uint64_t first = std::strtoull(argv[3], nullptr, 10);
    for (int i = 0; i < std::atoi(argv[4]); ++i)
      play(expert ? brain.thorough() : brain, first + static_cast<std::uint64_t>(i), std::atoi(argv[5]));
    return 0;
  }
  if (what == "fit" && argc == 2) return fit_all(), 0;
  std::fprintf(stderr, "lotr_board_value play club|expert FIRST_SEED GAMES PLAYOUTS | fit < LINES\n");
  return 2;
}

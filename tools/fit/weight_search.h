#pragma once
// Looks for better numbers of a game's rules of thumb by the cross-entropy method (Rubinstein 1999): sets of numbers
// are drawn around the best so far, each plays the same games against players by the best so far, and the better ones
// say where to look next.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "core/rng.h"
#include "measure/mean.h"

namespace mathom::weights {

inline constexpr int kSets = 40, kBest = 10;  // sets in a round, and those that say where to look next
inline constexpr double kStep = 0.7;          // of the way to them

using Numbers = std::vector<double>;

// Weights are a struct of numbers, `list` the members of it.
template <class Weights, class List>
Weights weights_from(const List& list, const Numbers& n) {
  Weights t;
  for (std::size_t i = 0; i < list.size(); ++i) t.*list[i] = static_cast<int>(std::lround(n[i]));
  return t;
}
template <class Weights, class List>
Numbers numbers_of(const List& list, const Weights& t) {
  Numbers out;
  for (const auto n : list) out.push_back(t.*n);
  return out;
}

// Returns the weights in argv[first] and on; `usual` if argv ends before; nothing if their number is wrong.
template <class Weights, class List>
std::optional<Weights> given(const List& list, const Weights& usual, int argc, char** argv, int first) {
  if (argc <= first) return usual;
  Numbers n;
  for (int i = first; i < argc; ++i) n.push_back(std::strtod(argv[i], nullptr));
  if (n.size() != list.size()) return {};
  return weights_from<Weights>(list, n);
}

// Of n figures.
template <class Figure>
Mean mean_of(int n, const Figure& figure) {
  Mean out;
  for (int i = 0; i < n; ++i) out.add(figure(i));
  return out;
}

inline double normal(Rng& rng) {  // the sum of twelve even ones is near enough
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += rng.below(1u << 20) / double(1u << 20);
  return sum;
}

// lead(own, others, seed): by how much a player by `own` is ahead of others. `width`: how far around each number it
// looks first. Prints the numbers after each round, and by how much they lead against `from`.
template <class Weights, class List, class Lead>
void find(const List& list, const Weights& from, Numbers width, int rounds, std::uint64_t seed, const Lead& lead) {
  Rng rng(seed);
  Numbers mean = numbers_of(list, from), least = width;
  for (double& n : least) n /= 4;
  for (int round = 0; round < rounds; ++round) {
    const Weights others = weights_from<Weights>(list, mean);
    std::vector<std::pair<double, Numbers>> sets;
    for (int k = 0; k < kSets; ++k) {
      Numbers n = mean;
      for (std::size_t i = 0; i < n.size(); ++i) n[i] += width[i] * normal(rng);
      sets.emplace_back(
          lead(weights_from<Weights>(list, n), others, seed + 1000000 * static_cast<std::uint64_t>(round)), n);
    }
    std::sort(sets.begin(), sets.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    for (std::size_t i = 0; i < mean.size(); ++i) {
      double sum = 0, squares = 0;
      for (int k = 0; k < kBest; ++k) {
        const double n = sets[static_cast<std::size_t>(k)].second[i];
        sum += n / kBest, squares += n * n / kBest;
      }
      mean[i] += kStep * (sum - mean[i]);
      width[i] =
          std::max(least[i], width[i] + kStep * (1.1 * std::sqrt(std::max(0.0, squares - sum * sum)) - width[i]));
    }
    std::printf("%+.2f:", lead(weights_from<Weights>(list, mean), from, 77));
    for (const double n : mean) std::printf(" %ld", std::lround(n));
    std::printf("\n");
    std::fflush(stdout);
  }
}

}  // namespace mathom::weights

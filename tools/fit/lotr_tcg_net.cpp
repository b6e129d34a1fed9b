// Writes the data that the net of the trading card game is fitted to (scripts/train/results.py): how two seats stand at
// the end of each turn, and which of them wins. The rules of thumb of `expert` play the games of two, with some random
// answers.
//
//   lotr_tcg_net SEED GAMES > FILE      FILE: fit/results.h
#include <algorithm>
#include <array>
#include <cstdlib>

#include "fit/lotr_tcg_starts.h"
#include "fit/results.h"
#include "games/lotr_tcg/brain/features.h"
#include "games/lotr_tcg/brain/heuristics.h"

namespace mathom::lotr_tcg {
namespace {

constexpr int kSealed = 400;         // pairs; half of the games are by printed ones
constexpr int kMostAnswers = 20000;  // of a game
constexpr std::uint32_t kSlips = 3;  // in percent

Choice answer(const State& s, const Decision& d, Rng& rng) {
  const auto n = static_cast<std::uint32_t>(d.options.size());
  if (d.by_luck()) return {d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}};
  if (n == 1) return {0, {}};
  if (rng.below(100) < kSlips) return {rng.below(n), {}};
  const std::vector<int> scores = score_options(looking_at(rules().catalog, s), d, kExpertWeights);
  return {static_cast<std::uint64_t>(std::max_element(scores.begin(), scores.end()) - scores.begin()), {}};
}

void play(const State& start, Rng& rng) {
  State s = start;
  Memo memo;
  Decision d;
  std::vector<std::array<NetInputs, 2>> turns;
  for (int answers = 0, turn = -1; answers < kMostAnswers; ++answers) {
    d.reset();
    rules().decision(s, memo, d);
    if (d.over()) break;
    if (turn >= 0 && s.turn != turn) {
      const Table t = looking_at(rules().catalog, s);
      auto& [first, second] = turns.emplace_back();
      write_features(t, 0, 1, first);
      write_features(t, 1, 0, second);
    }
    turn = s.turn;
    rules().apply(s, memo, d, answer(s, d, rng), nullptr);
  }
  if (!over(s)) return;
  for (const auto& seats : turns)
    for (int seat = 0; seat < 2; ++seat) results::write(seats[at(seat)], s.winner == seat);
}

int run(int argc, char** argv) {
  if (argc != 3) return std::fprintf(stderr, "lotr_tcg_net SEED GAMES > FILE\n"), 2;
  const std::uint64_t seed = std::strtoull(argv[1], nullptr, 10);
  const std::vector<State> all = starts(kSealed, seed);
  const auto printed = static_cast<std::uint32_t>(all.size()) - kSealed;
  Rng rng(seed);
  for (long games = std::atol(argv[2]); games > 0; --games)
    play(all[rng.below(2) == 0 ? rng.below(printed) : printed + rng.below(kSealed)], rng);
  return 0;
}

}  // namespace
}  // namespace mathom::lotr_tcg

int main(int argc, char** argv) { return mathom::lotr_tcg::run(argc, argv); }

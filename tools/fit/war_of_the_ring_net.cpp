// Writes the data that the net of War of the Ring is fitted to (scripts/train/results.py): how rounds begin, and by how
// much the Shadow leads in the end. The rules of thumb of `expert` play games of all scenarios, with some random
// answers.
//
//   war_of_the_ring_net SEED GAMES > FILE      FILE: fit/results.h
#include <algorithm>
#include <cstdlib>
#include <vector>

#include "core/json.h"
#include "core/rng.h"
#include "fit/results.h"
#include "games/war_of_the_ring/brain/features.h"
#include "games/war_of_the_ring/brain/net.h"
#include "games/war_of_the_ring/rules.h"
#include "rules/game_of.h"
#include "rules/registry.h"

namespace mathom::war_of_the_ring {
namespace {

constexpr const char* kScenarios[] = {"trilogy", "duel", "three-player-duel", "fellowship"};
constexpr std::uint32_t kSlips = 4;  // in percent
constexpr int kMostAnswers = 3000;   // of a game

const Rules& rules() { return static_cast<const GameOf<Rules>&>(*find_game("war_of_the_ring")).rules(); }

Choice answer(const State& s, const Decision& d, Rng& rng) {
  const auto n = static_cast<std::uint32_t>(d.options.size());
  if (d.by_luck()) return {d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}};
  if (n == 1) return {0, {}};
  if (rng.below(100) < kSlips) return {rng.below(n), {}};
  std::vector<int> scores;
  const Side side = looking_at(rules().catalog, s).side(index(d.seat));
  score_options(Survey(rules().catalog, s, false, side == Side::shadow ? kShadowWeights : kFreeWeights), d, scores);
  return {static_cast<std::uint64_t>(std::max_element(scores.begin(), scores.end()) - scores.begin()), {}};
}

void play(State s, Rng& rng) {
  const Rules& r = rules();
  Memo memo;
  Decision d;
  std::vector<NetInputs> rounds;
  int round = s.round;
  for (int answers = 0; answers < kMostAnswers; ++answers) {
    d.reset();
    r.decision(s, memo, d);
    if (d.over()) break;
    if (s.round != round) write_features(Survey(r.catalog, s, false), rounds.emplace_back());
    round = s.round;
    r.apply(s, memo, d, answer(s, d, rng), nullptr);
  }
  if (!over(s)) return;
  const Table t = looking_at(r.catalog, s);
  const int lead = 100 * (t.final_points(Side::shadow) - t.final_points(Side::free_peoples)) +
                   (s.winner == Side::shadow ? kWin : -kWin);
  for (const NetInputs& one : rounds) results::write(one, lead);
}

int write_games(int argc, char** argv) {
  if (argc != 3) return std::fprintf(stderr, "war_of_the_ring_net SEED GAMES > FILE\n"), 2;
  Rng rng(std::strtoull(argv[1], nullptr, 10));
  std::vector<State> starts;
  for (const char* name : kScenarios) starts.push_back(rules().initial(rules().full_config({{"rule_set", name}})));
  const long games = std::atol(argv[2]);
  for (long i = 0; i < games; ++i) play(starts[static_cast<std::size_t>(i) % starts.size()], rng);
  return 0;
}

}  // namespace
}  // namespace mathom::war_of_the_ring

int main(int argc, char** argv) { return mathom::war_of_the_ring::write_games(argc, argv); }

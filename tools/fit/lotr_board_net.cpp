// Writes the data that the net of the co-operative board game is fitted to (scripts/train/results.py): how companions
// arrive at each place of the journey, and whether they destroy the Ring. The games have 2 to 5 Hobbits and Sauron on
// 10 to 15. The rules of thumb play them, with some random answers.
//
//   lotr_board_net SEED GAMES > FILE      FILE: fit/results.h
#include <cstdlib>
#include <vector>

#include "core/json.h"
#include "core/rng.h"
#include "fit/results.h"
#include "games/lotr_board/brain/brain.h"
#include "games/lotr_board/brain/features.h"
#include "games/lotr_board/rules.h"
#include "rules/game_of.h"
#include "rules/registry.h"

namespace mathom::lotr_board {
namespace {

constexpr std::uint32_t kSlips = 2;  // in percent

Choice answer(const Brain& brain, const mathom::State& s, const Decision& d, Rng& rng) {
  const auto n = static_cast<std::uint32_t>(d.options.size());
  if (d.by_luck()) return {d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}};
  if (n > 1 && rng.below(100) < kSlips) return {rng.below(n), {}};
  return brain.playout(s, d, rng);
}

void play(const Game& game, Rng& rng) {
  const int seats = 2 + static_cast<int>(rng.below(4)), sauron = 10 + static_cast<int>(rng.below(6));
  const StatePtr s = game.initial({{"seats", seats}, {"options", {{"sauron", sauron}}}});
  std::vector<NetInputs> arrivals;
  Decision d;
  int place = -1;
  for (game.decision(*s, d); !d.over(); game.decision(*s, d)) {
    const State& now = GameOf<Rules>::get(*s);
    if (now.place != place) write_features(Survey(now), arrivals.emplace_back());
    place = now.place;
    game.apply(*s, d, answer(*game.brain(), *s, d, rng), nullptr);
  }
  for (const NetInputs& one : arrivals) results::write(one, GameOf<Rules>::get(*s).result == Result::destroyed);
}

int run(int argc, char** argv) {
  if (argc != 3) return std::fprintf(stderr, "lotr_board_net SEED GAMES > FILE\n"), 2;
  Rng rng(std::strtoull(argv[1], nullptr, 10));
  for (long games = std::atol(argv[2]); games > 0; --games) play(*find_game("lotr_board"), rng);
  return 0;
}

}  // namespace
}  // namespace mathom::lotr_board

int main(int argc, char** argv) { return mathom::lotr_board::run(argc, argv); }

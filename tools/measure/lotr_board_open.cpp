// Measures how often companions destroy the Ring by the search of `club`, if they know their own hand (`own`), the
// hands of all (`hands`), or all piles too (`piles`), as if they had guessed the one true world. Dice stay unknown. The
// last two are upper limits for guessing or talking (docs/bots/lotr_board.md); no bot plays so. With `-ahead` the
// search looks for later answers too. With `-ahead-kept` each seat keeps that tree from one of its questions to the
// next.
//
//   lotr_board_open HOBBITS SAURON GAMES PLAYOUTS own|hands|piles[-ahead[-kept]] [SEED]
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "games/lotr_board/rules.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "support/searched.h"

namespace mathom::lotr_board {
namespace {

struct Open {
  int playouts = 0;
  bool ahead = false, kept = false, own = false, piles = false;

  using Trees = std::vector<test::KeptTree>;  // by seats
  std::uint64_t answer(const Game& g, const mathom::State& s, const Decision& d, Trees& trees, Rng& rng) const {
    const Observation seen = g.observe(s, own ? only(d.seat) : first_seats(g.seats(s)));
    test::KeptTree* tree = kept ? &trees[static_cast<std::size_t>(index(d.seat))] : nullptr;
    const std::uint64_t a = test::searched(g, *g.brain(), seen, d, playouts, rng, piles ? &s : nullptr, ahead, tree);
    for (test::KeptTree& t : trees) t.hear(d, a);
    return a;
  }
  bool destroys(const Game& g, const Json& config, std::uint64_t seed) const {
    const StatePtr s = g.initial(config);
    Decision d;
    Rng rng(seed);
    Trees trees;
    for (int i = 0; i < g.seats(*s); ++i) trees.emplace_back(seat_at(i));
    for (g.decision(*s, d); !d.over(); g.decision(*s, d)) {
      const std::uint64_t luck = d.ask == Ask::roll ? rng.below(d.sides) : rng.next();
      g.apply(*s, d, {d.by_luck() ? luck : answer(g, *s, d, trees, rng), {}}, nullptr);
    }
    return GameOf<Rules>::get(*s).result == Result::destroyed;
  }
};

int run(int argc, char** argv) {
  if (argc < 6)
    return std::fprintf(stderr,
                        "lotr_board_open HOBBITS SAURON GAMES PLAYOUTS own|hands|piles[-ahead[-kept]] [SEED]\n"),
           2;
  const Game& g = *find_game("lotr_board");
  const Json config = {{"seats", std::atoi(argv[1])}, {"options", {{"sauron", std::atoi(argv[2])}}}};
  if (!g.check_config(config).empty()) return std::fprintf(stderr, "lotr_board_open: no such game\n"), 2;
  const int games = std::atoi(argv[3]);
  const std::string_view knows = argv[5];
  const bool kept = knows.ends_with("-ahead-kept");
  const Open open{std::atoi(argv[4]), kept || knows.ends_with("-ahead"), kept, knows.starts_with("own"),
                  knows.starts_with("piles")};
  const auto seed = static_cast<std::uint64_t>(argc > 6 ? std::atoll(argv[6]) : 1);
  int won = 0;
  for (int i = 0; i < games; ++i) won += open.destroys(g, config, seed + static_cast<std::uint64_t>(i));
  std::printf("destroyed in %d of %d\n", won, games);
  return 0;
}

}  // namespace
}  // namespace mathom::lotr_board

int main(int argc, char** argv) { return mathom::lotr_board::run(argc, argv); }

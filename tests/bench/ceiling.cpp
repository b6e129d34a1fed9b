// What knowing more would bring: one seat plays by the search of `club` or `expert` knowing its own hand, the hands of all, or the one
// true world, as if it had been guessed; the others by the same search knowing their own. Each deal is played once from every seat. A
// ceiling for what guessing could bring (docs/bots.md); no bot plays so. Of the co-operative game: lotr_board_open.
//
//   ceiling GAME CONFIG DEALS PLAYOUTS own|hands|truth SEED [expert]      CONFIG: JSON, as {"seats": 4}
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "bench/tastes.h"
#include "core/json.h"
#include "rules/brain.h"
#include "rules/registry.h"
#include "support/searched.h"

namespace mathom {
namespace {

enum class Knows { own, hands, truth };

struct Bout {
  const Game& game;
  Json config;
  int playouts = 0;
  Knows knows = Knows::own;
  const Brain& brain;
  mutable int ahead = 0, games = 0;

  std::uint64_t answer(const State& s, const Decision& d, Knows known, Rng& rng) const {
    const Observation seen = game.observe(s, known == Knows::hands ? first_seats(game.seats(s)) : only(d.seat));
    return test::searched(game, brain, seen, d, playouts, rng, known == Knows::truth ? &s : nullptr);
  }
  // By how many points the seat is ahead of the others' mean.
  double lead(int seat, std::uint64_t seed) const {
    const StatePtr s = game.initial(config);
    Rng luck(seed), thoughts(seed * 100 + static_cast<std::uint64_t>(seat));
    Decision d;
    for (game.decision(*s, d); !d.over(); game.decision(*s, d)) {
      const std::uint64_t value = d.ask == Ask::roll ? luck.below(d.sides)
                                  : d.by_luck()      ? luck.next()
                                                : answer(*s, d, index(d.seat) == seat ? knows : Knows::own, thoughts);
      game.apply(*s, d, {value, {}}, nullptr);
    }
    const Outcome end = game.outcome(*s);
    const int seats = game.seats(*s);
    double others = 0;
    for (int i = 0; i < seats; ++i)
      if (i != seat) others += end.score[static_cast<std::size_t>(i)] / double(seats - 1);
    const double by = (end.score[static_cast<std::size_t>(seat)] - others) / game.info().score_unit;
    ++games, ahead += by > 0;
    return by;
  }
  // The mean over all seats.
  double deal(std::uint64_t seed) const {
    const int seats = game.seats(*game.initial(config));
    double sum = 0;
    for (int seat = 0; seat < seats; ++seat) sum += lead(seat, seed) / seats;
    return sum;
  }
};

int run(int argc, char** argv) {
  const bool expert = argc == 8 && argv[7] == std::string_view("expert");
  const Game* game = argc == 7 || expert ? find_game(argv[1]) : nullptr;
  Problems problems;
  const auto config = game ? parse_json(argv[2], problems) : std::nullopt;
  if (!config || !game->check_config(*config).empty())
    return std::fprintf(stderr, "ceiling GAME CONFIG DEALS PLAYOUTS own|hands|truth SEED [expert]\n"), 2;
  const std::string_view knows = argv[5];
  const Bout bout{*game, game->full_config(*config), std::atoi(argv[4]),
                  knows == "truth"   ? Knows::truth
                  : knows == "hands" ? Knows::hands
                                     : Knows::own,
                  expert ? game->brain()->thorough() : *game->brain()};
  const auto seed = static_cast<std::uint64_t>(std::atoll(argv[6]));
  const Mean s =
      tastes::mean_of(std::atoi(argv[3]), [&](int i) { return bout.deal(seed + static_cast<std::uint64_t>(i)); });
  std::printf("%+.2f +- %.2f points a game, ahead in %d of %d games\n", s.mean(), s.margin(), bout.ahead, bout.games);
  return 0;
}

}  // namespace
}  // namespace mathom

int main(int argc, char** argv) { return mathom::run(argc, argv); }

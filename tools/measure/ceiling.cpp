// Measures what knowing more would bring. One seat plays by the search of `club` or `expert`, with its own hand, the
// hands of all, or the one true world, as if it had guessed them. The others play by the same search with their own
// hands. Each deal is played once from every seat. It is an upper limit for guessing (docs/bots/search.md); no bot
// plays so. For the co-operative game see lotr_board_open.
//
//   ceiling GAME CONFIG DEALS PLAYOUTS own|hands|truth SEED [expert]      CONFIG: JSON, as {"seats": 4}
//   ceiling GAME CONFIG DEALS PLAYOUTS NET SEED [expert] in worlds that a net of scripts/train/worlds.py thinks likely
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/json.h"
#include "fit/weight_search.h"
#include "measure/likely_worlds.h"
#include "rules/brain.h"
#include "rules/registry.h"
#include "support/searched.h"

namespace mathom {
namespace {

enum class Knows { own, hands, truth, likely };

struct Bout {
  const Game& game;
  Json config;
  int playouts = 0;
  Knows knows = Knows::own;
  const Brain& brain;
  const NetOfWorlds* net = nullptr;  // of worlds, where the seat knows what is likely
  mutable int ahead = 0, games = 0;

  std::uint64_t answer(const State& s, const Decision& d, Knows known, Rng& rng) const {
    const Observation seen = game.observe(s, known == Knows::hands ? first_seats(game.seats(s)) : only(d.seat));
    std::unique_ptr<Worlds> worlds;
    if (const Looks& looks = *looks_at(game.info().id); known == Knows::likely && looks.asks(seen, d))
      worlds = std::make_unique<LikelyWorlds>(game, looks, *net, seen, d);
    return test::searched(game, brain, seen, d, playouts, rng, known == Knows::truth ? &s : nullptr, false, nullptr,
                          std::move(worlds));
  }
  // Returns by how many points the seat is ahead of the others' mean.
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

// Returns the net of a file that worlds.py has written; nothing, after a message, if it is not one.
std::optional<NetOfWorlds> net_in(const char* path) {
  std::ifstream file(path, std::ios::binary);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  Problems problems;
  const auto json = parse_json(text, problems);
  const bool sized = json && json->is_object() && json->value("width", 0) > 0 && json->contains("first");
  const int inputs = sized ? static_cast<int>(json->value("first", "").size()) / json->value("width", 0) : 0;
  SmallNet net = SmallNet::read(text, inputs, 1, problems);
  if (problems.empty()) return NetOfWorlds{std::move(net), inputs};
  std::fprintf(stderr, "%s: %s\n", path, problems.text().c_str());
  return {};
}

Knows knows_of(std::string_view word) {
  return word == "own" ? Knows::own : word == "hands" ? Knows::hands : word == "truth" ? Knows::truth : Knows::likely;
}

int run(int argc, char** argv) {
  const bool expert = argc == 8 && argv[7] == std::string_view("expert");
  const Game* game = argc == 7 || expert ? find_game(argv[1]) : nullptr;
  Problems problems;
  const auto config = game ? parse_json(argv[2], problems) : std::nullopt;
  if (!config || !game->check_config(*config).empty())
    return std::fprintf(stderr, "ceiling GAME CONFIG DEALS PLAYOUTS own|hands|truth|NET SEED [expert]\n"), 2;
  const Knows knows = knows_of(argv[5]);
  std::optional<NetOfWorlds> net;
  if (knows == Knows::likely && !(net = net_in(argv[5]))) return 2;
  const Bout bout{*game,
                  game->full_config(*config),
                  std::atoi(argv[4]),
                  knows,
                  expert ? game->brain()->thorough() : *game->brain(),
                  net ? &*net : nullptr};
  const auto seed = static_cast<std::uint64_t>(std::atoll(argv[6]));
  const Mean s =
      weights::mean_of(std::atoi(argv[3]), [&](int i) { return bout.deal(seed + static_cast<std::uint64_t>(i)); });
  std::printf("%+.2f +- %.2f points a game, ahead in %d of %d games\n", s.mean(), s.margin(), bout.ahead, bout.games);
  return 0;
}

}  // namespace
}  // namespace mathom

int main(int argc, char** argv) { return mathom::run(argc, argv); }

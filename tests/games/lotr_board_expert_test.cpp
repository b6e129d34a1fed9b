// What a level that takes its time adds in the co-operative board game: a net that says what it is worth to arrive at a
// place.
#include <catch2/catch_test_macros.hpp>
#include <utility>
#include <vector>

#include "core/json.h"
#include "games/lotr_board/brain/net.h"
#include "games/lotr_board/brain/value.h"
#include "games/lotr_board/rules.h"
#include "rules/brain.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "support/searched.h"

using namespace mathom;
namespace board = mathom::lotr_board;

namespace {

using BoardGame = GameOf<board::Rules>;

const Game& game() { return *find_game("lotr_board"); }

// Plays a game by the search of this brain, with few playouts; `arrived` sees each place as it begins.
template <class Look>
bool destroyed(const Brain& brain, int hobbits, std::uint64_t seed, Look arrived) {
  const StatePtr s = game().initial({{"seats", hobbits}});
  Rng luck(seed), thoughts(seed + 1);
  Decision d;
  int place = 0;
  for (game().decision(*s, d); !d.over(); game().decision(*s, d)) {
    const board::State& now = BoardGame::get(*s);
    if (now.place != place) arrived(now);
    place = now.place;
    const std::uint64_t value = d.ask == Ask::roll ? luck.below(d.sides)
                                : d.by_luck()
                                    ? luck.next()
                                    : test::searched(game(), brain, game().observe(*s, only(d.seat)), d, 24, thoughts);
    game().apply(*s, d, {value, {}}, nullptr);
  }
  return BoardGame::get(*s).result == board::Result::destroyed;
}

}  // namespace

TEST_CASE("the net knows better how a journey ends than a sum of weights does",
          "[lotr_board][brain][expert][strength]") {
  double sum = 0, net = 0;  // squared errors
  int arrivals = 0;
  for (const int hobbits : {2, 3, 4, 5})
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
      std::vector<std::pair<double, double>> guesses;
      const bool won = destroyed(*game().brain(), hobbits, seed, [&](const board::State& s) {
        guesses.emplace_back(board::chance_of(s) / 10000.0, board::chance_by_net(s) / 10000.0);
      });
      const double truth = won ? 1 : 0;
      for (const auto& [a, b] : guesses) sum += (a - truth) * (a - truth), net += (b - truth) * (b - truth);
      arrivals += static_cast<int>(guesses.size());
    }
  CAPTURE(sum, net, arrivals);
  CHECK(arrivals > 300);
  CHECK(net < sum);
}

TEST_CASE("the net says the same of the board game on every machine", "[lotr_board][brain][expert]") {
  std::uint64_t sum = 0;
  for (const int hobbits : {2, 3, 4, 5})
    destroyed(*game().brain(), hobbits, 3,
              [&](const board::State& s) { sum = mix64(sum ^ static_cast<std::uint32_t>(board::chance_by_net(s))); });
  CHECK(sum == 8770066492492213757u);  // with these weights
}

TEST_CASE("the value of a finished journey is exact", "[lotr_board][brain][expert]") {
  const StatePtr s = game().initial({{"seats", 3}});
  board::State& now = BoardGame::get(*s);
  CHECK(board::chance_by_net(now) > 0);
  now.result = board::Result::bearer_lost;
  CHECK(board::chance_by_net(now) == 0);
  now.result = board::Result::destroyed;
  CHECK(board::chance_by_net(now) == board::kCertain);
}

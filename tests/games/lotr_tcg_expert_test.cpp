// What a level that takes its time adds in the trading card game: numbers of its own, and a better opinion of a table.
#include <catch2/catch_test_macros.hpp>
#include <utility>
#include <vector>

#include "core/json.h"
#include "games/lotr_tcg/brain/standing.h"
#include "games/lotr_tcg/rules.h"
#include "rules/brain.h"
#include "rules/game_of.h"
#include "rules/registry.h"

using namespace mathom;
namespace tcg = mathom::lotr_tcg;

namespace {

using TcgGame = GameOf<tcg::Rules>;

const Game& game() { return *find_game("lotr_tcg"); }
const tcg::State& state_of(const State& s) { return TcgGame::get(s); }

// Plays a game by `own` at `seat` and by `others` elsewhere; `turn_ended` sees the table whenever a turn has ended.
template <class Look>
int winner(const Brain& own, SeatId seat, const Brain& others, const Json& decks, std::uint64_t seed, Look turn_ended) {
  const StatePtr s = game().initial({{"seats", 2}, {"decks", decks}});
  Rng rng(seed);
  Decision d;
  int turn = -1;
  for (game().decision(*s, d); !d.over(); game().decision(*s, d)) {
    if (turn >= 0 && state_of(*s).turn != turn)
      turn_ended(tcg::looking_at(tcg::catalog_of(game()), state_of(std::as_const(*s))));
    turn = state_of(*s).turn;
    const Choice c = d.by_luck() ? Choice{d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}}
                                 : (d.seat == seat ? own : others).playout(*s, d, rng);
    game().apply(*s, d, c, nullptr);
  }
  return state_of(*s).winner;
}

const Json kPairs[] = {Json::array({"aragorn-starter", "gandalf-starter"}),
                       Json::array({"house-elves-and-nazgul", "house-dwarves-and-mordor"}),
                       Json::array({"gandalf-starter", "house-dwarves-and-mordor"})};

}  // namespace

TEST_CASE("the rules of thumb of a level that takes its time win more often", "[lotr_tcg][brain][expert]") {
  const Brain &usual = *game().brain(), &thorough = usual.thorough();
  int won = 0, games = 0;
  for (const Json& decks : kPairs)
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
      for (int seat = 0; seat < 2; ++seat, ++games)
        won += winner(thorough, seat_at(seat), usual, decks, seed, [](const tcg::Table&) {}) == seat ? 1 : 0;
  CHECK(won > games / 2);
}

TEST_CASE("a level that takes its time knows better who will win", "[lotr_tcg][brain][expert]") {
  const Brain& brain = *game().brain();
  double usual = 0, thorough = 0;  // squared errors
  for (const Json& decks : kPairs)
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      std::vector<std::pair<double, double>> guesses;
      const int won = winner(brain, seat_at(0), brain, decks, seed, [&](const tcg::Table& t) {
        guesses.emplace_back(tcg::standing_of(t, 0) / 1000.0, tcg::standing_of(t, 0, tcg::kExpertWeights) / 1000.0);
      });
      const double truth = won == 0 ? 1 : 0;
      for (const auto& [a, b] : guesses) usual += (a - truth) * (a - truth), thorough += (b - truth) * (b - truth);
    }
  CAPTURE(usual, thorough);
  CHECK(thorough < usual);
}

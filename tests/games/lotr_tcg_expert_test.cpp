// What a level that takes its time adds in the trading card game: numbers of its own, a net that says what a table is
// worth, and questions about hands that it searches.
#include <catch2/catch_test_macros.hpp>
#include <utility>
#include <vector>

#include "core/json.h"
#include "games/lotr_tcg/brain/net.h"
#include "games/lotr_tcg/brain/position_value.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/questions.h"
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
template <class Evaluation>
int winner(const Brain& own, SeatId seat, const Brain& others, const Json& decks, std::uint64_t seed,
           Evaluation turn_ended) {
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

TEST_CASE("expert's rules of thumb win more often than club's", "[lotr_tcg][brain][expert]") {
  const Brain &usual = *game().brain(), &thorough = usual.thorough();
  int won = 0, games = 0;
  for (const Json& decks : kPairs)
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
      for (int seat = 0; seat < 2; ++seat, ++games)
        won += winner(thorough, seat_at(seat), usual, decks, seed, [](const tcg::Table&) {}) == seat ? 1 : 0;
  CHECK(won > games / 2);
}

TEST_CASE("the net knows better who will win than a sum of weights does", "[lotr_tcg][brain][expert]") {
  const Brain& brain = *game().brain();
  double sum = 0, net = 0;  // squared errors
  for (const Json& decks : kPairs)
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      std::vector<std::pair<double, double>> guesses;
      const int won = winner(brain, seat_at(0), brain, decks, seed, [&](const tcg::Table& t) {
        guesses.emplace_back(tcg::position_value(t, 0) / 1000.0, tcg::chance_by_net(t, 0) / 1000.0);
      });
      const double truth = won == 0 ? 1 : 0;
      for (const auto& [a, b] : guesses) sum += (a - truth) * (a - truth), net += (b - truth) * (b - truth);
    }
  CAPTURE(sum, net);
  CHECK(net < 0.85 * sum);
}

TEST_CASE("the net says the same of the trading card game on every machine", "[lotr_tcg][brain][expert]") {
  const Brain& brain = *game().brain();
  std::uint64_t sum = 0;
  for (const Json& decks : kPairs)
    winner(brain, seat_at(0), brain, decks, 3, [&](const tcg::Table& t) {
      for (int seat = 0; seat < 2; ++seat) sum = mix64(sum ^ static_cast<std::uint32_t>(tcg::chance_by_net(t, seat)));
    });
  CHECK(sum == 12164561102700490905u);  // with these weights
}

TEST_CASE("the net counts the opponent who stands best", "[lotr_tcg][brain][expert]") {
  const StatePtr s = game().initial({{"seats", 3}});
  tcg::State& now = TcgGame::get(*s);
  const auto chance = [&] { return tcg::chance_by_net(tcg::looking_at(tcg::catalog_of(game()), now), 0); };
  const int alike = chance();
  now.site[1] = 8;
  const int one_ahead = chance();
  CHECK(one_ahead < alike);
  now.site[2] = 8;
  CHECK(chance() <= one_ahead);
  now.lost[1] = now.lost[2] = tcg::Loss::corrupted;
  CHECK(chance() > alike);
}

TEST_CASE("expert searches questions about hands, club does not", "[lotr_tcg][brain][expert]") {
  const StatePtr s = game().initial({{"seats", 2}, {"decks", kPairs[0]}});
  const Brain &club = *game().brain(), &expert = club.thorough();
  Rng rng(5);
  Decision d;
  int by_expert = 0, by_club = 0;
  for (game().decision(*s, d); !d.over(); game().decision(*s, d)) {
    const auto q = static_cast<tcg::Question>(d.why);
    if (!d.by_luck() && (q == tcg::Question::discard || q == tcg::Question::reduce || q == tcg::Question::bid)) {
      const Observation seen = game().observe(*s, only(d.seat));
      by_expert += expert.worth_searching(seen, d);
      by_club += club.worth_searching(seen, d);
    }
    game().apply(
        *s, d,
        d.by_luck() ? Choice{d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}} : club.playout(*s, d, rng),
        nullptr);
  }
  CHECK(by_expert > 5);
  CHECK(by_club == 0);
}

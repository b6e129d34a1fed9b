// What a level that takes its time adds in War of the Ring: more questions searched, what a round is worth read from
// weights, and numbers of its own.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <vector>

#include "ai/bot.h"
#include "core/json.h"
#include "games/war_of_the_ring/brain/net.h"
#include "games/war_of_the_ring/rules.h"
#include "rules/bot_level.h"
#include "rules/game_of.h"
#include "rules/registry.h"

using namespace mathom;
namespace war = mathom::war_of_the_ring;

namespace {

using WarGame = GameOf<war::Rules>;

const Game& game() { return *find_game("war_of_the_ring"); }
const war::Catalog& catalog() { return static_cast<const WarGame&>(game()).rules().catalog; }
const war::State& state_of(const State& s) { return WarGame::get(s); }

// Calls back at every question but luck's in games by the rules of thumb; returns how they ended.
template <class Look>
std::vector<StatePtr> played(const char* scenario, int games, Look look) {
  std::vector<StatePtr> out;
  for (int i = 0; i < games; ++i) {
    StatePtr s = game().initial({{"rule_set", scenario}});
    Rng rng(static_cast<std::uint64_t>(i + 1));
    Decision d;
    for (game().decision(*s, d); !d.over(); game().decision(*s, d)) {
      if (!d.by_luck()) look(i, *s, d);
      const Choice c = d.by_luck() ? Choice{d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}}
                                   : game().brain()->playout(*s, d, rng);
      game().apply(*s, d, c, nullptr);
    }
    out.push_back(std::move(s));
  }
  return out;
}

int shadow_lead(const State& s) {
  const war::Table t = war::looking_at(catalog(), state_of(s));
  return t.final_points(war::Side::shadow) - t.final_points(war::Side::free_peoples);
}

// By how much `level` leads `other` in a deal that is played from both sides, the sum of both games.
int lead_over(const char* level, const char* other, const char* scenario, std::uint64_t seed) {
  int sum = 0;
  for (const war::Side side : {war::Side::shadow, war::Side::free_peoples}) {
    const StatePtr s = game().initial({{"rule_set", scenario}});
    Rng luck(seed), thoughts(seed + 1);
    Decision d;
    for (game().decision(*s, d); !d.over(); game().decision(*s, d)) {
      std::uint64_t answer = d.ask == Ask::roll ? luck.below(d.sides) : luck.next();
      if (!d.by_luck()) {
        const bool mine = war::looking_at(catalog(), state_of(*s)).side(index(d.seat)) == side;
        BotLevel l = *find_bot_level(mine ? level : other);
        l.playouts = 40;
        answer = think(game(), game().observe(*s, only(d.seat)), d, l, thoughts.next());
      }
      game().apply(*s, d, {answer, {}}, nullptr);
    }
    sum += side == war::Side::shadow ? shadow_lead(*s) : -shadow_lead(*s);
  }
  return sum;
}

}  // namespace

TEST_CASE("only expert searches what is cycled, paid and eliminated", "[war_of_the_ring][brain][expert]") {
  const Brain& brain = *game().brain();
  int more = 0;
  played("duel", 2, [&](int, const State& s, const Decision& d) {
    const Observation seen = game().observe(s, only(d.seat));
    const auto q = static_cast<war::Question>(d.why);
    const bool gives = q == war::Question::cycle || q == war::Question::pay || q == war::Question::eliminate ||
                       q == war::Question::forsake || q == war::Question::order;
    if (!gives) return;
    CHECK_FALSE(brain.worth_searching(seen, d));
    more += brain.thorough().worth_searching(seen, d) ? 1 : 0;
  });
  CHECK(more > 20);
}

// Denethor forsakes the top card, which is cycled instead, and may look for his sons for ever.
TEST_CASE("a text that brings nothing is not used to win time", "[war_of_the_ring][brain][expert]") {
  int left_out = 0;
  played("duel", 12, [&](int, const State& s, const Decision& d) {
    if (static_cast<war::Question>(d.why) != war::Question::action) return;
    const Observation seen = game().observe(s, only(d.seat));
    std::vector<int> scores;
    war::score_options(war::Survey(catalog(), WarGame::view(seen), true), d, scores);
    std::vector<Brain::Considered> tried;
    game().brain()->consider(seen, d, tried);
    const int best = *std::max_element(scores.begin(), scores.end());
    for (std::size_t i = 0; i < scores.size(); ++i) {
      if (war::verb_of(d.options[i]) != war::Verb::use || scores[i] >= 0) continue;
      left_out += best - scores[i] < 60 ? 1 : 0;
      CHECK(std::none_of(tried.begin(), tried.end(), [&](const auto& t) { return t.option == i; }));
    }
  });
  CHECK(left_out > 10);
}

TEST_CASE("the net predicts much of the final lead", "[war_of_the_ring][brain][expert]") {
  struct Guess {
    int game, worth;
  };
  std::vector<Guess> guesses;
  int round = 0;
  const auto ends = played("duel", 300, [&](int i, const State& s, const Decision&) {
    const war::State& now = state_of(s);
    const war::Survey v(catalog(), now, false);
    if (now.round == round || v.rounds_left() != 3) {
      round = v.rounds_left() == 3 ? now.round : 0;
      return;
    }
    round = now.round;
    guesses.push_back({i, war::lead_by_net(v)});
  });
  REQUIRE(guesses.size() > 100);
  double mean = 0, all = 0, left = 0;
  const auto worth_of = [&](const Guess& g) {
    const State& end = *ends[static_cast<std::size_t>(g.game)];
    return 100.0 * shadow_lead(end) + (state_of(end).winner == war::Side::shadow ? war::kWin : -war::kWin);
  };
  for (const Guess& g : guesses) mean += worth_of(g) / static_cast<double>(guesses.size());
  for (const Guess& g : guesses) {
    all += std::pow(worth_of(g) - mean, 2);
    left += std::pow(worth_of(g) - g.worth, 2);
  }
  CHECK(1 - left / all > 0.25);
}

TEST_CASE("the net says the same of War of the Ring on every machine", "[war_of_the_ring][brain][expert]") {
  std::uint64_t sum = 0;
  int round = 0;
  for (const char* scenario : {"trilogy", "duel", "three-player-duel", "fellowship"})
    played(scenario, 4, [&](int, const State& s, const Decision&) {
      if (state_of(s).round == round) return;
      round = state_of(s).round;
      sum = mix64(sum ^ static_cast<std::uint32_t>(war::lead_by_net(war::Survey(catalog(), state_of(s), false))));
    });
  CHECK(sum == 8163021806702732470u);  // with these weights
}

TEST_CASE("expert is ahead of club", "[war_of_the_ring][brain][expert]") {
  int ahead = 0, lead = 0;
  for (std::uint64_t deal = 1; deal <= 6; ++deal) {
    const int n = lead_over("expert", "club", "fellowship", deal);
    ahead += n > 0 ? 1 : 0;
    lead += n;
  }
  CHECK(ahead >= 4);
  CHECK(lead > 0);
}

// The players of War of the Ring made by the machine: how they do against chance, and what they answer.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <sstream>

#include "ai/bot.h"
#include "core/json.h"
#include "rules/brain.h"
#include "rules/game.h"
#include "rules/registry.h"

using namespace mathom;

namespace {

const Game& war_game() { return *find_game("war_of_the_ring"); }

// By how many points the Free Peoples lead in the end (team 0), each side played by a level.
int lead(const char* scenario, const char* free_peoples, const char* shadow, std::uint64_t seed) {
  const Game& g = war_game();
  const StatePtr s = g.initial({{"rule_set", scenario}});
  const Outcome start = g.outcome(*s);
  Decision d;
  Rng rng(seed);
  for (g.decision(*s, d); !d.over(); g.decision(*s, d)) {
    std::uint64_t answer = d.ask == Ask::roll ? rng.below(d.sides) : rng.next();
    if (!d.by_luck()) {
      const char* level = start.team[static_cast<std::size_t>(index(d.seat))] == 0 ? free_peoples : shadow;
      answer = think(g, g.observe(*s, only(d.seat)), d, *find_bot_level(level), rng.next());
    }
    g.apply(*s, d, {answer, {}}, nullptr);
  }
  const Outcome end = g.outcome(*s);
  int points[2] = {0, 0};
  for (int i = 0; i < g.seats(*s); ++i)
    points[end.team[static_cast<std::size_t>(i)]] = end.score[static_cast<std::size_t>(i)];
  return points[0] - points[1];
}

StatePtr arranged(const char* scenario, const char* setup) {
  Problems problems;
  const auto j = parse_json(setup, problems);
  REQUIRE(problems.empty());
  StatePtr state = war_game().initial({{"rule_set", scenario}});
  war_game().arrange(*state, *j, problems);
  INFO(problems.text());
  REQUIRE(problems.empty());
  return state;
}

std::string answer_in(const State& s, const char* level, int playouts = 0) {
  const Game& g = war_game();
  Decision d;
  g.decision(s, d);
  REQUIRE(is_player(d.seat));
  BotLevel l = *find_bot_level(level);
  l.playouts = playouts;
  return g.token(s, d, option_of(d, {think(g, g.observe(s, only(d.seat)), d, l, 5), {}}));
}

}  // namespace

TEST_CASE("rules of thumb beat random play on either side of every scenario", "[war_of_the_ring][brain]") {
  for (const char* scenario : {"trilogy", "duel", "three-player-duel", "fellowship"})
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      INFO(scenario << ", seed " << seed);
      CHECK(lead(scenario, "rules", "random", seed) > 0);
      CHECK(lead(scenario, "random", "rules", seed) < 0);
    }
}

TEST_CASE("an icon that decides the combat over a path is played, and not a card that decides nothing",
          "[war_of_the_ring][brain]") {
  const StatePtr s = arranged("fellowship", R"({"round": 6, "last_path": 6, "turn": 1, "start": 1,
      "places": {"amon-hen": ["the-witch-king"]}, "hands": [[], ["gandalf-the-grey", "high-elves-1", "arwen"]]})");
  CHECK(answer_in(*s, "rules") == "play gandalf-the-grey amon-hen");
}

TEST_CASE("a bot answers alike in slices and at once", "[war_of_the_ring][brain]") {
  const StatePtr s = arranged("trilogy", R"({"places": {"the-old-forest": [], "moria": []},
      "hands": [["gimli", "frodo-baggins", "sam-gamgee", "theoden"], ["the-witch-king"], ["legolas"], ["saruman"]]})");
  const Game& g = war_game();
  Decision d;
  g.decision(*s, d);
  BotLevel level = *find_bot_level("club");
  level.playouts = 60;
  Thinker sliced(g, g.observe(*s, only(d.seat)), d, level, 9);
  while (!sliced.step(7)) {
  }
  CHECK(sliced.best() == think(g, g.observe(*s, only(d.seat)), d, level, 9));
}

TEST_CASE("nobody uses Denethor to search for sons who are elsewhere", "[war_of_the_ring][brain]") {
  // It may go on for ever: a card that is forsaken may come back.
  const auto answer = [](const char* eliminated) {
    const std::string table = R"({"turn": 2, "places": {"emyn-muil": []}, "reserve": [[], [], ["denethor"], []],
        "hands": [[], [], [], []], "rings_used": [2], "eliminated": [[], [], )" +
                              std::string(eliminated) + ", []]}";
    return answer_in(*arranged("trilogy", table.c_str()), "rules");
  };
  CHECK(answer("[]") == "use denethor");
  CHECK(answer(R"(["boromir", "faramir"])") == "pass");
}

TEST_CASE("a quick level plays fewer worlds, and answers alike in any slices", "[war_of_the_ring][brain]") {
  const StatePtr s = arranged("trilogy", R"({"places": {"the-old-forest": [], "moria": []},
      "hands": [["gimli", "frodo-baggins", "sam-gamgee", "theoden"], ["the-witch-king"], ["legolas"], ["saruman"]]})");
  const Game& g = war_game();
  Decision d;
  g.decision(*s, d);
  BotLevel level = *find_bot_level("club");
  const auto tries = [&](bool quick) {
    level.quick = quick;
    Thinker sliced(g, g.observe(*s, only(d.seat)), d, level, 9);
    while (!sliced.step(3)) {
    }
    CHECK(sliced.best() == think(g, g.observe(*s, only(d.seat)), d, level, 9));
    int n = 0;
    for (const Ranked& r : sliced.ranking()) n += r.tries;
    return n;
  };
  const int all = tries(false), some = tries(true);
  CHECK(all > 1500);
  CHECK(some < all / 2);
  CHECK(some > 20);
}

namespace {

// A token without the numbers of copies: "cycle mordor-orcs-2" as "cycle mordor-orcs".
std::string without_copies(const std::string& token) {
  std::istringstream words(token);
  std::string out;
  for (std::string word; words >> word;) {
    const auto dash = word.rfind('-');
    const bool copy = dash != std::string::npos && dash + 2 == word.size() && word.back() >= '1' && word.back() <= '9';
    out += (copy ? word.substr(0, dash) : word) + " ";
  }
  return out;
}

}  // namespace

TEST_CASE("how often a player is asked a question without a choice", "[.measure]") {
  const Game& g = war_game();
  struct Count {
    int questions = 0, one = 0, alike = 0, options = 0, kinds = 0;
  };
  std::map<std::string, Count> by_prompt;
  Count all;
  constexpr std::uint64_t kGames = 20;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const StatePtr s = g.initial({{"rule_set", "trilogy"}});
    Decision d;
    Rng rng(seed);
    for (g.decision(*s, d); !d.over(); g.decision(*s, d)) {
      std::uint64_t answer = d.ask == Ask::roll ? rng.below(d.sides) : rng.next();
      if (!d.by_luck()) {
        std::set<std::string> kinds;
        for (const Option& o : d.options) kinds.insert(without_copies(g.token(*s, d, o)));
        for (Count* c : {&all, &by_prompt[std::string(g.prompt(*s, d).key)]}) {
          ++c->questions;
          c->one += d.options.size() == 1;
          c->alike += d.options.size() > 1 && kinds.size() == 1;
          c->options += static_cast<int>(d.options.size());
          c->kinds += static_cast<int>(kinds.size());
        }
        answer = think(g, g.observe(*s, only(d.seat)), d, *find_bot_level("beginner"), rng.next());
      }
      g.apply(*s, d, {answer, {}}, nullptr);
    }
  }
  std::ostringstream out;
  const auto line = [&](const std::string& what, const Count& c) {
    out << "\n  " << what << ": " << c.questions << " questions, " << c.one << " with one option, " << c.alike
        << " with options all alike; " << c.options << " options of " << c.kinds << " kinds";
  };
  line("all", all);
  for (const auto& [prompt, c] : by_prompt) line(prompt, c);
  WARN(kGames << " games of four" << out.str());
}

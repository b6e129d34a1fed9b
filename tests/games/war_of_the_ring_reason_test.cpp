// What bots say of their answers: to whoever asks for a hint, and aloud.
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "ai/bot.h"
#include "core/json.h"
#include "games/war_of_the_ring/state/phases.h"
#include "rules/brain.h"
#include "rules/game.h"
#include "rules/registry.h"
#include "support/languages.h"

using namespace mathom;
using war_of_the_ring::Question;
using Voice = Brain::Voice;

namespace {

const Game& war_game() { return *find_game("war_of_the_ring"); }
const Brain& brain() { return *war_game().brain(); }

// Calls look(seen, decision) at every question of a game, which is answered by rules of thumb or at random.
template <class F>
void each_question(const char* scenario, const char* level, std::uint64_t seed, F look) {
  const Game& g = war_game();
  const StatePtr s = g.initial({{"rule_set", scenario}});
  Decision d;
  Rng rng(seed);
  for (g.decision(*s, d); !d.over(); g.decision(*s, d)) {
    std::uint64_t answer = d.ask == Ask::roll ? rng.below(d.sides) : rng.next();
    if (!d.by_luck()) {
      look(g.observe(*s, only(d.seat)), d);
      answer = think(g, g.observe(*s, only(d.seat)), d, *find_bot_level(level), rng.next());
    }
    g.apply(*s, d, {answer, {}}, nullptr);
  }
}

struct Said {
  Phrase words;
  Brain::Politeness politeness;
};
// Of an answer to the first question of an arranged game of The Fellowship of the Ring.
Said said_of(const std::string& setup, const char* token, Voice voice) {
  const Game& g = war_game();
  Problems problems;
  const auto j = parse_json(setup, problems);
  REQUIRE(problems.empty());
  const StatePtr s = g.initial({{"rule_set", "fellowship"}});
  g.arrange(*s, *j, problems);
  INFO(problems.text());
  REQUIRE(problems.empty());
  Decision d;
  g.decision(*s, d);
  const int n = find_option(g, *s, d, token);
  REQUIRE(n >= 0);
  const Observation seen = g.observe(*s, only(d.seat));
  return {brain().reason(seen, d, d.options[static_cast<std::size_t>(n)], voice),
          brain().politeness(seen, d, d.options[static_cast<std::size_t>(n)])};
}
std::string path_with(const std::string& hand) {
  return R"({"round": 6, "last_path": 6, "turn": 1, "start": 1, "places": {"amon-hen": ["the-witch-king"]},
             "hands": [[], ["gandalf-the-grey", )" +
         hand + "]]}";
}

}  // namespace

TEST_CASE("every card that may be played, moved, used or eliminated has a reason in every language",
          "[war_of_the_ring][brain]") {
  const auto texts = test::languages();
  std::map<std::string_view, int> said;
  const auto look = [&](const Observation& seen, const Decision& d) {
    if (d.options.size() == 1) return;
    for (const Option& o : d.options) {
      const Brain::Politeness politeness = brain().politeness(seen, d, o);
      for (const auto voice : {Voice::adviser, Voice::own}) {
        const Phrase why = brain().reason(seen, d, o, voice);
        INFO("question " << d.why << ", verb " << o.verb);
        if (voice == Voice::own && politeness.told) CHECK(!why.empty());
        if (voice == Voice::adviser && static_cast<Question>(d.why) == Question::action) REQUIRE(!why.empty());
        if (why.empty() || said[why.key]++ > 0) continue;
        for (const auto& [language, t] : texts) {
          INFO(language << ": " << why.key);
          CHECK(t.has(why.key));
          CHECK(t.say(why, Namer{}).find('<') == std::string::npos);
        }
      }
    }
  };
  for (const char* scenario : {"trilogy", "duel", "three-player-duel", "fellowship"})
    for (const char* level : {"rules", "random"}) each_question(scenario, level, 4, look);
  CHECK(said.size() > 30);
}

TEST_CASE("a player who turns a combat says so, and the same whatever else they hold", "[war_of_the_ring][brain]") {
  const char* play = "play gandalf-the-grey amon-hen";
  const Said one = said_of(path_with(R"("high-elves-1", "arwen")"), play, Voice::own);
  CHECK(one.politeness.told);
  CHECK(one.politeness.open);
  CHECK(one.words.key == "war_of_the_ring.reason.turns_back.own");
  const Said other = said_of(path_with(R"("strider")"), play, Voice::own);
  CHECK(other.politeness.told);
  CHECK(other.words == one.words);
}

TEST_CASE("nothing is said aloud that others do not see", "[war_of_the_ring][brain]") {
  const Said cycled = said_of(path_with(R"("high-elves-1")"), "cycle high-elves-1", Voice::own);
  CHECK_FALSE(cycled.politeness.told);
  CHECK(cycled.words.empty());
  CHECK(said_of(path_with(R"("high-elves-1")"), "cycle high-elves-1", Voice::adviser).words.key ==
        "war_of_the_ring.reason.least");
}

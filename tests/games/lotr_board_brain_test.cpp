// The companions of the co-operative board game: what they think of, what they say, and how far they come.
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "games/lotr_board/brain/value.h"
#include "games/lotr_board/state/phases.h"
#include "games/lotr_board_play.h"
#include "support/languages.h"
#include "text/texts.h"

using namespace mathom;
using namespace mathom::lotr_board;
using namespace mathom::test;

namespace {

StatePtr arranged(const char* config, const char* setup) {
  Problems problems;
  const auto c = parse_json(config, problems), s = parse_json(setup, problems);
  REQUIRE(problems.empty());
  StatePtr state = board_game().initial(*c);
  board_game().arrange(*state, *s, problems);
  INFO(problems.text());
  REQUIRE(problems.empty());
  return state;
}

// What the seat that is asked answers, in the game's words.
std::string answer_in(const mathom::State& s, const char* level, int playouts = 0) {
  const Game& g = board_game();
  Decision d;
  g.decision(s, d);
  REQUIRE(is_player(d.seat));
  BotLevel l = *find_bot_level(level);
  l.playouts = playouts;
  return g.token(s, d, option_of(d, {think(g, g.observe(s, only(d.seat)), d, l, 5), {}}));
}

const auto kNoLook = [](const Observation&, const Decision&) {};

int destroyed(int games, int seats, int sauron, const char* level) {
  int n = 0;
  for (int i = 0; i < games; ++i)
    n += play_alone(seats, sauron, level, 100 + static_cast<std::uint64_t>(i), kNoLook) == Result::destroyed;
  return n;
}

}  // namespace

TEST_CASE("companions who see only their own hands destroy the Ring in most first games", "[lotr_board][brain]") {
  // Over a thousand games seven in ten, by docs/bots/lotr_board.md; chance never does.
  CHECK(destroyed(60, 3, 15, "rules") > 30);
  CHECK(destroyed(60, 3, 15, "random") == 0);
}

TEST_CASE("a beginner among companions does worse than one who makes no mistakes, and better than chance",
          "[lotr_board][brain]") {
  const int beginner = destroyed(100, 3, 15, "beginner");
  CHECK(beginner < destroyed(100, 3, 15, "rules"));
  CHECK(beginner > 20);
}

TEST_CASE("companions have a reason for everything they might do, in every language", "[lotr_board][brain]") {
  const auto texts = languages();
  std::map<std::string_view, int> said;
  const Game& g = board_game();
  for (int seats = 2; seats <= 5; ++seats)
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
      play_alone(seats, 13, seed % 2 == 0 ? "rules" : "random", seed, [&](const Observation& seen, const Decision& d) {
        for (const Option& o : d.options) {
          if (d.options.size() == 1) return;
          for (const auto voice : {Brain::Voice::adviser, Brain::Voice::own}) {
            const Phrase why = g.brain()->reason(seen, d, o, voice);
            INFO("question " << d.why << ", verb " << o.verb);
            REQUIRE(!why.empty());
            if (said[why.key]++ > 0) continue;
            for (const auto& [language, t] : texts) {
              INFO(language << ": " << why.key);
              CHECK(t.has(why.key));
              CHECK(t.say(why, Namer{}).find('<') == std::string::npos);
            }
          }
        }
      });
  CHECK(said.size() > 50);
}

TEST_CASE("a position is worth less the nearer Sauron stands to the Ring-bearer, and nothing when all is lost",
          "[lotr_board][brain]") {
  const char* near = R"({"place": "lothlorien", "bearer": 0, "corruption": [5, 2, 2], "sauron": 7,
                         "hands": [["star-brown-1"], ["aragorn"], ["hiding-grey-1"]]})";
  const char* far = R"({"place": "lothlorien", "bearer": 0, "corruption": [1, 2, 2], "sauron": 12,
                        "hands": [["star-brown-1"], ["aragorn"], ["hiding-grey-1"]]})";
  const StatePtr a = arranged(R"({"seats": 3})", near), b = arranged(R"({"seats": 3})", far);
  CHECK(chance_of(BoardGame::get(*a)) < chance_of(BoardGame::get(*b)));
  lotr_board::State lost = BoardGame::get(*b);
  lost.result = Result::bearer_lost;
  CHECK(chance_of(lost) == 0);
  lost.result = Result::destroyed;
  CHECK(chance_of(lost) == kCertain);
}

TEST_CASE("hopeless options are not searched, and the rest are", "[lotr_board][brain]") {
  const StatePtr s = arranged(R"({"seats": 3})", R"({"place": "moria", "turn": 1, "bearer": 1,
      "corruption": [1, 1, 1], "sauron": 12, "hands": [["elessar"], ["star-brown-1"], []]})");
  const Game& g = board_game();
  Decision d;
  g.decision(*s, d);
  REQUIRE(d.why == static_cast<std::uint16_t>(Question::window));
  const Observation seen = g.observe(*s, only(d.seat));
  std::vector<Brain::Considered> tried;
  g.brain()->consider(seen, d, tried);
  REQUIRE(!tried.empty());
  for (const auto& c : tried) {
    CHECK(verb_of(d.options[c.option]) != Verb::pass_turn);
    CHECK(c.lead <= 0);
  }
}

TEST_CASE("Elessar is used for a Ring-bearer who stands before Sauron, and kept while he is far",
          "[lotr_board][brain]") {
  const char* pinched = R"({"place": "moria", "turn": 0, "bearer": 0, "corruption": [7, 0, 0], "sauron": 8,
      "ring_used": true, "tiles": ["tile-rings-influence-1"],
      "hands": [["elessar", "fighting-brown-1"], ["star-brown-1"], []]})";
  const char* easy = R"({"place": "moria", "turn": 0, "bearer": 0, "corruption": [1, 0, 0], "sauron": 12,
      "ring_used": true, "tiles": ["tile-rings-influence-1"],
      "hands": [["elessar", "fighting-brown-1"], ["star-brown-1"], []]})";
  for (const int playouts : {0, 60}) {
    CHECK(answer_in(*arranged(R"({"seats": 3})", pinched), "rules", playouts) == "story elessar");
    CHECK(answer_in(*arranged(R"({"seats": 3})", easy), "rules", playouts) == "pass");
  }
}

TEST_CASE("a companion answers alike in slices and at once", "[lotr_board][brain]") {
  const StatePtr s = arranged(R"({"seats": 3})", R"({"place": "moria", "turn": 0, "turn_begun": true, "bearer": 0,
      "corruption": [2, 1, 0], "sauron": 12, "ring_used": true,
      "hands": [["aragorn", "fighting-brown-1", "hiding-grey-1", "travelling-brown-1"], ["star-brown-1"], []]})");
  const Game& g = board_game();
  Decision d;
  g.decision(*s, d);
  BotLevel level = *find_bot_level("club");
  level.playouts = 120;
  Thinker sliced(g, g.observe(*s, only(d.seat)), d, level, 9);
  while (!sliced.step(7)) {
  }
  CHECK(sliced.best() == think(g, g.observe(*s, only(d.seat)), d, level, 9));
}

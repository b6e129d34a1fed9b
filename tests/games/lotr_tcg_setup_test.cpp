// How the strongest players made by the machine set up a game of the trading card game: nothing there that a player
// would shake their head at.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "ai/bot.h"
#include "core/json.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/questions.h"
#include "rules/game_of.h"
#include "rules/registry.h"

using namespace mathom;
namespace tcg = mathom::lotr_tcg;

namespace {

using TcgGame = GameOf<tcg::Rules>;

const Game& game() { return *find_game("lotr_tcg"); }

constexpr int kPlayouts = 200;
// Burdens beyond these cost more than the choice of the place brings.
constexpr int kMostBid = 3;

struct SetUp {
  int bids[2]{};
  bool alone[2]{};  // the Ring-bearer sets out with nobody, though companions could come
};
SetUp set_up(const Json& decks, const char* level_name, std::uint64_t seed) {
  const StatePtr s = game().initial({{"seats", 2}, {"decks", decks}});
  BotLevel level = *find_bot_level(level_name);
  level.playouts = kPlayouts;
  Rng rng(seed);
  Decision d;
  SetUp out;
  bool started[2]{};
  for (game().decision(*s, d); TcgGame::get(std::as_const(*s)).stage != tcg::Stage::playing; game().decision(*s, d)) {
    std::uint64_t answer = d.ask == Ask::roll ? rng.below(d.sides) : rng.next();
    if (!d.by_luck()) {
      const int seat = index(d.seat);
      answer = think(game(), game().observe(*s, only(d.seat)), d, level, rng.next());
      const Option& o = d.options[static_cast<std::size_t>(answer)];
      if (static_cast<tcg::Question>(d.why) == tcg::Question::bid) out.bids[seat] = o.amount;
      if (static_cast<tcg::Question>(d.why) == tcg::Question::start) {
        const bool ready = tcg::verb_of(o) == tcg::Verb::ready;
        out.alone[seat] = ready && !started[seat] && d.options.size() > 1;
        started[seat] = true;
      }
    }
    game().apply(*s, d, {answer, {}}, nullptr);
  }
  return out;
}

}  // namespace

TEST_CASE("no searching player bids many burdens or sets out with the Ring-bearer alone", "[lotr_tcg][strength]") {
  const char* const kDecks[] = {"aragorn-starter", "gandalf-starter", "house-elves-and-nazgul",
                                "house-dwarves-and-mordor"};
  for (const char* first : kDecks)
    for (const char* second : kDecks) {
      if (std::string(first) == second) continue;
      const SetUp s = set_up(Json::array({first, second}), "expert", 7);
      CAPTURE(first, second, s.bids[0], s.bids[1], s.alone[0], s.alone[1]);
      for (int seat = 0; seat < 2; ++seat) {
        CHECK(s.bids[seat] <= kMostBid);
        CHECK_FALSE(s.alone[seat]);
      }
    }
}

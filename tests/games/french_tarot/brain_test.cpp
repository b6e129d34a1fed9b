// How bots play French Tarot: the rules of thumb, what the search tries, and blunders that they once made. The deals are
// those in which they were seen.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "ai/bot.h"
#include "games/french_tarot/game.h"
#include "games/french_tarot/state/phases.h"
#include "rules/bot_level.h"
#include "support/tarot_position.h"

using namespace mathom;
using namespace mathom::test;
using Words = std::vector<std::string>;

namespace {

const Game& tarot() { return french_tarot::game(); }

// A deal of four from its shuffle: the taker guards, the others pass; the rules of thumb answer what comes before the
// first card. Then these cards are played.
struct Table {
  StatePtr state;
  Decision d;

  Table(std::uint64_t shuffle, int taker, const Words& cards) {
    state = tarot_deal(
        {{{"seats", 4}, {"options", {{"deals", 1}, {"first_dealer", "seat-0"}, {"handfuls", false}}}}, shuffle, {}});
    ask();
    for (int i = 0; i < 4; ++i) play(index(d.seat) == taker ? "guard" : "pass");
    while (d.why != static_cast<std::uint16_t>(french_tarot::Question::lead)) answer(by("rules"));
    for (const std::string& card : cards) play(card);
  }
  void ask() { tarot().decision(*state, d); }
  void answer(std::uint64_t option) {
    tarot().apply(*state, d, {option, {}}, nullptr);
    ask();
  }
  void play(const std::string& word) {
    INFO(word);
    const int option = tarot_option(*state, d, word);
    REQUIRE(option >= 0);
    answer(static_cast<std::uint64_t>(option));
  }
  std::uint64_t by(const char* level, std::uint64_t seed = 1) const {
    return think(tarot(), tarot().observe(*state, only(d.seat)), d, *find_bot_level(level), seed);
  }
  std::string answer_of(const char* level, std::uint64_t seed = 1) const {
    return tarot_word(*state, d, d.options[by(level, seed)]);
  }
};

}  // namespace

TEST_CASE("a petit in the trick is defended with the highest trump while the taker is to come",
          "[french_tarot][brain]") {
  const Table t(0xadbd360ad52f2a4b, 3, {"T1"});
  CHECK(t.answer_of("rules") == "T20");
}

TEST_CASE("a petit in the trick is taken with the highest trump while a defender is to come", "[french_tarot][brain]") {
  const Table t(0xadbd360ad52f2a4b, 3, {"T1", "T3"});
  CHECK(t.answer_of("rules") == "T21");
}

TEST_CASE("a taker with fewer trumps than the others hold does not draw them", "[french_tarot][brain]") {
  const Table t(0x4ba253d01d6f7f8e, 1, {});
  REQUIRE(index(t.d.seat) == 1);
  CHECK(t.answer_of("rules").front() != 'T');
}

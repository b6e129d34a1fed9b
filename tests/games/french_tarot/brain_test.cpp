// How bots play French Tarot: the rules of thumb, what the search tries, and blunders that they once made. The deals
// are those in which they were seen.
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
    return tarot_word(*state, d, d.options[static_cast<std::size_t>(by(level, seed))]);
  }
  // What club thinks about.
  Words tried() const {
    std::vector<Brain::Considered> list;
    tarot().brain()->consider(tarot().observe(*state, only(d.seat)), d, list);
    Words out;
    for (const auto& c : list) out.push_back(tarot_word(*state, d, d.options[c.option]));
    return out;
  }
  bool tries(const char* word) const {
    const Words all = tried();
    return std::find(all.begin(), all.end(), word) != all.end();
  }
};

}  // namespace

TEST_CASE("a petit in the trick is defended with the highest trump while the taker plays later",
          "[french_tarot][brain]") {
  const Table t(0xadbd360ad52f2a4b, 3, {"T1"});
  CHECK(t.answer_of("rules") == "T20");
}

TEST_CASE("a petit in the trick is taken with the highest trump while a defender plays later",
          "[french_tarot][brain]") {
  const Table t(0xadbd360ad52f2a4b, 3, {"T1", "T3"});
  CHECK(t.answer_of("rules") == "T21");
}

TEST_CASE("a taker with fewer trumps than the others hold does not draw them", "[french_tarot][brain]") {
  const Table t(0x4ba253d01d6f7f8e, 1, {});
  REQUIRE(index(t.d.seat) == 1);
  CHECK(t.answer_of("rules").front() != 'T');
}

TEST_CASE("club does not lead the petit as a defender", "[french_tarot][brain]") {
  for (const auto& [shuffle, taker] : std::vector<std::pair<std::uint64_t, int>>{
           {0xadbd360ad52f2a4b, 3}, {0x360ac5ecd3410c33, 2}, {0x2f227c95576a55c0, 2}, {0x123241fd15c39ec0, 2}}) {
    const Table t(shuffle, taker, {});
    REQUIRE(index(t.d.seat) == 1);
    REQUIRE(tarot_option(*t.state, t.d, "T1") >= 0);
    CHECK_FALSE(t.tries("T1"));
    for (std::uint64_t seed = 1; seed <= 3; ++seed) CHECK(t.answer_of("club", seed) != "T1");
  }
}

TEST_CASE("the Excuse is not led early", "[french_tarot][brain]") {
  const Table t(0x360ac5ecd3410c33, 2, {});
  CHECK_FALSE(t.tries("E"));
}

TEST_CASE("the lowest of equal winning trumps is tried if the other side has played", "[french_tarot][brain]") {
  const Table t(0x39f03191a66fbad0, 1, {"CK"});
  CHECK(t.tried() == Words{"T4"});
}

TEST_CASE("a taker who loses the trick anyway does not throw an honour into it", "[french_tarot][brain]") {
  // Seat 0 holds the king, the knight and small hearts; the queen of a defender has the trick.
  StatePtr s = tarot().initial({{"seats", 4}});
  Problems problems;
  tarot().arrange(*s,
                  {{"dealer", 0},
                   {"taker", 0},
                   {"contract", "guard"},
                   {"slam", false},
                   {"hands", {{"heart-king", "heart-knight", "heart-7"}, {"heart-queen"}}}},
                  problems);
  REQUIRE(problems.text() == "");
  Decision d;
  for (int i = 0; i < 3; ++i) {
    tarot().decision(*s, d);
    const int queen = tarot_option(*s, d, "HQ");
    tarot().apply(*s, d, {static_cast<std::uint64_t>(std::max(queen, 0)), {}}, nullptr);
  }
  tarot().decision(*s, d);
  REQUIRE(index(d.seat) == 0);
  std::vector<Brain::Considered> list;
  tarot().brain()->consider(tarot().observe(*s, only(d.seat)), d, list);
  for (const auto& c : list) CHECK(tarot_word(*s, d, d.options[c.option]) != "HC");
}

namespace {

// What the rules of thumb answer in a deal of four that seat 2 takes, behind these cards.
std::string thumb(int dealer, const Json& hands, const Words& cards) {
  StatePtr s = tarot().initial({{"seats", 4}, {"options", {{"handfuls", false}}}});
  Problems problems;
  tarot().arrange(*s, {{"dealer", dealer}, {"taker", 2}, {"contract", "guard"}, {"slam", false}, {"hands", hands}},
                  problems);
  REQUIRE(problems.text() == "");
  Decision d;
  for (tarot().decision(*s, d); const std::string& card : cards) {
    const int option = tarot_option(*s, d, card);
    INFO(card);
    REQUIRE(option >= 0);
    tarot().apply(*s, d, {static_cast<std::uint64_t>(option), {}}, nullptr);
    tarot().decision(*s, d);
  }
  const std::uint64_t option = think(tarot(), tarot().observe(*s, only(d.seat)), d, *find_bot_level("rules"), 1);
  return tarot_word(*s, d, d.options[static_cast<std::size_t>(option)]);
}

}  // namespace

TEST_CASE("the taker keeps the Excuse rather than save a queen with it", "[french_tarot][brain]") {
  const Json hands{Json::array(), {"diamond-king"}, {"excuse", "diamond-queen", "diamond-knight", "trump-7"}};
  CHECK(thumb(0, hands, {"DK"}) == "DC");
}

TEST_CASE("a defender who has to trump before the taker plays the highest if none is safe", "[french_tarot][brain]") {
  // Seat 3 leads a spade, seat 0 has none, and the taker is the last to play.
  const Json hands{
      {"trump-2", "trump-9", "heart-1", "heart-2", "heart-3", "heart-4", "heart-5", "heart-6", "heart-7", "heart-8",
       "heart-9", "heart-10", "diamond-1", "diamond-2", "diamond-3", "diamond-4", "diamond-5", "diamond-6"},
      {"spade-2"},
      {"spade-4", "trump-21"},
      {"spade-5", "trump-20"}};
  CHECK(thumb(2, hands, {"S5"}) == "T9");
}

TEST_CASE("a fast playout ends as one that asks for each card", "[french_tarot][brain]") {
  const Brain& brain = *tarot().brain();
  int hurried = 0;
  for (int seats = 3; seats <= 5; ++seats)
    for (std::uint64_t deal = 1; deal <= 20; ++deal) {
      CAPTURE(seats, deal);
      const StatePtr root = tarot().initial({{"seats", seats}, {"options", {{"deals", 1}}}});
      Rng rng(deal);
      Decision d;
      for (tarot().decision(*root, d); !d.over(); tarot().decision(*root, d)) {
        const StatePtr asked = tarot().clone(*root), fast = tarot().clone(*root);
        Rng one(deal), other(deal);
        Brain::Answered count, of_asked;
        if (!d.by_luck() && brain.hurry(*fast, other, count)) {
          Decision next;
          for (tarot().decision(*asked, next); !brain.horizon(*root, *asked); tarot().decision(*asked, next)) {
            of_asked.answers += 1, of_asked.weighed += static_cast<std::int64_t>(next.options.size());
            tarot().apply(*asked, next, brain.playout(*asked, next, one), nullptr);
          }
          CHECK(tarot().hash(*asked, kEveryone) == tarot().hash(*fast, kEveryone));
          CHECK(one.next() == other.next());
          CHECK(count.answers == of_asked.answers);
          CHECK(count.weighed == of_asked.weighed);
          ++hurried;
          break;
        }
        tarot().apply(*root, d,
                      d.by_luck() ? Choice{d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}}
                                  : brain.playout(*root, d, rng),
                      nullptr);
      }
    }
  CHECK(hurried > 30);
}

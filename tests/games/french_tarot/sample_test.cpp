// The worlds that determinize() makes: within what all know, and otherwise even.
#include <array>
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "games/french_tarot/game.h"
#include "games/french_tarot/rules.h"
#include "rules/game_of.h"

using namespace mathom;
using namespace mathom::french_tarot;
using Card = french_tarot::Card;

namespace {

using Game = GameOf<Rules>;

StatePtr arranged(const Json& config, const Json& setup) {
  StatePtr s = french_tarot::game().initial(config);
  Problems problems;
  french_tarot::game().arrange(*s, setup, problems);
  REQUIRE(problems.text() == "");
  REQUIRE(french_tarot::game().check(*s).text() == "");
  return s;
}

void choose(mathom::State& s, const char* token) {
  Decision d;
  french_tarot::game().decision(s, d);
  const int option = find_option(french_tarot::game(), s, d, token);
  INFO(token);
  REQUIRE(option >= 0);
  french_tarot::game().apply(s, d, {static_cast<std::uint64_t>(option), {}}, nullptr);
}

// In how many of the worlds that seat 0 can imagine a card lies with each seat.
std::array<int, 5> homes(const mathom::State& s, Card card, int worlds) {
  const Observation seen = french_tarot::game().observe(s, only(SeatId::s0));
  std::array<int, 5> count{};
  Rng rng(1);
  for (int i = 0; i < worlds; ++i) {
    const StatePtr world = french_tarot::game().determinize(seen, rng);
    for (std::size_t seat = 0; seat < 5; ++seat) count[seat] += Game::get(*world).hands[seat].has(card) ? 1 : 0;
  }
  return count;
}

bool near(int count, double share, int worlds) {
  const double expected = share * worlds;
  return count > expected * 0.85 && count < expected * 1.15;
}

constexpr int kWorlds = 4000;

}  // namespace

TEST_CASE("before anything is known, each unseen card is equally likely in every other hand",
          "[french_tarot][sample]") {
  const StatePtr s = arranged({{"seats", 4}}, {{"hands", {{"spade-1"}}}});
  for (const Card card : {suit_card(Suit::clubs, kKing), kTwentyOne, kExcuse}) {
    const auto count = homes(*s, card, kWorlds);
    CHECK(count[0] == 0);
    for (std::size_t seat = 1; seat < 4; ++seat) CHECK(near(count[seat], 18.0 / 60, kWorlds));
  }
}

TEST_CASE("a seat that could not follow never gets that suit or a trump", "[french_tarot][sample]") {
  const Json clubs{"club-1",     "club-2",    "club-3",  "club-4",  "club-5",    "club-6",
                   "club-7",     "club-8",    "club-9",  "club-10", "club-jack", "club-knight",
                   "club-queen", "club-king", "spade-1", "spade-2", "spade-3",   "spade-4"};
  const Json own{"heart-10",  "diamond-1", "diamond-2", "diamond-3", "diamond-4",  "diamond-5",
                 "diamond-6", "diamond-7", "diamond-8", "diamond-9", "diamond-10", "spade-5",
                 "spade-6",   "spade-7",   "spade-8",   "spade-9",   "spade-10",   "spade-jack"};
  const StatePtr s =
      arranged({{"seats", 4}},
               {{"dealer", 3}, {"taker", 0}, {"contract", "guard-without"}, {"slam", false}, {"hands", {own, clubs}}});
  choose(*s, "play heart-10");
  choose(*s, "play club-1");
  for (const Card card : {suit_card(Suit::hearts, kKing), kTwentyOne}) {
    const auto count = homes(*s, card, kWorlds);
    CHECK(count[1] == 0);
    CHECK(near(count[2], 18.0 / 42, kWorlds));
  }
  CHECK(homes(*s, suit_card(Suit::clubs, kKing), kWorlds)[1] > kWorlds / 2);
}

TEST_CASE("exchanges remove the bias of filling hands in order", "[french_tarot][sample]") {
  // Late in the play with a closed dog of six; seat 1 is known to hold no trump.
  const Json setup{{"dealer", 3},
                   {"taker", 0},
                   {"contract", "guard-without"},
                   {"leader", 0},
                   {"tricks_won", {15, 0, 0, 0}},
                   {"hands",
                    {{"heart-1", "heart-2", "heart-3"},
                     {"spade-1", "club-1", "club-2"},
                     {"heart-4", "trump-5"},
                     {"heart-5", "trump-7"}}},
                   {"dog", {"trump-2", "trump-3", "trump-4", "spade-7", "spade-8", "spade-9"}}};
  const StatePtr s = arranged({{"seats", 4}}, setup);
  choose(*s, "play heart-1");
  choose(*s, "play club-1");
  const auto trump = homes(*s, trump_card(5), kWorlds);
  CHECK(trump[1] == 0);
  CHECK(near(trump[2], 3.0 / 12, kWorlds));
  CHECK(near(trump[3], 3.0 / 12, kWorlds));
}

TEST_CASE("a card that everybody saw the taker pick up is in their hand or their discard", "[french_tarot][sample]") {
  const StatePtr s =
      arranged({{"seats", 4}}, {{"dealer", 0},
                                {"taker", 1},
                                {"contract", "guard"},
                                {"dog", {"heart-queen", "trump-9", "heart-2", "heart-3", "heart-4", "heart-5"}}});
  CHECK(homes(*s, trump_card(9), 200)[1] == 200);
  const auto queen = homes(*s, suit_card(Suit::hearts, kQueen), 200);
  CHECK(queen[2] + queen[3] == 0);
}

TEST_CASE("a forced trump in the discard says what else the taker lacks", "[french_tarot][sample]") {
  const Json taker{"spade-king", "heart-king", "diamond-king", "club-king", "spade-3", "spade-4",
                   "spade-5",    "spade-6",    "trump-1",      "trump-2",   "trump-3", "trump-4",
                   "trump-5",    "trump-6",    "trump-7",      "trump-8",   "trump-9", "trump-10"};
  const Json dog{"trump-11", "trump-12", "trump-13", "trump-14", "trump-15", "spade-2"};
  const StatePtr s =
      arranged({{"seats", 4}},
               {{"dealer", 0}, {"taker", 1}, {"contract", "guard"}, {"dog", dog}, {"hands", {{"heart-1"}, taker}}});
  for (const char* token : {"discard spade-2", "discard spade-3", "discard spade-4", "discard spade-5",
                            "discard spade-6", "discard trump-2"})
    choose(*s, token);
  CHECK(homes(*s, suit_card(Suit::diamonds, kQueen), 200)[1] == 0);
  CHECK(homes(*s, trump_card(2), 200) == std::array<int, 5>{});
}

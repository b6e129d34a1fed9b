// How much room the State of the trading card game takes, how it is copied, and what is packed in it.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <span>

#include "core/json.h"
#include "games/lotr_tcg/rules.h"
#include "rules/game_of.h"
#include "rules/registry.h"

using namespace mathom;

namespace {

const Game& tcg() { return *find_game("lotr_tcg"); }
const lotr_tcg::State& inside(const State& s) { return GameOf<lotr_tcg::Rules>::get(s); }
auto bytes_of(const State& s) { return std::as_bytes(std::span(&inside(s), 1)); }

// The largest copy of a random game; every copy, laid over what was there before, is the State to the byte.
std::size_t largest_copy(int seats, std::uint64_t seed) {
  const StatePtr s = tcg().initial(Json{{"seats", seats}}), copy = tcg().clone(*s);
  std::size_t largest = 0;
  Decision d;
  Rng rng(seed);
  for (tcg().decision(*s, d); !d.over(); tcg().decision(*s, d)) {
    const std::uint64_t value = d.by_luck() && d.ask != Ask::roll ? rng.next()
                                : d.by_luck()                     ? rng.below(d.sides)
                                              : rng.below(static_cast<std::uint32_t>(d.options.size()));
    tcg().apply(*s, d, {value, {}}, nullptr);
    tcg().assign(*copy, *s);
    REQUIRE(std::ranges::equal(bytes_of(*copy), bytes_of(*s)));
    largest = std::max(largest, tcg().copied_bytes(*s));
  }
  return largest;
}

}  // namespace

TEST_CASE("the trading card game: a State is small, and a copy takes only what is in use", "[lotr_tcg]") {
  CHECK(tcg().state_bytes() <= 8000);
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    CHECK(largest_copy(2, seed) <= 5000);
    CHECK(largest_copy(4, seed) <= 8000);
  }
}

TEST_CASE("the trading card game: everything on a card is saved", "[lotr_tcg]") {
  for (const int bearer : {-1, 0, 1, lotr_tcg::kCards - 1})
    for (const int skirmish : {-1, 0, lotr_tcg::kMostSkirmishes - 1}) {
      lotr_tcg::Piece p, again;
      p.hang_on(bearer);
      p.join(skirmish);
      p.come_from(lotr_tcg::Origin::stack);
      p.wound(99);
      p.marks = lotr_tcg::kLostFight;
      Problems problems;
      fields_from_json(fields_to_json(p), again, problems);
      CHECK(problems.empty());
      CHECK((again.bearer == bearer && again.fight == static_cast<std::uint32_t>(skirmish + 1)));
      CHECK((again.from == static_cast<std::uint32_t>(lotr_tcg::Origin::stack) && again.wounds == 99));
      CHECK(again.marks == lotr_tcg::kLostFight);
    }
}

TEST_CASE("the trading card game: a deck is known by its prints and their numbers", "[lotr_tcg]") {
  lotr_tcg::DeckList::Prints prints;
  for (const int print : {364, 0, 255, 256, 0, 300, 255, 7}) prints.push_back(static_cast<std::uint16_t>(print));
  const auto list = lotr_tcg::DeckList::of(prints);
  std::sort(prints.begin(), prints.end());
  CHECK(list.prints() == prints);
  CHECK(lotr_tcg::DeckList{}.prints().empty());
}

TEST_CASE("the trading card game: a number that is given for a time stays within its range", "[lotr_tcg]") {
  effects::Timed t;
  for (const int n : {-999, -255, -3, 0, 4, 255, 999}) {
    t.give(n, lotr_tcg::kUntilTurn, 3);
    CHECK(t.n() == std::clamp(n, -255, 255));
    CHECK((t.until() == lotr_tcg::kUntilTurn && t.seat() == 3));
  }
}

TEST_CASE("marks are found and removed wherever the card lies", "[lotr_tcg]") {
  lotr_tcg::State s;
  s.pieces.resize(91);
  lotr_tcg::Memo memo;
  lotr_tcg::Table t(lotr_tcg::printed_cards(), s, nullptr, &memo);
  for (int card = 0; card < s.pieces.size(); ++card) {
    t.mark(card, lotr_tcg::kHurt);
    s.pieces[card].hang_on(card % 7);
    s.pieces[card].wound(card % 5);
    CHECK(first_marked(s, card) == card);
    t.mark(card, lotr_tcg::kWonFight);
    for (const bool is_known : {true, false}) {
      if (!is_known) memo.forget();
      CHECK(t.next_marked(0, lotr_tcg::kWonFight) == card);
      CHECK(t.next_marked(card, lotr_tcg::kWonFight | lotr_tcg::kLostFight) == card);
      CHECK(t.next_marked(card + 1, lotr_tcg::kWonFight) == -1);
      CHECK(t.next_marked(0, lotr_tcg::kLostFight) == -1);
    }
    t.unmark_all(lotr_tcg::kWonFight | lotr_tcg::kPlayedThisPhase);
    CHECK(t.next_marked(0, lotr_tcg::kWonFight) == -1);
  }
  CHECK(first_marked(s, s.pieces.size()) == -1);
  for (int card = 0; card < s.pieces.size(); ++card) {
    CHECK(s.pieces[card].marks == lotr_tcg::kHurt);
    CHECK(int{s.pieces[card].bearer} == card % 7);
    CHECK(static_cast<int>(s.pieces[card].wounds) == card % 5);
  }
}

TEST_CASE("the trading card game: a stack of frames that play cannot have left is refused with the reason",
          "[lotr_tcg]") {
  struct Fault {
    void (*make)(lotr_tcg::State&);
    const char* told;
  };
  const Fault kFaults[] = {
      {[](lotr_tcg::State& s) { s.frames.clear(); }, "must be empty when the game is over, and only then"},
      {[](lotr_tcg::State& s) { s.frames[0].code = 1; }, "must begin with the game"},
      {[](lotr_tcg::State& s) { s.frames[0].step = 200; }, "stands where nothing waits"},
      {[](lotr_tcg::State& s) { s.frames[0].local[0] = 99; }, "holds numbers that it cannot"},
      {[](lotr_tcg::State& s) { s.scopes.resize(1); }, "must be one for each text that runs"},
  };
  for (const Fault& fault : kFaults) {
    const StatePtr s = tcg().initial(Json{{"seats", 2}});
    REQUIRE(tcg().check(*s).empty());
    fault.make(GameOf<lotr_tcg::Rules>::get(*s));
    CHECK(tcg().check(*s).text().find(fault.told) != std::string::npos);
  }
}

// What games have shown of the cards and decks of the trading card game: ratings of cards, and that the decks that are
// ours are neither the best nor the worst of those that come with the program.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "core/json.h"
#include "games/lotr_tcg/decks/pool.h"
#include "games/lotr_tcg/decks/ratings.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/state/deal.h"
#include "rules/brain.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "support/files.h"

using namespace mathom;
using namespace mathom::lotr_tcg;

namespace {

const Catalog& cards() { return printed_cards(); }
int rating(const char* id) { return card_rating(cards(), cards().find(id)); }

// Who wins, by rules of thumb at both seats.
int winner(const Json& one, const Json& other, std::uint64_t seed) {
  const Game& g = *find_game("lotr_tcg");
  const StatePtr s = g.initial({{"seats", 2}, {"decks", {one, other}}});
  Decision d;
  Rng rng(seed);
  for (g.decision(*s, d); !d.over(); g.decision(*s, d))
    if (d.by_luck())
      g.apply(*s, d, {d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}}, nullptr);
    else
      g.apply(*s, d, g.brain()->judge(g.observe(*s, only(d.seat)), d, rng, 0), nullptr);
  return GameOf<Rules>::get(std::as_const(*s)).winner;
}
// How many games the first deck wins, of `games` from each seat.
int wins(const Json& one, const Json& other, int games) {
  int n = 0;
  for (int game = 0; game < games; ++game) {
    const auto seed = static_cast<std::uint64_t>(game) + 1;
    n += winner(one, other, seed) == 0 ? 1 : 0;
    n += winner(other, one, seed) == 1 ? 1 : 0;
  }
  return n;
}
// The cards of a pool that are rated best, or worst: nothing else is asked of them.
Json rated(std::uint32_t seed, int sign) {
  const Pool pool(cards(), seed);
  Deck d;
  d.id = "sealed";
  d.pool = seed;
  take_lent(cards(), d);
  std::vector<int> order(kPrints);
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [sign](int a, int b) { return sign * card_rating(cards(), a) > sign * card_rating(cards(), b); });
  std::map<int, int> of_title{{cards().facts(d.ring_bearer).title, 1}};
  for (const int print : order) {
    const CardFacts& f = cards().facts(print);
    for (int n = f.is_in_draw_deck() ? pool.copies(print) : 0; n > 0; --n)
      if (d.size_of(cards(), f.side()) < kHalfOfSealed && of_title[f.title] < kMostOfTitle)
        d.cards.emplace_back(print, 1), ++of_title[f.title];
  }
  arrange(cards(), d);
  return deck_json(cards(), d);
}

}  // namespace

TEST_CASE("every card of a draw deck is rated, and a faulty file of ratings is reported", "[lotr_tcg][ratings]") {
  Json file = Json::parse(test::read_file("assets/cards/lotr_tcg/ratings.json"));
  const auto faults = [&] {
    Problems problems;
    read_ratings(cards(), dump_json(file), problems);
    return problems.text();
  };
  CHECK(faults().empty());
  file["orc-soldier"] = "good";
  file.erase("athelas");
  file["rivendell-valley"] = 3;
  CHECK(faults() ==
        "cards/lotr_tcg/ratings.json/athelas: must be a whole number from -999 to 999\n"
        "cards/lotr_tcg/ratings.json/orc-soldier: must be a whole number from -999 to 999\n"
        "cards/lotr_tcg/ratings.json/rivendell-valley: is not the id of a card of a draw deck");
  CHECK(rating("rivendell-valley") == 0);
  CHECK(rating("aragorn-ranger-of-the-north") > rating("the-gaffer-sams-father"));
}

TEST_CASE("a sealed deck of the cards that are rated best beats one of those rated worst", "[lotr_tcg][ratings]") {
  int won = 0;
  for (std::uint32_t seed = 1; seed <= 20; ++seed) won += wins(rated(seed, 1), rated(seed + 20, -1), 1);
  INFO(won << " of 40");
  CHECK(won >= 28);
}

TEST_CASE("each of our decks is legal, and wins between 30 and 70 of 100 games against the other printed ones",
          "[lotr_tcg][ratings][strength]") {
  Problems problems;
  const auto decks = printed_decks(cards(), problems);
  REQUIRE(problems.empty());
  REQUIRE(decks.size() == 4);
  for (const Deck& own : decks) {
    if (!own.id.starts_with("house-")) continue;
    CHECK(deck_faults(cards(), own).empty());
    int won = 0;
    for (const Deck& other : decks)
      if (other.id != own.id) won += wins(own.id, other.id, 20);
    INFO(own.id << " wins " << won << " of 120");
    CHECK((won >= 36 && won <= 84));
  }
}

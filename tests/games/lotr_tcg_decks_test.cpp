// The decks that a config names, and worlds that fit what a player knows of them.
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "games/lotr_tcg/rules.h"
#include "rules/game_of.h"
#include "rules/registry.h"

using namespace mathom;

namespace {

const Game& tcg() { return *find_game("lotr_tcg"); }
const GameOf<lotr_tcg::Rules>& typed() { return static_cast<const GameOf<lotr_tcg::Rules>&>(tcg()); }

lotr_tcg::Deck deck_of(const lotr_tcg::State& s, int seat) {
  lotr_tcg::Deck d;
  const int first = s.first[at(seat)];
  d.ring_bearer = index(s.cards[first].def);
  d.ring = index(s.cards[first + 1].def);
  for (int n = 0; n < lotr_tcg::kSites; ++n) d.sites.push_back(index(s.cards[first + lotr_tcg::kFirstSite + n].def));
  for (const std::uint16_t print : s.lists[at(seat)].prints()) d.cards.emplace_back(print, 1);
  return d;
}

}  // namespace

TEST_CASE("the trading card game: a config that names no deck or a faulty one is refused with its place",
          "[lotr_tcg]") {
  CHECK(tcg().check_config(Json{{"decks", {"no-such-deck", "gandalf-starter"}}}).text().find("/decks/0") !=
        std::string::npos);
  for (const Json& decks : {Json("gandalf-starter"), Json(std::vector<std::string>(5, "gandalf-starter"))})
    CHECK(tcg().check_config(Json{{"decks", decks}}).text().find("/decks") != std::string::npos);
  Json full = tcg().full_config(Json::object());
  REQUIRE(tcg().check_config(full).empty());
  full["decks"][1]["cards"].erase("bounder");
  const std::string told = tcg().check_config(full).text();
  CHECK(told.find("/decks/1") != std::string::npos);
  CHECK(told.find("lotr_tcg.deck.few") != std::string::npos);
  CHECK(told.find("lotr_tcg.deck.sides") != std::string::npos);
}

TEST_CASE("the trading card game: the full config writes the decks out", "[lotr_tcg]") {
  const Json full = tcg().full_config(Json{{"seats", 4}});
  REQUIRE(full["decks"].size() == 4);
  CHECK(full["decks"][0]["id"] == "aragorn-starter");
  CHECK(full["decks"][0]["cards"]["athelas"] == 2);
  CHECK(tcg().full_config(full) == full);
}

TEST_CASE("the trading card game: a player holds any legal deck possible for the others, and only their own list",
          "[lotr_tcg]") {
  const StatePtr state = tcg().initial(Json::object());
  const lotr_tcg::State& truth = GameOf<lotr_tcg::Rules>::get(*state);
  Rng rng(5);
  bool differs = false;
  for (int n = 0; n < 20; ++n) {
    const StatePtr world = tcg().determinize(tcg().observe(*state, only(SeatId::s0)), rng);
    const lotr_tcg::State& s = GameOf<lotr_tcg::Rules>::get(std::as_const(*world));
    CHECK(s.lists[0] == truth.lists[0]);
    differs = differs || s.lists[1] != truth.lists[1];
    for (int seat = 0; seat < 2; ++seat)
      CHECK(lotr_tcg::deck_faults(typed().rules().catalog, deck_of(s, seat)).empty());
  }
  CHECK(differs);
}

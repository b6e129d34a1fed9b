// Sealed decks: what boosters hold, that every pool makes a legal deck, what a pool does not allow, and that a sealed
// deck keeps its pool as a file, a list, a link and in a game.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>

#include "core/hash.h"
#include "core/json.h"
#include "games/lotr_tcg/decks/deck_link.h"
#include "games/lotr_tcg/decks/pool.h"
#include "games/lotr_tcg/state/deal.h"
#include "proof/random_play.h"
#include "rules/registry.h"

using namespace mathom;
using namespace mathom::lotr_tcg;

namespace {

const Catalog& cards() { return printed_cards(); }
Deck sealed(std::uint32_t seed) { return build_sealed(cards(), Pool(cards(), seed)); }
std::vector<Booster> boosters(std::uint32_t seed) { return Pool(cards(), seed).boosters(); }
bool has_fault(const Deck& d, std::string_view key) {
  const auto faults = deck_faults(cards(), d);
  return std::any_of(faults.begin(), faults.end(), [&](const DeckFault& f) { return f.what.key == key; });
}

}  // namespace

TEST_CASE("a booster has one rare card, three uncommon and seven common ones, none of them twice",
          "[lotr_tcg][sealed]") {
  for (std::uint32_t seed = 1; seed <= 50; ++seed)
    for (const Booster& b : boosters(seed)) {
      std::array<int, 4> of_rarity{};
      for (const int print : b) ++of_rarity[static_cast<std::size_t>(cards().facts(print).rarity)];
      CHECK(of_rarity == std::array<int, 4>{7, 3, 1, 0});
      CHECK(std::set<int>(b.begin(), b.end()).size() == b.size());
    }
}

TEST_CASE("every card of the set except the promotional ones is found in boosters", "[lotr_tcg][sealed]") {
  std::set<int> found;
  for (std::uint32_t seed = 1; seed <= 600; ++seed)
    for (const Booster& b : boosters(seed)) found.insert(b.begin(), b.end());
  for (int print = 0; print < kPrints; ++print) {
    INFO(cards().facts(print).id);
    CHECK(found.contains(print) == (cards().facts(print).rarity != Rarity::premium));
  }
}

TEST_CASE("everybody is lent a common Frodo, a Ring and a site of each number", "[lotr_tcg][sealed]") {
  const Pool pool(cards(), 1);
  REQUIRE(pool.lent().size() == 11);
  CHECK(cards().facts(pool.lent()[0]).id == "frodo-son-of-drogo");
  CHECK(cards().facts(pool.lent()[1]).id == "the-one-ring-the-ruling-ring");
  for (int n = 1; n <= kSites; ++n) CHECK(cards().facts(pool.lent()[static_cast<std::size_t>(n) + 1]).site == n);
  CHECK(Pool(cards(), 2).lent() == pool.lent());
}

TEST_CASE("a deck that is built for a player has no card without use while the pool has others", "[lotr_tcg][sealed]") {
  int useful = 0;
  for (std::uint32_t seed = 1; seed <= 150; ++seed) {
    const Pool pool(cards(), seed);
    const Deck d = build_sealed(cards(), pool);
    std::map<int, int> of_title{{cards().facts(d.ring_bearer).title, 1}};
    for (const auto& [print, n] : d.cards) of_title[cards().facts(print).title] += n;
    const auto could_take = [&](Side side, int print) {
      const CardFacts& f = cards().facts(print);
      return f.is_in_draw_deck() && f.side() == side && d.copies(print) < pool.copies(print) &&
             of_title[f.title] < kMostOfTitle && is_useful_in(cards(), d, print);
    };
    for (const auto& [print, n] : d.cards) {
      if (is_useful_in(cards(), d, print)) {
        ++useful;
        continue;
      }
      for (int other = 0; other < kPrints; ++other) {
        CAPTURE(seed, cards().facts(print).id, cards().facts(other).id);
        CHECK_FALSE(could_take(cards().facts(print).side(), other));
      }
    }
  }
  CHECK(useful > 3000);
}

TEST_CASE("a second Frodo, and armour for Dwarves in a deck without Dwarves, are useless", "[lotr_tcg][sealed]") {
  Deck d;
  take_lent(cards(), d);
  const auto is_useful = [&](const char* id) { return is_useful_in(cards(), d, cards().find(id)); };
  CHECK_FALSE(is_useful("frodo-old-bilbos-heir"));
  CHECK_FALSE(is_useful("dwarven-armor"));
  CHECK_FALSE(is_useful("axe-strike"));
  CHECK(is_useful("hobbit-sword"));
  CHECK(is_useful("gimli-son-of-gloin"));
  d.cards.emplace_back(cards().find("gimli-son-of-gloin"), 1);
  CHECK(is_useful("dwarven-armor"));
  CHECK(is_useful("axe-strike"));
}

TEST_CASE("every pool makes a legal deck of forty cards, with companions who set out", "[lotr_tcg][sealed]") {
  for (std::uint32_t seed = 1; seed <= 2000; ++seed) {
    CAPTURE(seed);
    const Deck d = sealed(seed);
    REQUIRE(deck_faults(cards(), d).empty());
    REQUIRE(d.size() == kLeastSealedDeck);
    REQUIRE(d.pool == seed);
  }
  const auto sets_out = [](std::uint32_t seed) { return !sealed(seed).start.empty(); };
  int out = 0;
  for (std::uint32_t seed = 1; seed <= 200; ++seed) out += sets_out(seed) ? 1 : 0;
  CHECK(out > 150);
}

TEST_CASE("one seed opens the same boosters everywhere", "[lotr_tcg][sealed]") {
  Hash hash;
  for (std::uint32_t seed = 1; seed <= 20; ++seed)
    for (const auto& [print, n] : sealed(seed).cards)
      hash.add(static_cast<std::uint64_t>(cards().facts(print).number * 8 + n));
  CHECK(hash.value() == 0xA3C2EA99810B4A23u);
}

TEST_CASE("a pool lends no more than it has", "[lotr_tcg][sealed]") {
  const Pool pool(cards(), 7);
  Deck d = build_sealed(cards(), pool);
  REQUIRE(deck_faults(cards(), d).empty());

  SECTION("a card that no booster held") {
    int other = 0;
    while (pool.has(other) || !cards().facts(other).is_in_draw_deck()) ++other;
    d.cards.emplace_back(other, 1);
    CHECK(has_fault(d, "lotr_tcg.deck.not_in_pool"));
  }
  SECTION("more copies than there are") {
    d.cards.front().second = pool.copies(d.cards.front().first) + 1;
    CHECK(has_fault(d, "lotr_tcg.deck.too_many_of_pool"));
  }
  SECTION("a site that is neither lent nor opened") {
    for (int print = 0; print < kPrints; ++print)
      if (cards().facts(print).site == cards().facts(d.sites[0]).site && cards().facts(print).type == Type::site &&
          !pool.has(print))
        d.sites[0] = print;
    CHECK(has_fault(d, "lotr_tcg.deck.not_in_pool"));
  }
  SECTION("fewer than forty cards") {
    d.cards.pop_back();
    CHECK(has_fault(d, "lotr_tcg.deck.few"));
  }
  SECTION("as a deck of all cards it is too small") {
    d.pool = 0;
    CHECK(has_fault(d, "lotr_tcg.deck.few"));
  }
}

TEST_CASE("a sealed deck keeps its pool as a file and as a link", "[lotr_tcg][sealed]") {
  for (std::uint32_t seed : {1u, 4711u, kMostPool}) {
    Deck d = sealed(seed);
    d.id = "sealed";
    Problems problems;
    Deck read = read_deck(cards(), "deck", dump_json(deck_json(cards(), d)), problems);
    CHECK(problems.text() == "");
    arrange(cards(), read);
    CHECK(read == d);
    d.id.clear();
    const auto link = read_link(cards(), link_word(cards(), d, "Sealed evening"));
    REQUIRE(link);
    CHECK(link->unread.empty());
    CHECK(link->name == "Sealed evening");
    CHECK(link->deck == d);
  }
  CHECK_FALSE(read_link(cards(), "tcg2_0_290_2__89__381_x")->unread.empty());
}

TEST_CASE("sealed decks are played to the end", "[lotr_tcg][sealed]") {
  const Game* game = nullptr;
  for (const Game* g : all_games())
    if (g->info().id == "lotr_tcg") game = g;
  REQUIRE(game);
  Json config{{"decks", Json::array()}};
  for (std::uint32_t seat = 0; seat < 2; ++seat) {
    Deck d = sealed(11 + seat);
    d.id = "sealed";
    config["decks"].push_back(deck_json(cards(), d));
  }
  REQUIRE(game->check_config(config).empty());
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const StatePtr s = game->initial(config);
    Decision d;
    Rng rng(seed);
    int answers = 0;
    for (game->decision(*s, d); !d.over(); game->decision(*s, d), ++answers) {
      REQUIRE(answers < 20000);
      game->apply(*s, d, random_answer(d, rng).choice(), nullptr);
    }
    CHECK(answers > 20);
  }
  config["decks"][0]["pool"] = 12;
  CHECK_FALSE(game->check_config(config).empty());
}

// Random games of the trading card game with random decks that the rules allow: two, three and four players, cards of
// all cultures. What is proved of how many of them stands in docs/testing.md.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/json.h"
#include "games/lotr_tcg/decks/random_deck.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/state/deal.h"
#include "games/lotr_tcg/state/events.h"
#include "proof/conformance.h"
#include "proof/random_play.h"
#include "proof/secrecy.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "support/each_game.h"
#include "support/games.h"

using namespace mathom;
using lotr_tcg::What;
using test::Share;

namespace {

const Game& tcg() { return *find_game("lotr_tcg"); }
const lotr_tcg::Catalog& cards() { return lotr_tcg::catalog_of(tcg()); }

Trial trial(std::uint64_t seed, int seats) {
  Trial out{tcg(), random_config(tcg(), seed, seats), seed, false, false};
  out.curious = seed % 2 == 0;
  out.called = "--random-configs --seats " + std::to_string(seats);
  return out;
}

// Every answer of every game leads to a sound State, and every game ends. Of some all else is proved too.
void end_soundly(const Share& share) {
  Findings findings;
  const std::uint64_t games = test::amount(8000);
  for (std::uint64_t n = 0; n < games; ++n) {
    if (!share.has(static_cast<int>(n))) continue;
    for (const int seats : {2, 3, 4}) {
      Trial t = trial(n + 1, seats);
      t.words = t.thorough = n % 503 == 0;
      prove_conformance(t, findings);
      if (n % 503 == 4) prove_session(t, findings);
      if (n % 701 == 5) prove_secrecy(t, findings);
    }
  }
  INFO(findings.text());
  CHECK(findings.empty());
}

const int kRegistered = test::for_game("thousands of random games with random decks end soundly",
                                       "[conformance][long][endurance]", "lotr_tcg", 8, end_soundly);

// How often a card was played, or if that cannot be, was used or laid on the path.
std::uint64_t times_played(const Tally& all, int print) {
  std::uint64_t n = 0;
  for (const What what : {What::played, What::used, What::site}) {
    const auto found = all.told.find({static_cast<std::uint16_t>(what), static_cast<CardDef>(print)});
    if (found != all.told.end()) n += found->second;
  }
  return n;
}

// A game of four whose decks are all made around that card.
Trial trial_with(int print, std::uint64_t seed) {
  Trial out = trial(seed, 4);
  Problems none;
  Json config = *parse_json(out.config_text, none);
  Rng rng(seed);
  for (Json& deck : config["decks"])
    deck = lotr_tcg::deck_json(cards(), lotr_tcg::random_deck(cards(), lotr_tcg::kMostDrawDeck, rng, print));
  out.config_text = dump_json(config);
  out.called = "decks with " + cards().facts(print).id;
  out.curious = true;
  return out;
}

}  // namespace

TEST_CASE("random play with random decks plays or uses every card that has a text", "[lotr_tcg][long][endurance]") {
  REQUIRE(kRegistered == 8);
  constexpr std::uint64_t kEnough = 3, kMostGames = 3000;
  Findings findings;
  Tally all;
  for (std::uint64_t seed = 1; seed <= test::amount(1200); ++seed) all.add(prove_conformance(trial(seed, 4), findings));
  int with_text = 0;
  for (int print = 0; print < lotr_tcg::kPrints; ++print) {
    const lotr_tcg::CardFacts& f = cards().facts(print);
    if (f.abilities.empty()) continue;
    ++with_text;
    std::uint64_t games = 0;
    // It wants twelve burdens and dead companions together: no random player has lived to see it. Scenarios play it.
    if (f.id == "despair") continue;
    while (games < kMostGames && f.is_in_draw_deck() && times_played(all, print) < kEnough)
      all.add(prove_conformance(trial_with(print, ++games), findings));
    CAPTURE(f.id, games);
    CHECK(times_played(all, print) >= kEnough);
  }
  CHECK(with_text == 359);
  INFO(findings.text());
  CHECK(findings.empty());
}

TEST_CASE("a random deck is the same for the same seed, is allowed, and over many decks has every card", "[lotr_tcg]") {
  Rng one(7), other(7);
  CHECK(lotr_tcg::random_deck(cards(), 80, one) == lotr_tcg::random_deck(cards(), 80, other));
  std::vector<int> times(lotr_tcg::kPrints);
  std::set<int> sizes;
  for (int n = 0; n < 1000; ++n) {
    const lotr_tcg::Deck d = lotr_tcg::random_deck(cards(), 80, one);
    REQUIRE(lotr_tcg::deck_faults(cards(), d).empty());
    sizes.insert(d.size());
    for (const auto& [print, copies] : d.cards) times[static_cast<std::size_t>(print)] += copies;
    for (const int print : d.sites) ++times[static_cast<std::size_t>(print)];
    ++times[static_cast<std::size_t>(d.ring)];
  }
  CHECK(sizes.size() == 11);
  CHECK(*sizes.begin() == 60);
  CHECK(*sizes.rbegin() == 80);
  CHECK(*std::min_element(times.begin(), times.end()) > 0);
  // Of a side any card as often as any other: what comes of a thousand throws for each lies well within half and
  // double.
  for (const lotr_tcg::Side side : {lotr_tcg::Side::free_peoples, lotr_tcg::Side::shadow}) {
    int least = 1000000, most = 0;
    for (int print = 0; print < lotr_tcg::kPrints; ++print)
      if (cards().facts(print).side() == side) {
        least = std::min(least, times[static_cast<std::size_t>(print)]);
        most = std::max(most, times[static_cast<std::size_t>(print)]);
      }
    INFO(least << " " << most);
    CHECK(least * 2 > most);
  }
}

TEST_CASE("a random config names its seats, and its decks come from the seed alone", "[lotr_tcg]") {
  for (const int seats : {2, 3, 4}) {
    Problems none;
    const std::string text = random_config(tcg(), 11, seats);
    CHECK(text == random_config(tcg(), 11, seats));
    CHECK(text != random_config(tcg(), 12, seats));
    const auto config = parse_json(text, none);
    REQUIRE(config);
    CHECK(tcg().check_config(*config).empty());
    CHECK((*config)["seats"] == seats);
    CHECK((*config)["decks"].size() == static_cast<std::size_t>(seats));
  }
}

TEST_CASE("a player knows the card that they play from a deck while they choose its bearer", "[lotr_tcg]") {
  Trial t{tcg(), random_config(tcg(), 3), 3, false};
  t.curious = true;
  Findings findings;
  prove_secrecy(t, findings);
  INFO(findings.text());
  CHECK(findings.empty());
}

// Which place of a hand a card of the trading card game leaves tells nobody when it was drawn: whoever does not see the
// cards cannot tell two hands apart in which the same cards lie at other places, nor two decks that are searched.
#include <catch2/catch_test_macros.hpp>

#include "effects/run/machine.h"
#include "games/lotr_tcg/rules.h"
#include "proof/random_play.h"
#include "rules/game_of.h"
#include "support/games.h"

using namespace mathom;
using namespace mathom::lotr_tcg;

namespace {

using CardGame = GameOf<lotr_tcg::Rules>;
using Value = lotr_tcg::State;

// What some viewers perceive of an answer, and how the table looks to them afterwards.
struct Seen {
  std::vector<Event> trace;
  std::uint64_t looks = 0;
};
Seen after(const Game& g, const mathom::State& from, const Decision& d, int option, SeatMask viewers) {
  const StatePtr s = g.clone(from);
  EventList events;
  g.apply(*s, d, Choice{static_cast<std::uint64_t>(option), {}}, &events);
  Seen out;
  for (const Event& e : events.list) {
    if (!heard(e, viewers)) continue;
    Event shown = as_seen(e, viewers);
    shown.seen_by = shown.heard_by = shown.informs = kNobody;
    out.trace.push_back(shown);
  }
  out.looks = g.hash(*s, viewers);
  return out;
}

bool is_referred_to(const Value& s, int card) {
  for (const auto& scope : s.scopes)
    if (scope.chosen == card || scope.it == card || scope.moved.has(card) || scope.moving.has(card)) return true;
  for (const auto& a : s.answered)
    if (a.source == card || a.it == card) return true;
  return false;
}
bool is_search(const Decision& d) {
  return d.options[0].verb == effects::kThisOne && d.options[0].subject == CardId::none;
}
// Two cards of that hand that lie there unseen by others, or of the deck that is searched. Returns false if no two
// differ.
bool find_pair(const Value& s, const Decision& d, Rng& rng, int& a, int& b) {
  const Zone zone = is_search(d) ? kDrawDeck : kHand;
  const SeatMask seen_by = is_search(d) ? kNobody : only(d.seat);
  std::vector<int> held;
  for (int card = 0; card < s.cards.size(); ++card)
    if (s.cards[card].zone == zone_of(zone, index(d.seat)) && s.cards[card].seen_by == seen_by &&
        !is_referred_to(s, card))
      held.push_back(card);
  if (held.size() < 2) return false;
  a = held[rng.below(static_cast<std::uint32_t>(held.size()))];
  b = held[rng.below(static_cast<std::uint32_t>(held.size()))];
  return s.cards[a].def != s.cards[b].def;
}
struct Tried {
  int hands = 0, decks = 0;
};
// Answers in a world where two cards have changed places.
void compare(const Game& g, const mathom::State& truth, const Decision& d, Rng& rng, Tried& tried) {
  const int seat = index(d.seat);
  int a = 0, b = 0;
  if (!find_pair(CardGame::get(truth), d, rng, a, b)) return;
  const StatePtr world = g.clone(truth);
  Value& other = CardGame::get(*world);
  std::swap(other.cards[a].def, other.cards[b].def);
  std::swap(other.pieces[a].marks, other.pieces[b].marks);
  Decision asked;
  g.decision(*world, asked);
  for (int n = 0; n < 3; ++n) {
    const auto option = rng.below(static_cast<std::uint32_t>(d.options.size()));
    const std::string token = g.token(truth, d, d.options[option]);
    const int same = find_option(g, *world, asked, token);
    if (same < 0) continue;
    for (int v = 0; v < g.seats(truth); ++v) {
      if (v == seat) continue;
      const Seen here = after(g, truth, d, static_cast<int>(option), only(seat_at(v)));
      const Seen there = after(g, *world, asked, same, only(seat_at(v)));
      INFO(token << " by seat " << seat << " as seat " << v << " sees it");
      REQUIRE(here.trace == there.trace);
      REQUIRE(here.looks == there.looks);
      ++(is_search(d) ? tried.decks : tried.hands);
    }
  }
}

void play_and_compare(const char* config, std::uint64_t seed, Tried& tried) {
  const Game& g = test::game_named("lotr_tcg");
  Problems problems;
  const StatePtr s = g.initial(*parse_json(config, problems));
  Rng rng(seed);
  Decision d;
  for (int ply = 0; ply < 1500; ++ply) {
    g.decision(*s, d);
    if (d.over()) break;
    INFO(config << " seed " << seed << " ply " << ply);
    if (!d.by_luck() && d.options.size() > 1) compare(g, *s, d, rng, tried);
    g.apply(*s, d, random_order(d, rng).choice(), nullptr);
  }
}

}  // namespace

TEST_CASE("the place from which a card leaves a hand or a deck that is searched tells nothing", "[secrecy][lotr_tcg]") {
  Tried tried;
  for (std::uint64_t seed = 1; seed <= test::amount(12); ++seed)
    for (const char* config : {R"({"seats": 2})", R"({"seats": 4})"}) play_and_compare(config, seed, tried);
  CHECK(tried.hands > 500);
  CHECK(tried.decks > 0);
}

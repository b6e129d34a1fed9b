// A claim of the rest: whoever may claim wins every trick to come, in every world that they cannot rule out, whatever
// the others play.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/rng.h"
#include "games/french_tarot/game.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/rules/claim.h"
#include "games/french_tarot/state/phases.h"
#include "rules/game_of.h"

using namespace mathom;
using namespace mathom::french_tarot;
using Card = french_tarot::Card;

namespace {

using TarotOf = GameOf<Rules>;
const mathom::Game& the_tarot() { return french_tarot::game(); }

bool asks(const Decision& d, Question q) { return d.why == static_cast<std::uint16_t>(q); }

// The claimed card, or else the first option: that of a claim of which nothing is left.
std::uint64_t claimed(const Decision& d, const std::vector<Card>& order) {
  for (const Card card : order)
    for (std::size_t i = 0; i < d.options.size(); ++i)
      if (verb_of(d.options[i]) == Verb::play && card_of(d.options[i]) == card) return i;
  FAIL("a claimed card may not be played");
  return 0;
}

// Plays the deal to its end; false: another seat won a trick. With few cards left it tries everything that the others
// can do, else some of it.
bool wins_all(const mathom::State& from, int seat, const std::vector<Card>& order, Rng& rng, bool all) {
  StatePtr s = the_tarot().clone(from);
  Decision d;
  const int done = TarotOf::get(from).tricks_done;
  for (;;) {
    const french_tarot::State& now = TarotOf::get(*s);
    for (int i = done; i < now.tricks_done; ++i)
      if (now.winners[static_cast<std::size_t>(i)] != seat) return false;
    if (now.phase != Phase::play || now.tricks_done == tricks_in_deal(now)) return true;
    the_tarot().decision(*s, d);
    const std::size_t n = d.options.size();
    if (d.seat == seat_at(seat)) {
      the_tarot().apply(*s, d, {claimed(d, order), {}}, nullptr);
    } else if (all && n > 1) {
      for (std::size_t i = 0; i < n; ++i) {
        const StatePtr other = the_tarot().clone(*s);
        the_tarot().apply(*other, d, {i, {}}, nullptr);
        if (!wins_all(*other, seat, order, rng, true)) return false;
      }
      return true;
    } else {
      the_tarot().apply(*s, d, {rng.below(static_cast<std::uint32_t>(n)), {}}, nullptr);
    }
  }
}

// By how it goes on: highest cards first, so that claims come up.
std::uint64_t some_answer(const Decision& d, Rng& rng) {
  if (d.ask == Ask::roll) return rng.below(d.sides);
  if (d.by_luck()) return rng.next();
  const auto n = static_cast<std::uint32_t>(d.options.size());
  return asks(d, Question::lead) && rng.below(3) > 0 ? n - 1 : rng.below(n);
}

}  // namespace

TEST_CASE("a player who may claim the rest wins it in every world, whatever the others play", "[french_tarot][claim]") {
  int claims = 0, long_ones = 0;
  for (std::uint64_t seed = 1; seed <= 240; ++seed) {
    Rng rng(seed);
    const int seats = 3 + static_cast<int>(seed % 3);
    StatePtr s = the_tarot().initial(the_tarot().full_config({{"seats", seats}}));
    Decision d;
    for (the_tarot().decision(*s, d); !d.over(); the_tarot().decision(*s, d)) {
      if (asks(d, Question::lead) && is_player(d.seat)) {
        const int seat = index(d.seat);
        const Observation seen = the_tarot().observe(*s, only(d.seat));
        const std::vector<Card> order = claim_order(TarotOf::view(seen), seat);
        // What others hold is not looked at.
        CHECK(order == claim_order(TarotOf::get(*s), seat));
        if (!order.empty()) {
          ++claims;
          long_ones += order.size() > 2 ? 1 : 0;
          const auto petit = std::ranges::find(order, kPetit);
          CHECK((petit == order.end() || petit == order.end() - 1));
          CHECK(static_cast<int>(order.size()) == TarotOf::get(*s).hands[static_cast<std::size_t>(seat)].size());
          INFO("seed " << seed << ", " << order.size() << " cards");
          CHECK(wins_all(*s, seat, order, rng, order.size() <= 3));
          for (int i = 0; i < 12; ++i) {
            const StatePtr world = the_tarot().determinize(seen, rng);
            CHECK(wins_all(*world, seat, order, rng, order.size() <= 2));
          }
        }
      }
      the_tarot().apply(*s, d, {some_answer(d, rng), {}}, nullptr);
    }
  }
  CHECK(claims > 40);
  CHECK(long_ones > 5);
}

namespace {

// A deal of three in its last tricks: what the seat that leads may claim.
std::vector<Card> claim_of(const std::vector<const char*>& own, const std::vector<const char*>& others) {
  Rng rng(3);
  StatePtr s = the_tarot().initial(the_tarot().full_config({{"seats", 3}}));
  Decision d;
  for (the_tarot().decision(*s, d); !asks(d, Question::lead); the_tarot().decision(*s, d)) {
    // The first who may takes it with the dog closed, so that nothing is laid aside.
    std::uint64_t answer = some_answer(d, rng);
    if (asks(d, Question::bid)) answer = d.options.size() - 1;
    the_tarot().apply(*s, d, {answer, {}}, nullptr);
  }
  french_tarot::State state = TarotOf::get(*s);
  const auto seat = static_cast<std::size_t>(state.to_act);
  CardSet mine, theirs;
  for (const char* word : own) mine.add(*card_from_code(word));
  for (const char* word : others) theirs.add(*card_from_code(word));
  for (std::size_t i = 0; i < 3; ++i) {
    state.hands[i] = i == seat ? mine : kNone;
    state.may_hold[i] = i == seat ? mine : theirs;
    state.held[i] = static_cast<std::uint8_t>(own.size());
  }
  state.tricks_done = static_cast<std::uint8_t>(tricks_in_deal(state) - static_cast<int>(own.size()));
  return claim_order(state, static_cast<int>(seat));
}

}  // namespace

TEST_CASE("nothing is claimed with a doubt left", "[french_tarot][claim]") {
  CHECK_FALSE(claim_of({"T20", "T19", "HK"}, {"T5", "HQ", "H3", "H2"}).empty());
  // A higher trump; more trumps in a hand than can be pulled; a higher card of the suit; one's own Excuse.
  CHECK(claim_of({"T20", "T19", "HK"}, {"T21", "HQ", "H3", "H2"}).empty());
  CHECK(claim_of({"T20", "HQ", "HK"}, {"T5", "T4", "H3", "H2"}).empty());
  CHECK(claim_of({"T20", "T19", "HQ"}, {"T5", "HK", "H3", "H2"}).empty());
  CHECK(claim_of({"T20", "T19", "E"}, {"T5", "HQ", "H3", "H2"}).empty());
  // The Excuse may be played in place of the last trump.
  CHECK_FALSE(claim_of({"T20", "HK"}, {"T5", "HQ", "H3", "H2"}).empty());
  CHECK(claim_of({"T20", "HK"}, {"T5", "HQ", "H3", "E"}).empty());
  // A petit that another may hold is worth a fight; one's own waits for the end, once the trumps are gone.
  CHECK(claim_of({"T20", "T19", "HK"}, {"T1", "HQ", "H3", "H2"}).empty());
  CHECK(claim_of({"T20", "T1", "HK"}, {"T5", "HQ", "H3", "H2"}).back() == kPetit);
  CHECK(claim_of({"T20", "T1"}, {"T5", "T4", "H3", "H2"}).empty());
}

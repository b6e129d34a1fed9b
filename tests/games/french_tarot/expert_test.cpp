// What a level that takes its time adds: it searches its bids, in worlds that explain those before it, and solves the
// end of a playout. The other levels do neither.
#include <catch2/catch_test_macros.hpp>

#include "ai/bot.h"
#include "games/french_tarot/brain/endgame.h"
#include "games/french_tarot/brain/expert.h"
#include "games/french_tarot/brain/habits.h"
#include "games/french_tarot/game.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/bot_level.h"
#include "rules/game_of.h"

using namespace mathom;
namespace tarot = mathom::french_tarot;

namespace {

using TarotGame = GameOf<tarot::Rules>;

const Game& game() { return tarot::game(); }

// Calls back at every question but luck's in deals by the rules of thumb.
template <class Look>
void at_each_question(int seats, int deals, Look look) {
  for (int deal = 1; deal <= deals; ++deal) {
    const StatePtr s = game().initial({{"seats", seats}, {"options", {{"deals", 1}}}});
    Rng rng(static_cast<std::uint64_t>(deal * 10 + seats));
    Decision d;
    for (game().decision(*s, d); !d.over(); game().decision(*s, d)) {
      if (!d.by_luck()) look(*s, d);
      const Choice c = d.by_luck() ? Choice{d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}}
                                   : game().brain()->judge(game().observe(*s, only(d.seat)), d, rng, 0);
      game().apply(*s, d, c, nullptr);
    }
  }
}

bool asks_for_bid(const Decision& d) { return d.why == static_cast<std::uint16_t>(tarot::Question::bid); }

}  // namespace

TEST_CASE("only expert and master search bids", "[french_tarot][expert]") {
  int bids = 0;
  at_each_question(4, 2, [&](const State& s, const Decision& d) {
    const Observation seen = game().observe(s, only(d.seat));
    if (!asks_for_bid(d)) {
      CHECK(game().brain()->worth_searching(seen, d) == tarot::expert_brain().worth_searching(seen, d));
      return;
    }
    ++bids;
    CHECK_FALSE(game().brain()->worth_searching(seen, d));
    CHECK(game().brain()->thorough().worth_searching(seen, d));
    const BotLevel fast{.id = "fast", .playouts = 40}, slow{.id = "slow", .playouts = 40, .infers = true};
    CHECK(Thinker(game(), game().observe(s, only(d.seat)), d, fast, 1).done());
    CHECK_FALSE(Thinker(game(), game().observe(s, only(d.seat)), d, slow, 1).done());
  });
  CHECK(bids >= 8);
}

TEST_CASE("worlds for a bid explain earlier bids, and hold no hand that would have been thrown in",
          "[french_tarot][expert]") {
  int dearer = 0, cheaper = 0;
  for (const int seats : {3, 4, 5})
    at_each_question(seats, 6, [&](const State& s, const Decision& d) {
      if (!asks_for_bid(d)) return;
      const Observation seen = game().observe(s, only(d.seat));
      const auto worlds = game().brain()->likely_worlds(seen);
      REQUIRE(worlds);
      Rng rng(3);
      for (int i = 0; i < 5; ++i) {
        const State& world = worlds->next(rng);
        CHECK(game().save_observation(game().observe(world, only(d.seat))) == game().save_observation(seen));
        for (const tarot::CardSet& hand : TarotGame::get(world).hands) CHECK(hand.trumps != 1);
        const StatePtr random = game().determinize(seen, rng);
        const int a = tarot::cost_of_deeds(TarotGame::get(world), index(d.seat)),
                  b = tarot::cost_of_deeds(TarotGame::get(*random), index(d.seat));
        if (a < b) ++cheaper;
        if (a > b) ++dearer;
      }
    });
  INFO(cheaper << " worlds explain the bids better than any other, " << dearer << " worse");
  CHECK(cheaper > 5 * dearer);
}

TEST_CASE("a playout of expert ends with perfect play", "[french_tarot][expert]") {
  int solved = 0, otherwise = 0;
  at_each_question(4, 20, [&](const State& s, const Decision& d) {
    const tarot::State& now = TarotGame::get(s);
    if (now.phase != tarot::Phase::play || now.play_count != 56) return;
    const tarot::Model m(now);
    if (!tarot::can_solve(m)) return;
    const auto scores = tarot::payment(tarot::solve(m), m.options).scores;
    const StatePtr best = game().clone(s), usual = game().clone(s);
    Rng rng(1);
    Brain::Answered count;
    REQUIRE(tarot::expert_brain().hurry(*best, rng, count));
    REQUIRE(game().brain()->hurry(*usual, rng, count));
    CHECK(tarot::expert_brain().worth(s, *best, d.seat) == scores[static_cast<std::size_t>(index(d.seat))]);
    CHECK(tarot::expert_brain().horizon(s, *best));
    ++solved, otherwise += TarotGame::get(*usual).totals != TarotGame::get(*best).totals;
  });
  CHECK(solved > 10);
  CHECK(otherwise > 3);
}

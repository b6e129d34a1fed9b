// The net that says what cards bring, and the level that plays by it.
#include "games/french_tarot/brain/net.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <functional>

#include "ai/bot.h"
#include "games/french_tarot/brain/master.h"
#include "games/french_tarot/brain/play.h"
#include "games/french_tarot/brain/sides.h"
#include "games/french_tarot/game.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/game_of.h"

using namespace mathom;
using namespace mathom::french_tarot;

namespace {

using TarotGame = GameOf<Rules>;

// The world at the first card of a deal that somebody takes by the count.
StatePtr dealt(int seats, std::uint64_t seed) {
  for (;; ++seed) {
    StatePtr s = game().initial({{"seats", seats}});
    Rng rng(seed);
    Decision d;
    for (game().decision(*s, d); TarotGame::get(*s).deals_begun < 2; game().decision(*s, d)) {
      if (TarotGame::get(*s).phase == Phase::play) return s;
      const Choice c = d.by_luck() ? Choice{d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}}
                                   : game().brain()->judge(game().observe(*s, only(d.seat)), d, rng, 0);
      game().apply(*s, d, c, nullptr);
    }
  }
}

using Player = std::function<Card(const Model&, const Shown&, CardSet legal)>;
Card by_thumb(const Model& m, const Shown&, CardSet legal) {
  Rng rng(1);
  return card_to_play(m, m.to_act, legal, takers_known_to(m, m.to_act), rng);
}

// Half points in the taker's pile.
int pile(const mathom::State& at_first_card, const Player& takers, const Player& defence) {
  Model m(TarotGame::get(at_first_card));
  Shown shown(TarotGame::get(at_first_card));
  while (!m.over()) shown.play(m, (m.is_taking(m.to_act) ? takers : defence)(m, shown, m.legal()));
  return m.facts_at_end().half_points;
}

}  // namespace

TEST_CASE("the net plays cards better than the rules of thumb do", "[french_tarot][net][strength]") {
  for (const int seats : {3, 4, 5}) {
    double as_taker = 0, as_defence = 0;
    constexpr int kDeals = 400;
    for (int i = 0; i < kDeals; ++i) {
      const StatePtr s = dealt(seats, static_cast<std::uint64_t>(1000 * i + seats));
      const int thumbs = pile(*s, by_thumb, by_thumb);
      as_taker += (pile(*s, card_by_net, by_thumb) - thumbs) / 2.0 / kDeals;
      as_defence += (thumbs - pile(*s, by_thumb, card_by_net)) / 2.0 / kDeals;
    }
    std::printf("net, %d seats: %+.2f points of the cards as taker, %+.2f as defence\n", seats, as_taker, as_defence);
    CHECK(as_taker > 0.4);
    CHECK(as_defence > 0.6);
  }
}

TEST_CASE("the net sees the same in worlds that a seat cannot tell apart", "[french_tarot][net]") {
  for (int i = 0; i < 20; ++i) {
    const StatePtr s = dealt(3 + i % 3, static_cast<std::uint64_t>(i));
    Rng rng(static_cast<std::uint64_t>(i));
    Decision d;
    for (game().decision(*s, d); !d.over() && TarotGame::get(*s).phase == Phase::play; game().decision(*s, d)) {
      const Observation seen = game().observe(*s, only(d.seat));
      NetInputs own, guessed;
      see(Model(TarotGame::get(*s)), Shown(TarotGame::get(*s)), own);
      const StatePtr world = game().determinize(seen, rng);
      see(Model(TarotGame::get(*world)), Shown(TarotGame::get(*world)), guessed);
      REQUIRE(std::ranges::equal(own.on(), guessed.on()));
      game().apply(*s, d, {rng.below(static_cast<std::uint32_t>(d.options.size())), {}}, nullptr);
    }
  }
}

TEST_CASE("the net says the same on every machine", "[french_tarot][net]") {
  std::uint64_t sum = 0;
  for (int i = 0; i < 12; ++i) {
    const StatePtr s = dealt(3 + i % 3, static_cast<std::uint64_t>(i));
    Model m(TarotGame::get(*s));
    Shown shown(TarotGame::get(*s));
    while (!m.over()) {
      Worths worths{};
      weigh(m, shown, m.legal(), worths);
      for (const std::int32_t w : worths) sum = mix64(sum ^ static_cast<std::uint32_t>(w));
      shown.play(m, card_by_net(m, shown, m.legal()));
    }
  }
  CHECK(sum == 7054667601335387169u);  // with these weights
}

TEST_CASE("master tries the cards that are worth it, and begins with the one that the net would play",
          "[french_tarot][net]") {
  for (int i = 0; i < 6; ++i) {
    const StatePtr s = dealt(3 + i % 3, static_cast<std::uint64_t>(50 + i));
    Rng rng(static_cast<std::uint64_t>(i));
    Decision d;
    for (game().decision(*s, d); !d.over() && TarotGame::get(*s).phase == Phase::play; game().decision(*s, d)) {
      const Observation seen = game().observe(*s, only(d.seat));
      std::vector<Brain::Considered> tried;
      master_brain().consider(seen, d, tried);
      const Model m(TarotGame::view(seen));
      const Card first = card_by_net(m, Shown(TarotGame::view(seen)), m.legal());
      bool ahead = false;
      for (const auto& [option, lead] : tried) {
        CHECK(lead <= 0);
        ahead |= lead == 0 && d.options[option].verb == static_cast<std::uint16_t>(Verb::play) &&
                 card_of(d.options[option]) == first;
      }
      CHECK(ahead);
      game().apply(*s, d, {rng.below(static_cast<std::uint32_t>(d.options.size())), {}}, nullptr);
    }
  }
}

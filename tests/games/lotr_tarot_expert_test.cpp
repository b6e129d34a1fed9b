// The net that says what answers of Ring Tarot bring, and the level that plays by it.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <functional>

#include "core/json.h"
#include "games/lotr_tarot/brain/expert.h"
#include "games/lotr_tarot/brain/features.h"
#include "games/lotr_tarot/rules.h"
#include "games/lotr_tarot/state/phases.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "support/ring_lead.h"

using namespace mathom;
namespace ring = mathom::lotr_tarot;

namespace {

using RingGame = GameOf<ring::Rules>;

const Game& ring_game() { return *find_game("lotr_tarot"); }

using RingPlayer = std::function<Choice(const mathom::State&, const Decision&)>;

Choice ring_by_thumb(const mathom::State& s, const Decision& d) {
  Rng rng(1);
  return ring::ring_brain()->judge(ring_game().observe(s, only(d.seat)), d, rng, 0);
}
Choice ring_by_net(const mathom::State& s, const Decision& d) {
  return ring::net_knows(RingGame::get(s), d) ? Choice{ring::option_by_net(RingGame::get(s), d), {}}
                                              : ring_by_thumb(s, d);
}

// Plays a game; `look` sees every question but luck's before it is answered.
StatePtr play_ring(const Json& config, std::uint64_t seed, const RingPlayer& player,
                   const std::function<void(const mathom::State&, const Decision&)>& look = {}) {
  StatePtr s = ring_game().initial(config);
  Rng rng(seed);
  Decision d;
  for (ring_game().decision(*s, d); !d.over(); ring_game().decision(*s, d)) {
    if (look && !d.by_luck()) look(*s, d);
    const Choice luck{d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}};
    ring_game().apply(*s, d, d.by_luck() ? luck : player(*s, d), nullptr);
  }
  return s;
}

}  // namespace

TEST_CASE("the net plays Ring Tarot better than the rules of thumb do", "[lotr_tarot][net][strength]") {
  for (const int seats : {2, 4, 6}) {
    double lead = 0;
    constexpr int kGames = 150;
    for (int i = 0; i < kGames; ++i) {
      const int seat = i % seats;
      const StatePtr end =
          play_ring({{"seats", seats}}, static_cast<std::uint64_t>(i), [&](const mathom::State& s, const Decision& d) {
            return index(d.seat) == seat ? ring_by_net(s, d) : ring_by_thumb(s, d);
          });
      lead += ring::lead_of(RingGame::get(*end), seat) / kGames;
    }
    std::printf("net of the Ring game, %d seats: %+.2f points a game\n", seats, lead);
    CHECK(lead > 0.8);
  }
}

TEST_CASE("the inputs of Ring Tarot's net are equal in worlds that a seat cannot tell apart", "[lotr_tarot][net]") {
  for (int seats = 2; seats <= 6; ++seats) {
    Rng rng(static_cast<std::uint64_t>(seats));
    play_ring({{"seats", seats}}, static_cast<std::uint64_t>(seats), ring_by_thumb,
              [&](const mathom::State& s, const Decision& d) {
                if (!ring::net_knows(RingGame::get(s), d)) return;
                const Observation seen = ring_game().observe(s, only(d.seat));
                const StatePtr world = ring_game().determinize(seen, rng);
                NetInputs own, guessed;
                ring::write_features(RingGame::get(s), own);
                ring::write_features(RingGame::get(*world), guessed);
                REQUIRE(std::ranges::equal(own.on(), guessed.on()));
              });
  }
}

TEST_CASE("the net of Ring Tarot says the same on every machine", "[lotr_tarot][net]") {
  std::uint64_t sum = 0;
  std::vector<std::int32_t> worths;
  for (int seats = 2; seats <= 6; ++seats)
    play_ring({{"seats", seats}}, static_cast<std::uint64_t>(seats), ring_by_net,
              [&](const mathom::State& s, const Decision& d) {
                if (!ring::net_knows(RingGame::get(s), d)) return;
                ring::weigh(RingGame::get(s), d, worths);
                for (const std::int32_t w : worths) sum = mix64(sum ^ static_cast<std::uint32_t>(w));
              });
  CHECK(sum == 6166009379729386597u);  // with these weights
}

TEST_CASE(
    "expert begins with the answer that the net would give, and with the usual ones where it does not know the deck",
    "[lotr_tarot][net]") {
  for (const bool usual : {true, false}) {
    int asked = 0;
    play_ring({{"seats", 4}}, 7, ring_by_thumb, [&](const mathom::State& s, const Decision& d) {
      const StatePtr copy = ring_game().clone(s);
      auto& t = RingGame::get(*copy);
      if (!usual) t.neutral.erase(index(ring::lowest_of(t.neutral)));
      if (!ring::net_knows(RingGame::get(s), d)) return;
      CHECK(ring::net_knows(t, d) == usual);
      const Observation seen = ring_game().observe(*copy, only(d.seat));
      std::vector<Brain::Considered> tried, plain;
      ring::expert_brain().consider(seen, d, tried);
      ring::ring_brain()->consider(seen, d, plain);
      ++asked;
      REQUIRE(tried.size() == d.options.size());
      if (usual)
        CHECK(tried[static_cast<std::size_t>(ring::option_by_net(t, d))].lead == 0);
      else
        CHECK(std::ranges::equal(tried, plain, {}, &Brain::Considered::lead, &Brain::Considered::lead));
      for (const auto& [option, lead] : tried) CHECK(lead <= 0);
    });
    CHECK(asked > 40);
  }
}

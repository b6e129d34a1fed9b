// What the net is told of the others' conduct, of five players, as long as nobody has shown that they play with the
// taker.
#include "games/french_tarot/brain/features.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <initializer_list>
#include <string_view>

#include "games/french_tarot/game.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/brain.h"
#include "rules/game_of.h"

using namespace mathom;
using namespace mathom::french_tarot;

namespace {

using TarotGame = GameOf<Rules>;

french_tarot::Card card(std::string_view code) { return card_from_code(code).value(); }

// Five at the table, seat 0 takes and has called the king of hearts, which seat 2 holds. Seat 0 leads.
struct Deal {
  Model m;
  Shown shown;

  Deal() {
    m.seats = 5, m.tricks = 15;
    m.facts.taker = 0;
    m.called = card("HK");
    m.takers = static_cast<std::uint8_t>(bit(0) | bit(2));
    m.hands[2].add(m.called);
    m.may.fill(kPack);
  }
  void trick(std::initializer_list<std::string_view> codes) {
    for (const auto code : codes) {
      m.hands[m.to_act].add(card(code));
      shown.play(m, card(code));
    }
  }
  const Conduct& of(std::size_t seat) const { return shown.conduct[seat]; }
  bool anything_seen() const {
    NetInputs inputs;
    write_features(m, shown, inputs);
    return std::ranges::any_of(inputs.on(), [](int i) { return i >= kInputs - 80; });
  }
};

}  // namespace

TEST_CASE("points given to the taker and to others, and small cards kept from them, are told apart",
          "[french_tarot][net]") {
  Deal d;
  d.trick({"SQ", "S1", "SC", "SK", "SJ"});  // the queen is the taker's until seat 3 beats it
  CHECK(d.of(1) == Conduct{.kept_from_taker = 1});
  CHECK(d.of(2) == Conduct{.gave_taker = 4});
  CHECK(d.of(3) == Conduct{.beat_taker = 1});
  CHECK(d.of(4) == Conduct{.gave_others = 2});
  d.trick({"T5", "T7", "T10", "T3", "S2"});  // by seat 3, 4, 0, 1; seat 2 has no trump
  CHECK(d.of(3) == Conduct{.beat_taker = 1, .led_trumps = 1});
  CHECK(d.of(4) == Conduct{.gave_others = 2, .beat_others = 1});
  CHECK(d.of(1) == Conduct{.kept_from_taker = 1});
  CHECK(d.of(2) == Conduct{.gave_taker = 4, .kept_from_taker = 1});
}

TEST_CASE("points played before the taker count neither for nor against them", "[french_tarot][net]") {
  Deal d;
  d.trick({"S1", "SK", "S2", "S3", "S4"});  // seat 1 makes it
  d.trick({"CQ", "CC", "C1", "C2", "C3"});  // the taker plays last
  CHECK(d.of(2) == Conduct{.gave_early = 4, .kept_from_others = 1});
  CHECK(d.of(3) == Conduct{.kept_from_others = 1});  // of the first trick: in the second the taker is to come
}

TEST_CASE("the net looks at the others' conduct until it knows who plays with the taker", "[french_tarot][net]") {
  Deal d;
  d.trick({"SQ", "S1", "SC", "SK", "SJ"});
  CHECK(d.anything_seen());  // seat 3 leads, a defender
  d.trick({"D1", "DK", "D2", "D3", "D4"});
  d.trick({"C1", "C2", "C3", "CK"});
  REQUIRE(d.m.to_act == 3);
  CHECK(d.anything_seen());
  d.m.to_act = 2;  // holds the called card
  CHECK_FALSE(d.anything_seen());
  d.m.to_act = 3;
  d.trick({"C4"});
  d.m.to_act = d.m.leader = 2;
  d.trick({"HK"});
  CHECK_FALSE(d.anything_seen());
}

TEST_CASE("what was shown is the same when a deal is followed and when its record is read", "[french_tarot][net]") {
  int noted = 0;
  for (int i = 0; i < 30; ++i) {
    const StatePtr s = game().initial({{"seats", 3 + i % 3}});
    Rng rng(static_cast<std::uint64_t>(i));
    Shown followed;
    bool begun = false;
    Decision d;
    for (game().decision(*s, d); TarotGame::get(*s).deals_begun < 2 && !d.over(); game().decision(*s, d)) {
      const auto& now = TarotGame::get(*s);
      const bool plays = now.phase == Phase::play;
      if (plays && !begun) followed = Shown(now), begun = true;
      const auto n = static_cast<std::uint32_t>(d.options.size());
      const Choice c{d.ask == Ask::roll ? rng.below(d.sides) : d.by_luck() ? rng.next() : rng.below(n), {}};
      if (plays && verb_of(d.options[static_cast<std::size_t>(c.value)]) == Verb::play) {
        Model m(now);
        followed.play(m, card_of(d.options[static_cast<std::size_t>(c.value)]));
      }
      game().apply(*s, d, c, nullptr);
      if (!begun || now.phase != Phase::play) continue;
      const Shown looked_up(now);
      REQUIRE(followed.played == looked_up.played);
      REQUIRE(followed.conduct == looked_up.conduct);
      noted += looked_up.conduct != std::array<Conduct, kMostSeats>{} ? 1 : 0;
    }
  }
  CHECK(noted > 100);
}

// Texts that steps lay down for later, and the lists of a State that texts keep.
#include <catch2/catch_test_macros.hpp>

#include "effects/read/check_lists.h"
#include "support/toy_fight.h"

using namespace mathom;
using fight::Table;

namespace {

constexpr const char* kBlow =
    R"([{"when": "day", "do": [{"do": "wound", "what": {"race": "orc", "against": "this"}}]}])";

}  // namespace

TEST_CASE("a step leaves a text for a later moment, which knows what was chosen and runs once", "[effects]") {
  Table t({R"([{"when": "day", "do": [{"do": "choose", "what": {"race": "orc"}, "as": "orc"},
                 {"do": "later", "when": "turn_ends", "then": [{"do": "discard", "what": "orc"}]}]}])"});
  t.use(0);
  t.give_answer(1);
  CHECK(t.s.place[3] == fight::kPlay);
  t.end_turn();
  CHECK(t.s.place[3] == fight::kDiscard);
  t.s.place[3] = fight::kPlay;
  t.end_turn();
  CHECK(t.s.place[3] == fight::kPlay);
  CHECK((t.s.scopes.empty() && t.s.laters.empty() && t.s.happenings.empty()));
}

TEST_CASE("a text with a time runs at each of its moments until then", "[effects]") {
  Table t({kBlow, "[]",
           R"([{"when": "day", "do": [{"do": "choose", "what": {"race": "orc"}, "as": "orc"},
                 {"do": "later", "when": {"on": "wounded", "to": "orc", "by": {"race": "man"}}, "until": "phase",
                  "then": [{"do": "wound", "what": "other"}]}]}])"});
  t.s.foe[3] = t.s.foe[5] = 0;
  t.use(2);
  t.give_answer(2);  // card 5
  for (int i = 0; i < 2; ++i) {
    t.use(0);
    t.give_answer(1);
  }
  CHECK(t.s.wounds[5] == 2);
  CHECK(t.s.wounds[0] == 2);
  t.use(0);
  t.give_answer(0);
  CHECK(t.s.wounds[3] == 1);
  CHECK(t.s.wounds[0] == 2);
  effects::end_later(t.s.laters, 0);
  t.use(0);
  t.give_answer(1);
  CHECK(t.s.wounds[0] == 2);
}

TEST_CASE("a text for later is ordered with the required texts of cards", "[effects]") {
  Table t(
      {R"([{"when": "day", "do": [{"do": "later", "when": "turn_ends", "then": [{"do": "wound", "what": "this"}]}]}])",
       "[]",
       R"([{"when": "turn_ends", "do": [{"do": "discard", "what": {"in": "play", "not": "this"}, "n": "all"}]}])"});
  t.use(0);
  t.end_turn();
  CHECK(t.question().ask == Ask::order);
  REQUIRE(t.question().options.size() == 2);
  t.give_answer(1);  // the cards are discarded first
  CHECK_FALSE(t.is_asked());
  CHECK(t.s.place[0] == fight::kDiscard);
  CHECK(t.s.wounds[0] == 1);
  CHECK((t.s.scopes.empty() && t.s.laters.empty() && t.s.happenings.empty()));
}

TEST_CASE("a text for later may replace what happens", "[effects]") {
  Table t({kBlow, "[]", "[]", "[]", "[]",
           R"([{"when": "day", "do": [{"do": "later", "when": {"on": "about_to_wound", "to": "this"},
                                       "until": "turn", "then": [{"do": "instead"}]}]}])"});
  t.s.foe[5] = 0;
  t.use(5);
  t.use(0);
  t.use(0);
  CHECK(t.s.wounds[5] == 0);
}

TEST_CASE("the lists of texts are sound in play, and refused if they name what does not exist", "[effects]") {
  Table t({R"([{"when": "day", "limit": {"phase": 2}, "do": [
                 {"do": "give", "what": "this", "until": "turn", "mods": [{"mod": "strength", "n": 1}]},
                 {"do": "later", "when": "turn_ends", "until": "turn", "then": [{"do": "wound", "what": "this"}]}]}])",
           "[]", R"([{"when": "turn_ends", "may": true, "do": [{"do": "wound", "what": "this"}]}])"});
  t.use(0);
  t.end_turn();
  REQUIRE((t.s.timed.size() == 1 && t.s.uses.size() == 1 && t.s.laters.size() == 1 && t.s.happenings.size() == 1));
  const effects::Bounds all{fight::language(), t.cards(), fight::kCards, 2};
  const auto good = [&](auto item, auto change) {
    change(item);
    return effects::is_sound(item, all);
  };
  const auto as_it_is = [](auto&) {};
  CHECK(good(t.s.timed[0], as_it_is));
  CHECK_FALSE(good(t.s.timed[0], [](auto& x) { x.modifier = 1; }));
  CHECK_FALSE(good(t.s.timed[0], [](auto& x) { x.on = fight::kCards; }));
  CHECK_FALSE(good(t.s.timed[0], [](auto& x) { x.give(0, 2, 0); }));
  CHECK(good(t.s.uses[0], as_it_is));
  CHECK_FALSE(good(t.s.uses[0], [](auto& x) { x.ability = 9; }));
  CHECK_FALSE(good(t.s.uses[0], [](auto& x) { x.n = 3; }));
  CHECK(good(t.s.laters[0], as_it_is));
  CHECK_FALSE(good(t.s.laters[0], [](auto& x) { ++x.op; }));
  CHECK_FALSE(good(t.s.laters[0], [](auto& x) { x.until = 0; }));
  CHECK_FALSE(good(t.s.laters[0], [](auto& x) { x.named[3] = 99; }));
  REQUIRE(t.s.answered.size() == 1);
  CHECK(good(t.s.answered[0], as_it_is));
  CHECK_FALSE(good(t.s.answered[0], [](auto& x) { x.ability = -1; }));
  CHECK_FALSE(good(t.s.answered[0], [](auto& x) { x.it = fight::kCards; }));
  CHECK(good(t.s.happenings[0], as_it_is));
  CHECK_FALSE(good(t.s.happenings[0], [](auto& x) { x.after = 99; }));
  effects::NamedScope<fight::kCards> scope;
  CHECK(good(scope, as_it_is));
  CHECK_FALSE(good(scope, [](auto& x) { x.it = -2; }));
}

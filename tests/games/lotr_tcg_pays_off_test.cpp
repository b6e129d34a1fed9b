// A text in play is judged by what it would change once its cost is paid: a cost may give it something to do (ruling
// R10).
#include <string>

#include "games/lotr_tcg/options.h"
#include "games/lotr_tcg/rules/pays_off.h"
#include "games/lotr_tcg_table.h"
#include "support/card_files.h"
#include "support/games.h"

using namespace mathom;
using namespace mathom::lotr_tcg;
using namespace mathom::lotr_tcg::laid;

namespace {

// Celeborn with another text in the place of his own, on a table that is laid with the printed cards.
class Celeborn {
 public:
  explicit Celeborn(const std::string& text) : own_(file(text), test::game_named("lotr_tcg")) {
    INFO(own_.problems().text());
    REQUIRE(own_.problems().text().empty());
    celeborn = laid.put(kFree, "celeborn-lord-of-lorien");
    sam = laid.put(kFree, kSam), gimli = laid.put(kFree, kGimli);
    laid.phase(kFellowship);
    laid.burdens(0);
  }
  bool may() {
    const Rules& rules = static_cast<const GameOf<Rules>&>(own_.game()).rules();
    Memo memo;
    const Table t(rules.catalog, laid.s, nullptr, &memo);
    const auto texts = t.abilities_of(celeborn);
    REQUIRE(texts.size() == 1);
    const lotr_tcg::State before = laid.s;
    const bool found = may_use(t, celeborn, texts[0], kFree);
    FieldHasher as_it_was(kEveryone), as_it_is(kEveryone);
    lotr_tcg::State::fields(before, as_it_was), lotr_tcg::State::fields(laid.s, as_it_is);
    CHECK(as_it_was.value() == as_it_is.value());
    return found;
  }
  Laid laid;
  int celeborn = -1, sam = -1, gimli = -1;

 private:
  static std::string file(const std::string& text) {
    return R"({"cards": [{"id": "celeborn-lord-of-lorien", "number": 34, "rarity": "rare", "unique": true, "type": "ally", )"
           R"("culture": "elven", "race": "elf", "cost": 2, "strength": 6, "vitality": 3, "home": 6, "abilities": [)"
           R"({"when": "fellowship", )" +
           text + "}]}]}";
  }
  test::WithCards own_;
};
bool may(const std::string& text) { return Celeborn(text).may(); }

}  // namespace

TEST_CASE("A text may be used whose cost wounds the character that it heals", "[lotr_tcg][texts]") {
  CHECK(may(R"("cost": [{"do": "exert", "what": "this"}], "do": [{"do": "heal", "what": "this"}])"));
  CHECK(may(R"("cost": [{"do": "exert", "what": "this"}], "do": [{"do": "heal_all", "what": {"race": "elf"}}])"));
  CHECK_FALSE(may(R"("cost": [{"do": "exert", "what": "this"}], "do": [{"do": "heal", "what": {"race": "hobbit"}}])"));
  CHECK_FALSE(
      may(R"("cost": [{"do": "spot", "what": {"race": "elf"}}], "do": [{"do": "heal", "what": {"race": "elf"}}])"));
}

TEST_CASE("One way to pay a cost is enough for a text to have something to do", "[lotr_tcg][texts]") {
  const char* const hobbits =
      R"("cost": [{"do": "exert", "what": {"type": "companion"}}], "do": [{"do": "heal", "what": {"title": "sam"}}])";
  CHECK(may(hobbits));
  Celeborn tired(hobbits);
  tired.laid.hurt(tired.gimli, 2);
  tired.laid.hurt(tired.laid.frodo(), 1);
  CHECK(tired.may());
  CHECK_FALSE(may(R"("cost": [{"do": "exert", "what": {"race": "hobbit"}}], )"
                  R"("do": [{"do": "heal", "what": {"race": "dwarf"}}])"));
}

TEST_CASE("A text may be used that takes away the tokens which its cost adds", "[lotr_tcg][texts]") {
  CHECK(may(R"("cost": [{"do": "burden"}], "do": [{"do": "unburden"}])"));
  CHECK(may(R"("cost": [{"do": "add_twilight", "n": 2}], "do": [{"do": "remove_twilight"}])"));
  CHECK_FALSE(may(R"("cost": [{"do": "add_twilight", "n": 2}], "do": [{"do": "unburden"}])"));
  CHECK_FALSE(may(R"("cost": [{"do": "exert", "what": "this"}], "do": [{"do": "remove_twilight"}])"));
}

TEST_CASE("A text may be used whose cost makes room for what it plays", "[lotr_tcg][texts]") {
  const char* const arms = R"("cost": [{"do": "discard", "what": {"class": "hand-weapon"}}], )"
                           R"("do": [{"do": "play", "what": {"class": "hand-weapon", "in": "hand"}}])";
  Celeborn armed(arms);
  armed.laid.give(kFree, "dwarven-axe", armed.gimli);
  CHECK_FALSE(armed.may());
  armed.laid.hold(kFree, "gimlis-battle-axe");
  CHECK(armed.may());
}

TEST_CASE("A text may be used that is about the card which its cost plays", "[lotr_tcg][texts]") {
  const char* const called = R"("cost": [{"do": "play", "what": {"type": "companion", "in": "hand"}}], )"
                             R"("do": [{"do": "exert", "what": {"title": "legolas"}}])";
  Celeborn alone(called);
  alone.laid.hold(kFree, kBoromir);
  CHECK_FALSE(alone.may());
  alone.laid.hold(kFree, kLegolas);
  CHECK(alone.may());
}

TEST_CASE("What a cost brings into the discard pile gives its text nothing to do", "[lotr_tcg][texts]") {
  Celeborn t(R"("cost": [{"do": "discard", "what": {"in": "hand"}}], )"
             R"("do": [{"do": "shuffle_in", "what": {"in": "discard"}}])");
  t.laid.hold(kFree, kLegolas);
  t.laid.hold(kFree, kBoromir);
  CHECK_FALSE(t.may());
  t.laid.discarded(kFree, kAragorn);
  CHECK(t.may());
}

TEST_CASE("With the option an event has an effect when its own cost gives it something to do", "[lotr_tcg][texts]") {
  Laid t;
  t.s.options[static_cast<std::size_t>(RuleId::no_idle_events) / 8] |=
      static_cast<std::uint8_t>(1u << static_cast<int>(RuleId::no_idle_events) % 8);
  t.put(kFree, kGimli);
  const int folly = t.hold(kFree, "let-folly-be-our-cloak");
  t.twilight(0);
  t.act(kFellowship);
  CHECK_FALSE(t.may(Verb::play, folly));
}

// The forms that cards of a large game ask for, as they run: filters against things, numbers, modifiers for a time,
// names for choices, limits, and texts that answer what happens.
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "effects/read/checks.h"
#include "support/toy_fight.h"

using namespace mathom;
using fight::Table;

TEST_CASE("a filter that names no place means cards where they usually are", "[effects]") {
  Table t({});
  CHECK(t.means(R"({"race": "man"})", 2));
  t.s.place[2] = fight::kHand;
  CHECK_FALSE(t.means(R"({"race": "man"})", 2));
  CHECK(t.means(R"({"race": "man", "in": "hand"})", 2));
}

TEST_CASE("a filter may exclude things, or list alternatives", "[effects]") {
  Table t({});
  CHECK(t.means(R"({"not": {"race": "man"}})", 3));
  CHECK_FALSE(t.means(R"({"not": {"race": "man"}})", 2));
  CHECK_FALSE(t.means(R"({"not": [{"race": "man"}, {"against": {"race": "man"}}]})", 2));
  t.s.foe[3] = 4;
  CHECK_FALSE(t.means(R"({"not": [{"race": "man"}, {"against": {"race": "man"}}]})", 3));
  CHECK(t.means(R"({"any": [{"race": "man"}, {"against": {"race": "man"}}]})", 3));
  CHECK_FALSE(t.means(R"({"any": [{"race": "man"}, {"against": {"race": "man"}}]})", 5));
}

TEST_CASE("tests of prints within not and any are computed when the cards are read", "[effects]") {
  Table t({R"([{"when": "day", "do": [{"do": "heal", "what": {"not": {"race": "man"}}}]},
               {"when": "day", "do": [{"do": "heal", "what": {"any": [{"race": "man"}, {"against": "this"}]}}]}])"});
  const auto printed_of = [&](int text) {
    const effects::Ability& a = t.ability(t.abilities_of(0)[static_cast<std::size_t>(text)]);
    return t.printed(t.code().ops[static_cast<std::size_t>(a.body)].arg[1]);
  };
  CHECK(printed_of(0).prints.count() == fight::kCards / 2);
  CHECK(printed_of(0).rest == 1);  // where it is
  CHECK(printed_of(1).prints.count() == fight::kCards);
  CHECK(printed_of(1).rest == 3);
}

TEST_CASE("a test may be about another thing: the opponent in the skirmish", "[effects]") {
  Table t({R"([{"when": "day", "do": [{"do": "wound", "what": {"against": "this"}}]}])"});
  CHECK_FALSE(t.may_use(0));
  t.s.foe[5] = 0;
  t.s.foe[6] = 1;
  REQUIRE(t.may_use(0));
  t.use(0);
  CHECK(t.s.wounds[5] == 1);
  CHECK(t.s.wounds[6] == 0);
}

TEST_CASE("a modifier lasts until its time is over, on the cards that it was given to", "[effects]") {
  Table t({R"([{"when": "day", "do": [{"do": "give", "what": "this", "until": "phase",
                                        "mods": [{"mod": "strength", "n": -2}, {"mod": "strength", "n": 5}]}]}])"});
  t.use(0);
  CHECK(t.strength(0) == 4);
  CHECK(t.strength(1) == 1);
  effects::end_time(t.s.timed, 1);
  CHECK(t.strength(0) == 4);
  effects::end_time(t.s.timed, 0);
  CHECK(t.strength(0) == 1);
}

TEST_CASE("a number that is counted when a modifier is given stays unchanged", "[effects]") {
  Table t({R"([{"when": "day", "do": [{"do": "give", "what": "this", "until": "turn",
                 "mods": [{"mod": "strength", "n": {"count": {"race": "orc"}, "over": 1, "times": 2, "most": 5}}]}]},
               {"when": "day", "do": [{"do": "give", "what": "this", "until": "turn",
                 "mods": [{"mod": "strength", "n": {"strength": "this", "times": -1}}]}]}])"});
  t.s.place[7] = fight::kHand;
  t.use(0);
  CHECK(t.strength(0) == 5);  // three Orcs, two of them beyond the first, twice each
  t.s.place[1] = fight::kHand;
  CHECK(t.strength(0) == 5);
  t.use(0, 1);
  CHECK(t.strength(0) == 0);
}

TEST_CASE("a card that leaves play loses what it was given", "[effects]") {
  Table t({R"([{"when": "day", "do": [{"do": "give", "what": {"race": "man"}, "n": "all", "until": "turn",
                                        "mods": [{"mod": "strength", "n": 1}]}]}])"});
  t.use(0);
  CHECK(t.strength(2) == 2);
  effects::forget_timed(t.s.timed, 2);
  CHECK(t.strength(2) == 1);
  CHECK(t.strength(4) == 2);
}

TEST_CASE("a choice has a name that later steps use", "[effects]") {
  Table t({R"([{"when": "day", "do": [{"do": "choose", "what": {"race": "orc"}, "as": "first"},
                                      {"do": "choose", "what": {"race": "orc", "not": "first"}, "as": "second"},
                                      {"do": "wound", "what": "first"}, {"do": "heal", "what": "second"}]}])"});
  t.use(0);
  REQUIRE(t.question().options.size() == 4);
  t.give_answer(1);
  REQUIRE(t.question().options.size() == 3);
  t.give_answer(2);
  CHECK_FALSE(t.is_asked());
  CHECK(t.s.wounds[3] == 1);
  CHECK(t.s.wounds[7] == -1);
}

TEST_CASE("steps can use what the cost chooses", "[effects]") {
  Table t({R"([{"when": "day", "cost": [{"do": "wound", "what": {"race": "orc"}, "as": "orc"},
                                        {"do": "discard", "what": "orc"}],
                "do": [{"do": "heal", "what": {"against": "orc"}}]},
               {"when": "day", "cost": [{"do": "wound", "what": {"race": "orc"}}],
                "do": [{"do": "discard", "what": "chosen"}]},
               {"when": "day", "cost": [{"do": "discard", "what": {"race": "orc", "in": "hand"}, "as": "orc"}],
                "do": [{"do": "heal", "what": "orc"}]},
               {"when": "day", "cost": [{"do": "wound", "what": {"race": "orc"}}],
                "do": [{"do": "discard", "what": {"moved": true}}]}])"});
  t.s.foe[2] = 3;
  REQUIRE(t.may_use(0));
  CHECK_FALSE(t.may_use(0, 2));  // no Orc is in hand to begin with
  t.use(0);
  t.give_answer(1);
  CHECK(t.s.place[3] == fight::kDiscard);
  CHECK(t.s.wounds[2] == -1);
  REQUIRE(t.may_use(0, 1));
  t.use(0, 1);
  t.give_answer(1);
  CHECK(t.s.place[5] == fight::kDiscard);
  REQUIRE(t.may_use(0, 3));
  t.use(0, 3);
  t.give_answer(0);
  CHECK(t.s.place[1] == fight::kDiscard);
}

TEST_CASE("what a step chooses does not change what its own filter means", "[effects]") {
  Table t({R"([{"when": "day", "do": [{"do": "choose", "what": {"race": "orc"}},
                 {"do": "give", "what": {"against": "chosen"}, "n": "all", "until": "turn",
                  "mods": [{"mod": "strength", "n": 1}]}]}])"});
  t.s.foe[2] = t.s.foe[4] = 3;
  t.use(0);
  t.give_answer(1);
  CHECK(t.strength(2) == 2);
  CHECK(t.strength(4) == 2);
}

TEST_CASE("each set of several cards can be chosen once, in the order of the cards", "[effects]") {
  Table t({R"([{"when": "day", "do": [{"do": "wound", "what": {"race": "orc"}, "n": 3}]}])"});
  t.use(0);
  REQUIRE(t.question().options.size() == 2);
  CHECK(t.question().min == 3);
  t.give_answer(1);
  CHECK_FALSE(t.is_asked());
  CHECK(t.s.wounds == std::array<int, fight::kCards>{0, 0, 0, 1, 0, 1, 0, 1});
}

TEST_CASE("what a step moved may be counted and filtered", "[effects]") {
  Table t({R"([{"when": "day", "do": [{"do": "discard", "what": {"not": "this"}, "n": "all"},
                 {"do": "give", "what": "this", "until": "turn",
                  "mods": [{"mod": "strength", "n": {"count": {"moved": true, "race": "orc"}}}]}]}])"});
  t.s.place[1] = fight::kHand;
  t.use(0);
  CHECK(t.s.place[7] == fight::kDiscard);
  CHECK(t.strength(0) == 4);
}

TEST_CASE("a player chooses a number, and the steps that follow use it", "[effects]") {
  Table t({R"([{"when": "day", "do": [{"do": "amount", "most": {"count": {"race": "orc"}}},
                                      {"do": "wound", "what": {"race": "man"}, "n": {"asked": true}}]}])"});
  t.use(0);
  CHECK(t.question().ask == Ask::amount);
  REQUIRE(t.question().options.size() == 5);
  t.give_answer(4);
  CHECK(t.s.wounds == std::array<int, fight::kCards>{1, 0, 1, 0, 1, 0, 1, 0});
}

TEST_CASE("a step is repeated until the player stops, or it has been done often enough", "[effects]") {
  Table t({R"([{"when": "day", "do": [{"do": "as_often", "most": 3, "then": [{"do": "wound", "what": "this"}]}]}])"});
  t.use(0);
  t.give_answer(0);
  t.give_answer(1);
  CHECK(t.s.wounds[0] == 1);
  t.use(0);
  for (int i = 0; i < 3; ++i) t.give_answer(0);
  CHECK_FALSE(t.is_asked());
  CHECK(t.s.wounds[0] == 4);
}

TEST_CASE("a required repetition runs the number of times that was counted first, as long as it can", "[effects]") {
  Table t({R"([{"when": "day", "do": [{"do": "repeat", "n": {"count": {"race": "orc"}, "over": 1},
                 "then": [{"do": "discard", "what": {"race": "orc"}}]}]},
               {"when": "day", "do": [{"do": "repeat", "n": 9, "then": [{"do": "discard", "what": {"race": "man", "not": "this"}}]}]}])"});
  t.use(0);
  for (const int left : {4, 3, 2}) {
    REQUIRE(t.question().options.size() == static_cast<std::size_t>(left));
    t.give_answer(0);
  }
  CHECK_FALSE(t.is_asked());
  CHECK(t.s.place[7] == fight::kPlay);
  t.use(0, 1);
  t.give_answer(0);
  t.give_answer(0);
  CHECK_FALSE(t.is_asked());
  CHECK(t.s.place[6] == fight::kDiscard);
}

TEST_CASE("each text is used as often as its limit says, and is counted separately", "[effects]") {
  Table t({R"([{"when": "day", "do": [{"do": "wound", "what": "this"}], "limit": {"phase": 2}},
               {"when": "day", "do": [{"do": "wound", "what": "this"}], "limit": "phase"}])"});
  t.use(0);
  t.use(0, 1);
  CHECK(t.may_use(0));
  CHECK_FALSE(t.may_use(0, 1));
  t.use(0);
  CHECK_FALSE(t.may_use(0));
  effects::end_limit(t.s.uses, 0);
  CHECK(t.may_use(0));
  CHECK(t.may_use(0, 1));
}

namespace {

constexpr const char* kStrike =
    R"([{"when": "day", "do": [{"do": "wound", "what": {"race": "orc", "against": "this"}}]}])";

}  // namespace

TEST_CASE("a text hears what happens to another card, and by whom", "[effects]") {
  Table t({kStrike, "[]",
           R"([{"when": {"on": "wounded", "to": {"race": "orc"}, "by": {"race": "man"}},
                "do": [{"do": "heal", "what": "other"}]}])",
           R"([{"when": {"on": "wounded", "to": {"race": "man"}}, "do": [{"do": "heal", "what": "this"}]}])"});
  t.s.foe[5] = 0;
  t.use(0);
  CHECK(t.s.wounds[5] == 1);
  CHECK(t.s.wounds[0] == -1);
  CHECK(t.s.wounds[3] == 0);
}

TEST_CASE("a text of a card outside play does not respond", "[effects]") {
  Table t({kStrike, "[]", R"([{"when": "wounded", "do": [{"do": "heal", "what": "it"}]}])"});
  t.s.foe[5] = 0;
  t.s.place[2] = fight::kHand;
  t.use(0);
  CHECK(t.s.wounds[5] == 1);
}

TEST_CASE("a required answer may replace what happens", "[effects]") {
  Table t({kStrike, "[]", "[]", R"([{"when": "wounded", "do": [{"do": "wound", "what": "this"}]}])", "[]",
           R"([{"when": {"on": "about_to_wound", "to": "this"},
                "do": [{"do": "instead", "then": [{"do": "give", "what": "other", "until": "turn",
                                                   "mods": [{"mod": "strength", "n": 3}]}]}]}])"});
  t.s.foe[5] = 0;
  t.use(0);
  CHECK(t.s.wounds[5] == 0);
  CHECK(t.s.wounds[3] == 0);  // what did not happen is not heard of
  CHECK(t.strength(0) == 4);
}

TEST_CASE("optional answers are asked for, one player after the other, until all have passed", "[effects]") {
  const char* shield = R"([{"when": {"on": "about_to_wound", "to": {"race": "orc"}}, "may": true,
                            "cost": [{"do": "discard", "what": "this"}], "do": [{"do": "instead"}]}])";
  Table t({kStrike, shield, "[]", "[]", shield});
  t.s.foe[5] = 0;
  t.use(0);
  CHECK(t.question().seat == SeatId::s0);
  REQUIRE(t.question().options.size() == 2);
  t.give_answer(1);
  CHECK(t.question().seat == SeatId::s1);
  t.give_answer(0);
  CHECK_FALSE(t.is_asked());
  CHECK(t.s.place[4] == fight::kDiscard);
  CHECK(t.s.place[1] == fight::kPlay);
  CHECK(t.s.wounds[5] == 0);
}

TEST_CASE("an answer may come from hand, and only from there", "[effects]") {
  Table t({kStrike, "[]", "[]", "[]", R"([{"when": "about_to_wound", "answer": true, "do": [{"do": "instead"}]}])"});
  t.s.foe[5] = 0;
  t.use(0);
  CHECK(t.s.wounds[5] == 1);
  t.s.place[4] = fight::kHand;
  t.use(0);
  REQUIRE(t.question().seat == SeatId::s1);
  t.give_answer(0);
  CHECK(t.s.wounds[5] == 1);
  CHECK(t.s.place[4] == fight::kDiscard);
}

TEST_CASE("of several required answers a player says which comes first", "[effects]") {
  const char* mend = R"([{"when": {"on": "wounded", "to": {"race": "orc"}}, "do": [{"do": "heal", "what": "it"}]}])";
  Table t({kStrike, mend, mend});
  t.s.foe[5] = 0;
  t.use(0);
  CHECK(t.question().ask == Ask::order);
  REQUIRE(t.question().options.size() == 2);
  t.give_answer(1);
  CHECK_FALSE(t.is_asked());
  CHECK(t.s.wounds[5] == -1);
  CHECK((t.s.scopes.empty() && t.s.happenings.empty() && t.s.frames.empty()));
}

TEST_CASE("a response with a cost may be used again, a free one only once", "[effects]") {
  Table t({kStrike, R"([{"when": {"on": "wounded", "to": {"race": "orc"}}, "may": true,
                         "do": [{"do": "heal", "what": "it"}]}])",
           R"([{"when": {"on": "wounded", "to": {"race": "orc"}}, "may": true,
                "cost": [{"do": "discard", "what": {"race": "man", "not": "this"}}],
                "do": [{"do": "heal", "what": "it"}]}])"});
  t.s.foe[5] = 0;
  t.use(0);
  REQUIRE(t.question().options.size() == 3);
  t.give_answer(0);
  REQUIRE(t.question().options.size() == 2);
  t.give_answer(0);  // asks for the card to discard
  t.give_answer(0);
  CHECK(t.question().options.size() == 2);
  t.give_answer(1);
  CHECK(t.s.wounds[5] == -1);
}

TEST_CASE("a text may be used at several moments", "[effects]") {
  Table t({R"([{"when": ["day", "night"], "do": [{"do": "wound", "what": "this"}]}])"});
  const effects::Ability& a = t.ability(t.abilities_of(0)[0]);
  CHECK(a.is_at(fight::kDay));
  CHECK(a.is_at(fight::kNight));
  CHECK_FALSE(a.is_at(fight::kWounded));
}

TEST_CASE("a filter that no card can ever pass is found", "[effects]") {
  Table t({R"([{"when": "day", "do": [{"do": "wound", "what": {"race": "man", "not": {"race": ["man", "orc"]}}}]},
               {"when": "day", "do": [{"do": "wound", "what": {"race": "man", "not": "this"}}]}])"});
  const auto found = effects::hopeless_filters(t.cards(), fight::language(), 0, 0, fight::kCards);
  REQUIRE(found.size() == 1);
  const effects::Ability& a = t.ability(t.abilities_of(0)[0]);
  CHECK(t.code().ops[static_cast<std::size_t>(a.body)].arg[1] == found[0]);
}

TEST_CASE("a moment that cards of a type never have is found", "[effects]") {
  Table t({R"([{"when": ["day", "night"], "do": [{"do": "wound", "what": "this"}]}])"});
  const effects::Ability& a = t.ability(t.abilities_of(0)[0]);
  CHECK(effects::strange_moments(fight::language(), a, 0).empty());
  CHECK(effects::strange_moments(fight::language(), a, 1) == std::vector<int>{fight::kNight});
}

TEST_CASE("a text that cannot mean what it says is reported at its entry", "[effects]") {
  static constexpr effects::Fact kKeys[] = {{.key = "id", .kind = effects::Fact::Kind::id},
                                            {.key = "abilities", .kind = effects::Fact::Kind::abilities}};
  const effects::Form form{.word = "a card", .what = "", .example = "", .keys = kKeys};
  effects::LoadedCards set;
  Problems problems;
  effects::EntryReader reader(fight::language(), set.code, {}, problems);
  effects::TextChecks checks;
  const auto read = [&](const char* text, const std::string& path) {
    Problems json;
    const auto j = parse_json(text, json);
    REQUIRE(j);
    checks.entry(fight::language(), reader.entry(*j, form, path), "fight.json", 1, problems);
  };
  read(R"({"id": "a", "abilities": [{"when": "day", "do": [{"do": "wound", "what": {"race": "orc"}}]}]})", "/cards/0");
  read(R"({"id": "b", "abilities": [{"when": "night",
           "do": [{"do": "wound", "what": {"race": "man", "not": {"race": "man"}}}]}]})",
       "/cards/1");
  read(R"({"id": "c", "abilities": [{"when": "day", "do": [{"do": "wound", "what": "this"}]}]})", "/cards/2");
  checks.filters(set, fight::language(), 0, 0, fight::kCards, problems);
  CHECK(problems.text() ==
        "fight.json/cards/1/abilities/0/when: cards of this type never have this moment: night\n"
        "fight.json/cards/1/abilities: has a filter that no card can pass");
}

TEST_CASE("what it takes to play a card is checked and paid before it is played", "[effects]") {
  Table t({"[]", "[]", "[]", "[]",
           R"([{"to_play": true, "if": [{"is": "number", "of": {"count": {"race": "orc"}}, "least": 4}],
                "cost": [{"do": "wound", "what": {"race": "man"}}]},
               {"when": "day", "do": [{"do": "heal", "what": "this"}]}])"});
  t.s.place[4] = fight::kHand;
  t.s.place[1] = fight::kHand;
  CHECK_FALSE(t.may_play(4));
  t.s.place[1] = fight::kPlay;
  REQUIRE(t.may_play(4));
  t.play(4);
  REQUIRE(t.question().options.size() == 3);
  t.give_answer(0);
  CHECK(t.s.wounds[0] == 1);
  CHECK(t.s.scopes.empty());
  t.s.place[0] = t.s.place[2] = t.s.place[6] = t.s.place[4] = fight::kHand;
  CHECK_FALSE(t.may_play(4));  // nobody can be wounded for it
}

TEST_CASE("conditions hold one by one, and numbers may be sums", "[effects]") {
  const auto use = [](const std::string& condition) {
    Table t({R"([{"when": "day", "if": [)" + condition + R"(], "do": [{"do": "wound", "what": "this"}]}])"});
    return t.may_use(0);
  };
  const std::string no = R"({"is": "number", "of": {"count": {"in": "hand"}}, "least": 1})";
  const std::string yes = R"({"is": "number", "of": {"count": {"race": "orc"}}, "least": 4, "most": 4})";
  CHECK(use(yes));
  CHECK_FALSE(use(no));
  CHECK(use(R"({"is": "any", "of": [)" + no + ", " + yes + "]}"));
  CHECK_FALSE(use(R"({"is": "any", "of": [)" + no + ", " + no + "]}"));
  CHECK(use(R"({"is": "not", "of": [)" + no + "]}"));
  const std::string sum =
      R"({"sum": [{"count": {"race": "orc"}}, {"count": {"race": "man"}, "times": 2}, 1], "over": 3})";
  CHECK(use(R"({"is": "number", "of": )" + sum + R"(, "least": 10, "most": 10})"));
  CHECK_FALSE(use(R"({"is": "number", "of": )" + sum + R"(, "least": 11})"));
}

TEST_CASE("a card has the texts of others as its own while its modifier says so", "[effects]") {
  Table t({R"([{"while": [{"is": "number", "of": {"count": {"race": "orc"}}, "least": 3}],
                "give": [{"mod": "text_of", "what": {"in": "hand"}}]}])",
           "[]", "[]", "[]", "[]", "[]", "[]", R"([{"when": "day", "do": [{"do": "wound", "what": "this"}]}])"});
  CHECK(t.abilities_of(0).size() == 1);
  t.s.place[7] = fight::kHand;
  REQUIRE(t.abilities_of(0).size() == 2);
  t.use(0, 1);
  CHECK(t.s.wounds[0] == 1);
  CHECK(t.s.wounds[7] == 0);
  t.s.place[1] = fight::kHand;
  CHECK(t.abilities_of(0).size() == 1);
}

// The larger forms of the card language, with the words of the trading card game: what is wrong with a text is told.
// What its cards say is in tests/games/lotr_tcg_cards_test.cpp, what runs the forms in forms_test.cpp.
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "effects/read/loader.h"
#include "games/lotr_tcg/cards/catalog.h"

using namespace mathom;
using namespace mathom::effects;

namespace {

struct Faulty {
  const char* text;
  const char* fault;
};
std::string faults_of(const char* text) {
  Problems json, problems;
  const auto j = parse_json(text, json);
  REQUIRE(j);
  Code code;
  Loader(lotr_tcg::language(), code, problems).abilities(*j, "");
  return problems.text();
}

}  // namespace

TEST_CASE("faults of the larger forms are reported with their path", "[effects]") {
  for (
      const Faulty& f : std::initializer_list<Faulty>{
          {R"([{"when": "skirmish", "do": [{"do": "instead"}]}])", "/0/do/0/do: stands only where"},
          {R"([{"when": "skirmish", "do": [{"do": "exert", "what": "orc"}]}])", "/0/do/0/what: unknown word \"orc\""},
          {R"([{"when": "skirmish", "do": [{"do": "choose", "what": {"race": "orc"}, "as": "this"}]}])",
           "/0/do/0/as: is a word of the language already"},
          {R"([{"when": "skirmish", "do": [{"do": "choose", "what": {"race": "orc"}, "as": "a"},
                                            {"do": "choose", "what": {"race": "orc"}, "as": "a"}]}])",
           "/0/do/1/as: has been given to another choice"},
          {R"([{"when": ["skirmish", "played"], "do": [{"do": "wear"}]}])", "/0/when/1: does not go with"},
          {R"([{"when": {"on": "turn_ends", "by": "this"}, "do": [{"do": "wear"}]}])", "/0/when/by: does not go"},
          {R"([{"when": "skirmish", "answer": true, "do": [{"do": "wear"}]}])", "/0/answer: goes with something"},
          {R"([{"when": "skirmish", "limit": {"phase": 0}, "do": [{"do": "wear"}]}])", "/0/limit: must be from 1"},
          {R"([{"when": "skirmish", "do": [{"do": "burden", "n": -1}]}])", "/0/do/0/n: must be a number"},
          {R"([{"when": "skirmish", "do": [{"do": "burden", "n": {"burdens": true, "per": 0}}]}])",
           "/0/do/0/n: must be {\"count\""},
          {R"([{"when": "skirmish", "do": [{"do": "exert", "what": {"not": {"not": {"not": {"not": "this"}}}}}]}])",
           "is one filter in a filter too many"},
          {R"([{"give": [{"mod": "strength", "n": {"count": {"race": "ent"}}}]}])", "/0/give/0/n/count/race: unknown"},
          {R"([{"to_play": true}])", "/0: must have \"if\" or \"cost\""},
          {R"([{"to_play": false, "cost": [{"do": "wear"}]}])", "/0/to_play: must be true"},
          {R"([{"to_play": true, "cost": [{"do": "wear"}], "do": []}])", "/0/do: unknown key"},
          {R"([{"when": "skirmish", "do": [{"do": "later", "when": "skirmish", "then": [{"do": "wear"}]}]}])",
           "/0/do/0/when: must be something that happens by itself"},
          {R"([{"when": "skirmish", "do": [{"do": "later", "when": ["turn_ends"], "then": [{"do": "wear"}]}]}])",
           "/0/do/0/when: must be one moment"},
          {R"([{"when": "skirmish", "do": [{"do": "later", "when": "turn_ends", "then": [{"do": "instead"}]}]}])",
           "/0/do/0/then/0/do: stands only where"},
          {R"([{"when": "about_to_wound", "do": [{"do": "later", "when": "turn_ends", "then": [{"do": "instead"}]}]}])",
           "/0/do/0/then/0/do: stands only where"},
          {R"([{"when": "skirmish", "do": [{"do": "burden", "n": {"sum": [1]}}]}])",
           "/0/do/0/n/sum: must be a list of at least two"},
          {R"([{"when": "skirmish", "do": [{"do": "burden", "n": {"sum": [1, {"sum": [1, 2]}]}}]}])",
           "/0/do/0/n/sum/1: is a sum within a sum"}}) {
    INFO(f.text);
    CHECK(faults_of(f.text).find(f.fault) != std::string::npos);
  }
}

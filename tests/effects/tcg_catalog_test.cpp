// The hardest cards of the trading card game in the card language, with a table of words that only has to read and say them:
// no rules run here (forms_test.cpp runs the forms). docs/card-language-tcg.md lists them, and what they ask for.
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "catalog/assets.h"
#include "core/json.h"
#include "effects/conditions.h"
#include "effects/filters.h"
#include "effects/loaded_cards.h"
#include "effects/loader.h"
#include "effects/say.h"
#include "effects/verbs.h"
#include "rules/texts.h"
#include "support/files.h"

using namespace mathom;
using namespace mathom::effects;

namespace {

using K = Param::Kind;
enum { kCards, kPlaces };
enum In { kHand, kDeck, kDiscardPile, kDead, kInPlay };

bool possible(const Host&, const Op&, const Frame&) { return true; }
Flow run(Host&, const Op&, Frame&) { return Flow::next; }
int number(const Host&, int, const Frame&) { return 0; }

const Names& names(const char* of, std::initializer_list<std::string_view> words) {
  static std::map<std::string, Names> all;
  return all.try_emplace(of, "tcg." + std::string(of), words).first->second;
}
const Names& phases() {
  return names("phase", {"fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup"});
}
const Names& times() { return names("until", {"phase", "skirmish", "regroup", "turn"}); }
Param cards(const char* key = "what", bool needed = true) { return targets_param(key, kCards, needed); }
Param strength() { return {.key = "n", .kind = K::value, .needed = false, .usual = 1, .is_signed = true}; }

std::vector<Verb> verbs() {
  const Param up_to = flag_param("up_to"), n = value_param();
  std::vector<Verb> out;
  const auto add = [&](std::string_view word, std::vector<Param> params) {
    out.push_back({word, std::move(params), possible, run});
  };
  for (const char* word : {"discard", "put_back", "play", "take", "exhaust", "wound"})
    add(word, {who_param(), cards(), n, up_to});
  add("exert", {who_param(), cards(), n, up_to, value_param("times")});
  for (const char* word :
       {"discard_top", "discard_random", "reveal_top", "burden", "unburden", "twilight", "move_limit"})
    add(word, {who_param(), n});
  for (const char* word : {"wear", "cancel_assignments", "end_phase"}) add(word, {who_param()});
  for (const char* word : {"transfer", "assign", "stack"}) add(word, {who_param(), cards(), cards("to")});
  add("ring_bearer", {cards()});
  add("corrupt", {});
  return out;
}

std::vector<TargetKind> target_kinds() {
  using T = TestWord::Kind;
  const Names& in = names(
      "in", {"hand", "deck", "discard", "dead", "play", "support", "skirmish", "stacked_here", "aside", "fellowship"});
  const Names& keyword = names("keyword", {"river", "tracker", "weapon", "ring-bearer", "the-ring", "skirmish"});
  return {{.word = "card",
           .words = Names("tcg.cards", {"this", "bearer", "chosen", "it", "other"}),
           .tests = {{"whose", T::who},
                     {"in", T::name, &in},
                     {"side", T::name, &names("side", {"free", "shadow"})},
                     {"race", T::name, &names("race", {"man", "dwarf", "elf", "hobbit", "orc", "nazgul"})},
                     {"culture", T::name, &names("culture", {"gondor", "moria", "sauron"})},
                     {"type", T::name, &names("type", {"companion", "minion", "event", "condition"})},
                     {"title", T::name, &names("title", {"frodo", "blade-tip", "bill-the-pony"})},
                     {"keyword", T::name, &keyword},
                     {"against", T::filter},
                     {"race_of", T::filter},
                     any_test(),
                     not_test(),
                     moved_test()},
           .kind = 5,
           .title = 6,
           .where = 1,
           .usual_place = kInPlay},
          {.word = "place",
           .words = Names("tcg.places", {"here"}),
           .tests = {{"whose", T::who},
                     {"number", T::number},
                     {"keyword", T::name, &keyword},
                     {"is", T::name, &names("is", {"on_path"})}},
           .where = 3,
           .one = true}};
}

std::vector<Trigger> triggers() {
  std::vector<Trigger> out;
  for (int i = 0; i < phases().size(); ++i)
    out.push_back({.word = phases().word(i), .is_action = true, .has_name = true});
  for (const char* word : {"played", "turn_ends", "skirmish_ends"}) out.push_back({.word = word});
  for (const char* word : {"about_to_wound", "about_to_heal", "about_to_play_event"})
    out.push_back({.word = word, .target_kind = kCards, .by_kind = kCards, .is_before = true});
  for (const char* word : {"wins_skirmish", "loses_skirmish", "killed", "assigned"})
    out.push_back({.word = word, .target_kind = kCards, .by_kind = kCards});
  out.push_back({.word = "moves_from", .target_kind = kPlaces, .needs_to = true});
  return out;
}
std::vector<Condition> conditions() {
  const Param phase{"of", K::name, true, 0, &phases()};
  return {{"ring_worn", {}, possible},
          {"phase", {phase}, possible},
          {"exists", {cards()}, possible},
          {"place", {targets_param("what", kPlaces)}, possible},
          {"attached", {}, possible},
          {"is_assigned", {cards()}, possible},
          {"was_assigned", {cards()}, possible},
          not_condition(),
          any_condition(),
          number_condition()};
}
std::vector<Modifier> modifiers() {
  Param on = targets_param("on", kCards, false), anywhere = targets_param("on", kCards);
  on.usual = 0;
  anywhere.anywhere = true;
  const Param phase{"phase", K::name, true, 0, &phases()}, place = targets_param("what", kPlaces);
  return {{"strength", {on, strength()}},
          {"cost", {anywhere, strength()}},
          {"text_of", {place}},
          {"forbid", {phase, targets_param("at", kPlaces)}},
          {"no_bonus", {on, cards("from")}},
          {"no_healing", {on}},
          {"no_text", {on}},
          {"burdens_stay", {}},
          {"extra_weapon", {}},
          {"not_assigned_to", {on, cards("to")}}};
}

const Language& tcg() {
  static const Language kLanguage("tcg", {.verbs = verbs(),
                                          .selectors = {"opponent", "free_player", "anyone"},
                                          .conditions = conditions(),
                                          .target_kinds = target_kinds(),
                                          .triggers = triggers(),
                                          .modifiers = modifiers(),
                                          .limits = &names("limit", {"phase", "turn"}),
                                          .you = true,
                                          .measures = {{.word = "strength", .target_kind = kCards, .of = number},
                                                       {.word = "burdens", .of = number, .counted = true}},
                                          .times = &times(),
                                          .extras = {.counts_uses = true,
                                                     .many_moments = true,
                                                     .named_choices = true,
                                                     .instead = true,
                                                     .amounts = true,
                                                     .repeats = true,
                                                     .to_play = true,
                                                     .sums = true,
                                                     .later = true}});
  return kLanguage;
}

Json catalog() {
  Problems problems;
  const auto j = parse_json(test::read_file("tests/data/card_language/tcg.json"), problems);
  REQUIRE(j);
  return (*j)["cards"];
}

}  // namespace

TEST_CASE("the hardest cards of the trading card game are read in the card language as it is", "[effects]") {
  const Json cards = catalog();
  CHECK(cards.size() >= 20);
  for (const Json& card : cards) {
    Code code;
    Problems problems;
    const auto texts = Loader(tcg(), code, problems).abilities(card["abilities"], card["id"].get<std::string>());
    CHECK(problems.text() == "");
    CHECK(texts.size() == card["abilities"].size());
  }
}

TEST_CASE("the document lists each of the hardest cards", "[effects]") {
  const std::string page = test::read_file("docs/card-language-tcg.md");
  for (const Json& card : catalog()) {
    INFO(dump_json(card["id"]));
    CHECK(page.find("| `" + card["id"].get<std::string>() + "` | ") != std::string::npos);
  }
}

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
  Loader(tcg(), code, problems).abilities(*j, "");
  return problems.text();
}

// What the cards say, as a page to read: tests/golden/card_language.
std::string said(const std::string& language) {
  Texts texts;
  Problems problems;
  texts.add(asset("text/" + language + "/effects.json"), problems);
  texts.add(test::read_file("tests/data/card_language/tcg-" + language + ".json"), problems);
  REQUIRE(problems.text() == "");
  std::string page;
  for (const Json& card : catalog()) {
    LoadedCards set;
    set.abilities = Loader(tcg(), set.code, problems).abilities(card["abilities"], "");
    std::vector<int> all;
    for (std::size_t i = 0; i < set.abilities.size(); ++i) all.push_back(static_cast<int>(i));
    const TextBuilder sp(tcg(), set.code);
    page += "**" + card["id"].get<std::string>() + "** " +
            say_abilities(sp, set, all, [&](const Phrase& p) { return texts.say(p, Namer{}); }) + "\n\n";
  }
  return page;
}
std::string golden(const std::string& language) { return "tests/golden/card_language/tcg-" + language + ".md"; }

}  // namespace

TEST_CASE("what a text of the larger forms gets wrong is told with its path", "[effects]") {
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

TEST_CASE("the hardest cards say what they do, in each language", "[effects]") {
  for (const char* language : {"en", "fr"}) {
    const std::string page = said(language);
    CHECK(page.find('<') == std::string::npos);  // no sentence or word is missing
    CHECK(page == test::read_file(golden(language)));
  }
}

TEST_CASE("writes what the hardest cards say", "[.sentences]") {
  for (const char* language : {"en", "fr"}) test::write_file(golden(language), said(language));
}

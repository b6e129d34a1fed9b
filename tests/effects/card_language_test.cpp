// The card language as it is written down: the page and the schema are those that the tables make, every word has an example
// that loads, and every file of cards is as the schema says.
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "core/json_place.h"
#include "effects/read/forms.h"
#include "effects/read/loader.h"
#include "effects/schema_check.h"
#include "games/lotr_board/content/content.h"
#include "rules/card_files.h"
#include "rules/registry.h"
#include "shell/headless/card_language.h"
#include "support/files.h"

using namespace mathom;
using namespace mathom::effects;

namespace {

const Game& war() { return *find_game("war_of_the_ring"); }
const Language& words() { return war().cards()->language(); }

Json json_of(std::string_view text) {
  Problems problems;
  const auto j = parse_json(text, problems);
  INFO(text);
  REQUIRE(j);
  return *j;
}
std::string faults_of_text(const Json& text) {
  Code code;
  Problems problems;
  Loader(words(), code, problems).abilities(Json::array({text}), "");
  return problems.text();
}
std::string faults_of_step(const Language& l, const Json& step) {
  Code code;
  Problems problems;
  Loader(l, code, problems).program(Json::array({step}), "");
  return problems.text();
}
bool is_told(const Note& n) { return !n.what.empty() && !n.example.empty(); }

}  // namespace

TEST_CASE("the page of the card language is the one that its tables make", "[effects][war_of_the_ring]") {
  CHECK(test::read_file("docs/card-language-war.md") == headless::language_page(war()));
}

TEST_CASE("the schema of card files is the one that the tables of the language make", "[effects][war_of_the_ring]") {
  CHECK(test::read_file("assets/cards/war_of_the_ring/schema.json") ==
        dump_json(headless::language_schema(war()), 1) + "\n");
}

TEST_CASE("every step has a meaning and an example that loads", "[effects][war_of_the_ring]") {
  for (int i = 0; i < words().verbs(); ++i) {
    const Verb& v = words().verb(i);
    if (v.word == "end") continue;
    INFO(v.word);
    REQUIRE(is_told(v.note));
    const bool here = headless::can_be_written(words(), v);
    const Json example = json_of(v.note.example);
    CHECK(example["do"] == std::string(v.word));
    CHECK(faults_of_step(here ? words() : lotr_board::language(), example) == "");
  }
}

TEST_CASE("every condition, modifier and moment has a meaning and an example that loads",
          "[effects][war_of_the_ring]") {
  for (int i = 0; i < words().conditions(); ++i) {
    INFO(words().condition(i).word);
    REQUIRE(is_told(words().condition(i).note));
    const Json example = json_of(words().condition(i).note.example);
    CHECK(example["is"] == std::string(words().condition(i).word));
    CHECK(faults_of_step(words(), {{"do", "if"}, {"need", Json::array({example})}}) == "");
  }
  for (int i = 0; i < words().modifiers(); ++i) {
    INFO(words().modifier(i).word);
    REQUIRE(is_told(words().modifier(i).note));
    const Json example = json_of(words().modifier(i).note.example);
    CHECK(example["mod"] == std::string(words().modifier(i).word));
    CHECK(faults_of_text({{"give", Json::array({example})}}) == "");
  }
  for (int i = 0; i < words().triggers(); ++i) {
    INFO(words().trigger(i).word);
    REQUIRE(is_told(words().trigger(i).note));
    CHECK(faults_of_text(
              {{"when", json_of(words().trigger(i).note.example)}, {"do", Json::array({{{"do", "draw"}}})}}) == "");
  }
}

TEST_CASE("every test of a filter has a meaning and an example that loads, and every word has its meaning",
          "[effects][war_of_the_ring]") {
  for (int i = 0; i < words().target_kinds(); ++i) {
    const TargetKind& target_kind = words().target_kind(i);
    REQUIRE(target_kind.notes.size() == static_cast<std::size_t>(target_kind.words.size()));
    for (const TestWord& t : target_kind.tests) {
      INFO(t.word);
      REQUIRE(is_told(t.note));
      Code code;
      Problems problems;
      Loader(words(), code, problems).targets({{std::string(t.word), json_of(t.note.example)}}, i, "");
      CHECK(problems.text() == "");
    }
  }
  for (int i = 0; i < words().selectors().size(); ++i) CHECK_FALSE(words().selector_note(i).empty());
  for (int i = 0; i < words().causes()->size(); ++i) CHECK_FALSE(words().cause_note(i).empty());
  for (int i = 0; i < words().limits()->size(); ++i) CHECK_FALSE(words().limit_note(i).empty());
}

TEST_CASE("the example of each form of a text and of each entry loads and is as the schema says",
          "[effects][war_of_the_ring]") {
  const Json schema = headless::language_schema(war());
  const test::SchemaCheck check(schema);
  for (const Form& form : ability_forms()) {
    if (!headless::can_be_written(words(), form)) continue;
    INFO(form.word);
    const Json example = json_of(form.example);
    CHECK(faults_of_text(example) == "");
    CHECK(check.fits(example, schema["definitions"]["ability"]));
  }
  for (const Form& form : war().cards()->forms()) {
    INFO(form.word);
    const Json example = json_of(form.example);
    const Json file{{std::string(form.list), Json::array({example})}};
    CHECK(check.fits(file));
    Problems problems;
    Code code;
    CHECK(only_keys(example, form, "", problems));
    Loader(words(), code, problems).abilities(example["abilities"], "");
    CHECK(problems.text() == "");
  }
}

TEST_CASE("every file of cards is as the schema says, and says where the schema is", "[effects][war_of_the_ring]") {
  const Json schema = headless::language_schema(war());
  const test::SchemaCheck check(schema);
  for (const char* file : {"free_peoples", "shadow", "promos", "battlegrounds", "paths"}) {
    INFO(file);
    const Json j = json_of(test::read_file("assets/cards/war_of_the_ring/" + std::string(file) + ".json"));
    CHECK(j["$schema"] == "schema.json");
    CHECK(check.fits(j));
  }
}

TEST_CASE("the schema refuses what the reader refuses", "[effects][war_of_the_ring]") {
  const Json schema = headless::language_schema(war());
  const test::SchemaCheck check(schema);
  const auto file = [](const char* texts) {
    return json_of(std::string(R"({"cards": [{"id": "x", "faction": "elf", "type": "army", "abilities": )") + texts +
                   "}]}");
  };
  CHECK(check.fits(file("[]")));
  CHECK(check.fits(file(R"([{"when": "event", "do": [{"do": "draw"}]}])")));
  CHECK_FALSE(check.fits(file(R"([{"when": "event", "do": [{"do": "fly"}]}])")));
  CHECK_FALSE(check.fits(file(R"([{"when": "event", "do": [{"do": "draw", "m": 1}]}])")));
  CHECK_FALSE(check.fits(file(R"([{"when": "event", "do": [{"do": "draw", "n": 100}]}])")));
  CHECK_FALSE(check.fits(file(R"([{"when": "event"}])")));
  CHECK_FALSE(check.fits(file(R"([{"when": "never", "do": []}])")));
  CHECK_FALSE(check.fits(file(R"([{"give": []}])")));
  CHECK_FALSE(check.fits(file(R"([{"give": [{"mod": "icons", "on": {"title": "bombadil"}}]}])")));
  CHECK_FALSE(check.fits(json_of(R"({"cards": 3})")));
  CHECK_FALSE(check.fits(json_of(R"({"decks": []})")));
}

TEST_CASE("a fault is told with the line on which it stands", "[effects]") {
  const std::string text =
      "{\n \"cards\": [\n  {\"id\": \"a\"},\n  {\n   \"id\": \"b, {\",\n   \"n\": [1, 2]\n  }\n ]\n}";
  REQUIRE(broken_line(text) == 0);
  CHECK(line_of(text, "") == 1);
  CHECK(line_of(text, "/cards") == 2);
  CHECK(line_of(text, "/cards/0/id") == 3);
  CHECK(line_of(text, "/cards/1") == 4);
  CHECK(line_of(text, "/cards/1/id") == 5);
  CHECK(line_of(text, "/cards/1/n/1") == 6);
  CHECK(line_of(text, "/cards/1/missing") == 4);
  CHECK(broken_line("{\n\"a\": 1,\n\"b\" 2}") == 3);
  CHECK(broken_line("{\n\"a\": 1") == 2);

  Problems problems;
  for (const char* path : {"/cards/1/id", "/cards/0/id", "/cards/1/n/1"}) problems.add(path, "is wrong");
  problems.add("", "is a pity");
  CHECK(by_line(text, problems) == std::vector<PlacedProblem>{{1, "is a pity"},
                                                              {3, "/cards/0/id: is wrong"},
                                                              {5, "/cards/1/id: is wrong"},
                                                              {6, "/cards/1/n/1: is wrong"}});
}

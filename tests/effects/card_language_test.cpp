// The card language as it is written down: the page and the schema are those that the tables make, and every word has
// an example that loads. tests/protocol/schema_check.py holds the files of cards against the schema.
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "core/json_place.h"
#include "effects/read/forms.h"
#include "effects/read/loader.h"
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

TEST_CASE("the page of the card language is made from its tables", "[effects][war_of_the_ring]") {
  CHECK(test::read_file("docs/card-language-war.md") == headless::language_page(war()));
}

TEST_CASE("the schema of card files is made from the tables of the language", "[effects][war_of_the_ring]") {
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

TEST_CASE("the example of each form of a text and of each entry loads", "[effects][war_of_the_ring]") {
  for (const Form& form : ability_forms()) {
    if (!headless::can_be_written(words(), form)) continue;
    INFO(form.word);
    const Json example = json_of(form.example);
    CHECK(faults_of_text(example) == "");
  }
  for (const Form& form : war().cards()->forms()) {
    INFO(form.word);
    const Json example = json_of(form.example);
    Problems problems;
    Code code;
    CHECK(only_keys(example, form, "", problems));
    Loader(words(), code, problems).abilities(example["abilities"], "");
    CHECK(problems.text() == "");
  }
}

TEST_CASE("a fault is reported with its line", "[effects]") {
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

// Reading JSON value by value: every fault is told once, with its place, and the rest is read all the same.
#include <catch2/catch_test_macros.hpp>

#include "core/json_reader.h"

using namespace mathom;

namespace {

constexpr std::array<std::string_view, 3> kTypes{"army", "character", "item"};

std::string faults_of(std::string_view text, void (*read)(JsonReader&, const Json&)) {
  Problems problems;
  JsonReader reader(problems);
  reader.in_file("cards.json");
  read(reader, *parse_json(text, problems));
  return problems.text();
}

}  // namespace

TEST_CASE("a reader names what is missing, of another kind or out of range", "[core]") {
  CHECK(faults_of(R"({"n": 12, "name": 3, "old": 1, "list": {}})",
                  [](JsonReader& r, const Json& j) {
                    CHECK(r.number(j, "n", {0, 9}, "/c") == 0);
                    CHECK(r.number(j, "m", {2, 9}, "/c") == 2);
                    CHECK(r.number_or(j, "k", 7, {0, 9}, "/c") == 7);
                    CHECK(r.text(j, "name", "/c").empty());
                    CHECK_FALSE(r.flag(j, "old", "/c"));
                    CHECK_FALSE(r.flag(j, "young", "/c"));
                    r.each(j, "list", "/c", [](const Json&, const std::string&) {});
                    r.each(j, "more", "/c", [](const Json&, const std::string&) {});
                    r.each_of(j, "most", "/c", [](const Json&, const std::string&) {});
                  }) ==
        "cards.json/c/n: must be a whole number from 0 to 9\n"
        "cards.json/c/m: is missing\n"
        "cards.json/c/name: must be text\n"
        "cards.json/c/old: must be true or false\n"
        "cards.json/c/list: must be a list\n"
        "cards.json/c/more: is missing");
}

TEST_CASE("a reader reports an unknown word with the words that it expects", "[core]") {
  CHECK(faults_of(R"({"type": "armey", "kind": 3, "types": ["item", "army"]})",
                  [](JsonReader& r, const Json& j) {
                    CHECK(r.word_at(word_list(kTypes), j, "type", "") == 0);
                    r.word_at(word_list(kTypes), j, "kind", "");
                    r.word_at(word_list(kTypes), j, "sort", "");
                    CHECK(r.bits(word_list(kTypes), j, "types", "") == 5);
                    CHECK(r.bits(word_list(kTypes), j, "other", "") == 0);
                  }) ==
        "cards.json/type: unknown word \"armey\"; expected one of: army, character, item; did you mean \"army\"?\n"
        "cards.json/kind: must be a word; expected one of: army, character, item\n"
        "cards.json/sort: is missing");
}

TEST_CASE("from a long list of words only the nearest is suggested, or those that begin alike", "[core]") {
  std::vector<std::string> all{"bow-of-the-galadrim", "bow-men"};
  for (int i = 0; i < 40; ++i) all.push_back("word-" + std::to_string(i));
  const std::vector<std::string_view> words(all.begin(), all.end());
  CHECK(unknown_word(Json("bow-of-the-galadhrim"), words) ==
        "unknown word \"bow-of-the-galadhrim\"; did you mean \"bow-of-the-galadrim\"?");
  CHECK(unknown_word(Json("bow"), words) == "unknown word \"bow\"; it may be one of: bow-of-the-galadrim, bow-men");
  CHECK(unknown_word(Json("zwerg"), words) == "unknown word \"zwerg\"");
}

TEST_CASE("a fault that is found twice is reported once", "[core]") {
  CHECK(faults_of("{}", [](JsonReader& r, const Json& j) {
          r.text(j, "id", "");
          r.text(j, "id", "");
        }) == "cards.json/id: is missing");
}

TEST_CASE("a text that is not an object, or has other keys, is refused", "[core]") {
  Problems problems;
  JsonReader reader(problems);
  CHECK_FALSE(reader.object("[1]", {"cards"}));
  CHECK(reader.object(R"({"cards": [], "decks": []})", {"cards"}));
  CHECK(problems.text() == "is not a JSON object\n/decks: is not known here");
  CHECK_FALSE(reader.sound());
}

// Numbers in sentences, as each language writes them.
#include <catch2/catch_test_macros.hpp>

#include "rules/texts.h"

using namespace mathom;

namespace {

Texts language(std::string_view json) {
  Texts texts;
  Problems problems;
  texts.add(json, problems);
  REQUIRE(problems.empty());
  return texts;
}

}  // namespace

TEST_CASE("a half is written with the language's own decimal sign, and less than nothing with a minus sign",
          "[texts]") {
  const Texts english = language(R"({"language.decimal": ".", "sum": "worth {n}"})");
  const Texts french = language(R"({"language.decimal": ",", "sum": "vaut {n}"})");
  CHECK(english.halves(81) == "40.5");
  CHECK(french.halves(81) == "40,5");
  CHECK(english.halves(-1) == "\u22120.5");
  CHECK(english.halves(-74) == "\u221237");
  CHECK(english.number(-37) == "\u221237");
  CHECK(english.say(Phrase{"sum", {}}.number("n", -3), {}) == "worth \u22123");
  CHECK(french.say(Phrase{"sum", {}}.halves("n", -25), {}) == "vaut \u221212,5");
}

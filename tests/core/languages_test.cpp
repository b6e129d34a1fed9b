// Which languages there are, whom they are for, and their rules for numbers.
#include "assets/languages.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "assets/assets.h"
#include "text/plural.h"

using namespace mathom;

namespace {

std::string code_for(std::string_view tag) {
  const SpokenLanguage* found = language_of_system(tag);
  return found ? std::string(found->code) : "none";
}

// The forms of 0, 1, 2 and so on, as digits.
std::string forms(std::string_view rule, int to) {
  Problems problems;
  const PluralRule r = PluralRule::read(rule, problems);
  INFO(problems.text());
  REQUIRE(problems.empty());
  std::string out;
  for (int n = 0; n <= to; ++n) out += std::to_string(r.form(n, 1));
  return out;
}

}  // namespace

TEST_CASE("a system's word for a language finds it by its most exact name", "[languages]") {
  CHECK(code_for("fr") == "fr");
  CHECK(code_for("fr-CA") == "fr");
  CHECK(code_for("fr_CA.UTF-8") == "fr");
  CHECK(code_for("EN-us") == "en");
  CHECK(code_for("frr") == "none");
  CHECK(code_for("tlh") == "none");
  CHECK(code_for("") == "none");
  CHECK(language_or_first("tlh").code == spoken_languages().front().code);
}

TEST_CASE("a language has all files that the first one has, its own or those of another", "[languages]") {
  const std::string first = "text/" + std::string(spoken_languages().front().code) + "/";
  for (const SpokenLanguage& l : spoken_languages()) {
    CHECK(find_language(l.code) == &l);
    for (const Asset& a : all_assets()) {
      if (!a.path.starts_with(first)) continue;
      const std::string own = "text/" + std::string(l.code) + "/" + std::string(a.path.substr(first.size()));
      INFO(own);
      CHECK_FALSE(asset(own).empty());
    }
  }
}

TEST_CASE("a number takes the form whose condition comes first, and the last form if none holds",
          "[languages][texts]") {
  CHECK(forms("n = 1", 3) == "1011");
  CHECK(forms("i = 0,1", 3) == "0011");
  CHECK(forms("", 2) == "000");
  // Polish, as Unicode's tables have it.
  CHECK(forms("n = 1; n % 10 = 2..4 and n % 100 != 12..14", 25) == "20111222222222222222221112");
  // Latvian: 0, 10 to 20 and so on; then 1, 21.
  CHECK(forms("n % 10 = 0 or n % 100 = 11..19; n % 10 = 1 and n % 100 != 11", 22).substr(18) == "00012");
}

TEST_CASE("a fraction equals no whole number, and is greater than its whole part", "[languages][texts]") {
  Problems problems;
  const PluralRule english = PluralRule::read("n = 1", problems), french = PluralRule::read("i = 0,1", problems);
  CHECK(english.form(2, 2) == 0);
  CHECK(english.form(3, 2) == 1);
  CHECK(french.form(-3, 2) == 0);
  CHECK(french.form(4, 2) == 1);
  CHECK(PluralRule::read("n != 1", problems).form(3, 2) == 0);
  CHECK(problems.empty());
}

TEST_CASE("an unreadable condition is reported, and never holds", "[languages][texts]") {
  for (const char* rule : {"n", "n =", "n = ", "x = 1", "n == 1", "n = 1 und n = 2", "n % 0 = 1", "n % x = 1",
                           "n = 2..1", "n = -1", "n = 1, 2", "; n = 1"}) {
    Problems problems;
    const PluralRule r = PluralRule::read(rule, problems);
    INFO(rule);
    CHECK_FALSE(problems.empty());
    CHECK(r.form(1, 1) >= 0);
  }
}

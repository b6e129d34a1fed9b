// The assets, and those that come after the program.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "assets/assets.h"

using namespace mathom;

TEST_CASE("a part that is loaded later is found among the assets, and the others stay unchanged", "[catalog]") {
  const std::string_view here = asset("text/en/rules/french_tarot.md");
  REQUIRE(!here.empty());
  Problems problems;
  add_assets("later/b.md 7\nsec\nond\nlater/a.md 5\nfirst\ntext/en/rules/french_tarot.md 5\nother\nlater/empty 0\n\n",
             problems);
  CHECK(problems.empty());
  CHECK(asset("later/a.md") == "first");
  CHECK(asset("later/b.md") == "sec\nond");
  CHECK(std::ranges::count(all_assets(), "later/empty", &Asset::path) == 1);
  CHECK(asset("text/en/rules/french_tarot.md").data() == here.data());
  const auto all = all_assets();
  CHECK(std::ranges::is_sorted(all, {}, &Asset::path));
  CHECK(std::ranges::adjacent_find(all, {}, &Asset::path) == all.end());
}

TEST_CASE("a part that is not a list of files with their sizes is refused and adds nothing", "[catalog]") {
  const std::size_t before = all_assets().size();
  const auto later = [](const char* size, const char* text) { return std::string("later/c.md ") + size + "\n" + text; };
  for (const std::string& part :
       {std::string(), std::string("[]"), std::string(" 1\nx\n"), std::string("later/c.md\nx\n"), later("", "x\n"),
        later("-1", "x\n"), later("1x", "x\n"), later("2", "x\n"), later("1", "x"), later("1", "xy\n"),
        later("99999999999999999999", "x\n"), later("1", "x\nlater/d.md 9\nx\n")}) {
    INFO(part);
    Problems problems;
    add_assets(part, problems);
    CHECK(!problems.empty());
    CHECK(all_assets().size() == before);
  }
}

TEST_CASE("the languages are known whether their texts are here or not", "[catalog]") {
  const std::vector<std::string_view> languages = text_languages();
  CHECK(languages.front() == "en");
  CHECK(std::ranges::count(languages, "en") == 1);
  CHECK(std::ranges::count(languages, "fr") == 1);
  for (const std::string_view language : languages)
    CHECK(!asset("text/" + std::string(language) + "/shell.json").empty());
}

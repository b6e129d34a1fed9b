// The assets, and those that come after the program.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "catalog/assets.h"

using namespace mathom;

TEST_CASE("a part that comes later is found among the assets, and what was here stays as it is", "[catalog]") {
  const std::string_view here = asset("rules/french_tarot.md");
  REQUIRE(!here.empty());
  Problems problems;
  add_assets(R"({"later/b.md": "second", "later/a.md": "first", "rules/french_tarot.md": "other"})", problems);
  CHECK(problems.empty());
  CHECK(asset("later/a.md") == "first");
  CHECK(asset("later/b.md") == "second");
  CHECK(asset("rules/french_tarot.md").data() == here.data());
  const auto all = all_assets();
  CHECK(std::ranges::is_sorted(all, {}, &Asset::path));
  CHECK(std::ranges::adjacent_find(all, {}, &Asset::path) == all.end());
}

TEST_CASE("a part that is not an object of texts is refused and adds nothing", "[catalog]") {
  const std::size_t before = all_assets().size();
  for (const char* part :
       {"", "[]", "{\"later/c.md\": 3}", "{\"later/c.md\": \"x\", \"later/d.md\": null}", "{\"later"}) {
    INFO(part);
    Problems problems;
    add_assets(part, problems);
    CHECK(!problems.empty());
    CHECK(all_assets().size() == before);
  }
}

TEST_CASE("the languages are known whether their texts are here or not", "[catalog]") {
  const std::vector<std::string_view> languages = text_languages();
  CHECK(std::ranges::is_sorted(languages));
  CHECK(std::ranges::count(languages, "en") == 1);
  CHECK(std::ranges::count(languages, "fr") == 1);
  for (const std::string_view language : languages)
    CHECK(!asset("text/" + std::string(language) + "/shell.json").empty());
}

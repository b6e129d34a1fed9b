// The word that was meant, and keys that stand twice.
#include <array>
#include <catch2/catch_test_macros.hpp>

#include "core/json_twice.h"
#include "core/nearest.h"

using namespace mathom;

TEST_CASE("the nearest word is the one with the fewest letters wrong, if they are few", "[core]") {
  constexpr std::array<std::string_view, 5> kWords{"attack", "defence", "path", "paths", "name"};
  CHECK(nearest("attak", kWords) == "attack");
  CHECK(nearest("defense", kWords) == "defence");
  CHECK(nearest("pathes", kWords) == "paths");
  CHECK(nearest("pat", kWords) == "path");
  CHECK(nearest("colour", kWords) == "");
  CHECK(nearest("n", kWords) == "");
  CHECK(nearest("", kWords) == "");
  CHECK(nearest(std::string(5000, 'a'), kWords) == "");
}

TEST_CASE("a key that is twice in one object is reported with its path, and may be in two objects", "[core]") {
  const auto twice = [](std::string_view text) {
    Problems problems;
    check_twice(text, problems);
    return problems.text();
  };
  CHECK(twice(R"({"a": 1, "b": {"a": 2}, "c": [{"a": 1}, {"a": 2}]})") == "");
  CHECK(twice(R"({"a": 1, "a": 2})") == "/a: stands twice in this object");
  CHECK(twice(R"({"l": [1, [2], {"x": 1, "y": {"z": 1, "z": 1}, "x": 3}]})") ==
        "/l/2/y/z: stands twice in this object\n/l/2/x: stands twice in this object");
  CHECK(twice("[]") == "");
  CHECK(twice(R"({"a": )") == "");
}

// The things that a filter means, few or many.
#include "effects/run/things.h"

#include <catch2/catch_test_macros.hpp>
#include <vector>

using namespace mathom;

namespace {

effects::Things numbers(int n) {
  effects::Things out;
  for (int i = 0; i < n; ++i) out.push_back(i);
  return out;
}
std::vector<int> all_of(const effects::Things& things) { return {things.begin(), things.end()}; }

}  // namespace

TEST_CASE("things come in the order in which they were named, however many they are", "[effects]") {
  for (const int n : {0, 1, 23, 24, 25, 60}) {
    const effects::Things things = numbers(n);
    CHECK(things.count() == n);
    CHECK(things.empty() == (n == 0));
    std::vector<int> expected;
    for (int i = 0; i < n; ++i) expected.push_back(i);
    CHECK(all_of(things) == expected);
    if (n > 0) CHECK(things[static_cast<std::size_t>(n - 1)] == n - 1);
  }
}

TEST_CASE("things can be removed, and others added afterwards", "[effects]") {
  for (const int n : {10, 24, 25, 40, 60}) {
    effects::Things things = numbers(n);
    things.erase_if([](int thing) { return thing % 2 == 1; });
    things.push_back(99);
    std::vector<int> expected;
    for (int i = 0; i < n; i += 2) expected.push_back(i);
    expected.push_back(99);
    CHECK(all_of(things) == expected);
    things.erase_if([](int) { return true; });
    CHECK(things.empty());
    things.push_back(7);
    CHECK(all_of(things) == std::vector<int>{7});
  }
}

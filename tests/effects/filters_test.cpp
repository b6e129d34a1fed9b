// Filters on a table: what is printed is known beforehand, the rest is asked.
#include "effects/run/filters.h"

#include <catch2/catch_test_macros.hpp>

#include "support/toy_table.h"

using namespace mathom;

TEST_CASE("what a filter says of prints is computed when the cards are read", "[effects]") {
  toy::Table t({});
  const int red = t.read(R"({"colour": "red"})"), any = t.read(R"({"colour": ["red", "blue"]})");
  CHECK(t.printed(red).prints.count() == toy::kCards / 2);
  CHECK(t.printed(red).prints.has(4));
  CHECK_FALSE(t.printed(red).prints.has(5));
  CHECK(t.printed(red).rest == 0);
  CHECK(t.printed(any).prints.count() == toy::kCards);
}

TEST_CASE("only a card whose print passes is tested further", "[effects]") {
  toy::Table t({});
  const int red = t.read(R"({"colour": "red", "lying": true})");
  t.lying.insert(3);
  t.lying.insert(4);
  CHECK_FALSE(effects::matches_filter(t, red, 3, {}));
  CHECK(t.asked == 0);
  CHECK(effects::matches_filter(t, red, 4, {}));
  CHECK_FALSE(effects::matches_filter(t, red, 6, {}));
  CHECK(t.asked == 2);
}

TEST_CASE("a word of a kind means what the table says", "[effects]") {
  toy::Table t({});
  const int self = t.read(R"("this")");
  t.source = 2;
  CHECK(effects::matches_filter(t, self, 2, {}));
  CHECK_FALSE(effects::matches_filter(t, self, 4, {}));
  CHECK(effects::is_word(t.code(), self));
  CHECK(effects::is_word(t.code(), self, 0));
  CHECK_FALSE(effects::is_word(t.code(), -1));
}

TEST_CASE("the values of a test are returned as bits", "[effects]") {
  toy::Table t({});
  const int both = t.read(R"({"colour": ["blue", "red"]})"), none = t.read(R"({"lying": true})");
  CHECK(effects::values_of(t.code(), effects::filter_at(t.code(), both), 0) == 3);
  CHECK(effects::values_of(t.code(), effects::filter_at(t.code(), none), 0) == 0);
}

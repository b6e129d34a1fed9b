#include "text/kept_words.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace mathom;

TEST_CASE("a kept word is stored once, however often it is asked for", "[core]") {
  const std::string_view first = kept_words("one.more");
  CHECK(first == "one.more");
  CHECK(kept_words(std::string("one.") + "more").data() == first.data());
  CHECK(kept_words("one").data() != first.data());
}

#include "core/kept_words.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <thread>
#include <vector>

using namespace mathom;

TEST_CASE("words that are kept stand once, however often they are asked for", "[core]") {
  const std::string_view first = kept_words("one.more");
  CHECK(first == "one.more");
  CHECK(kept_words(std::string("one.") + "more").data() == first.data());
  CHECK(kept_words("one").data() != first.data());
}

#ifndef __EMSCRIPTEN__
TEST_CASE("words are kept once whichever thread asks", "[core]") {
  std::vector<std::thread> threads;
  std::vector<std::vector<const char*>> at(4);
  for (auto& found : at)
    threads.emplace_back([&found] {
      for (int i = 0; i < 2000; ++i) found.push_back(kept_words("thread." + std::to_string(i)).data());
    });
  for (auto& t : threads) t.join();
  for (const auto& found : at) CHECK(found == at.front());
}
#endif

// The suite of positions: no visible blunder by the levels that search, and how many the rules of thumb make.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <sstream>

#include "ai/bot.h"
#include "games/french_tarot/game.h"
#include "rules/bot_level.h"
#include "support/files.h"
#include "support/games.h"
#include "support/tarot_position.h"

using namespace mathom;
using namespace mathom::test;

namespace {

std::vector<Json> entries() {
  std::istringstream in(read_file("tests/positions/french_tarot/positions.jsonl"));
  std::vector<Json> out;
  Problems problems;
  for (std::string line; std::getline(in, line);)
    if (const auto entry = parse_json(line, problems)) out.push_back(*entry);
  REQUIRE(problems.text() == "");
  return out;
}

bool has(const Json& words, const std::string& word) {
  const auto list = words_of(words.get<std::string>());
  return std::find(list.begin(), list.end(), word) != list.end();
}

StatePtr reached(const Json& entry, Decision& d) {
  std::string misfit;
  StatePtr s = tarot_replay(tarot_position(entry), misfit);
  INFO(dump_json(entry));
  REQUIRE(misfit == "");
  french_tarot::game().decision(*s, d);
  REQUIRE(index(d.seat) == entry["seat"].get<int>());
  return s;
}

// What a level plays there.
std::string answer(const Json& entry, const char* level, std::uint64_t seed) {
  Decision d;
  const StatePtr s = reached(entry, d);
  Observation seen = french_tarot::game().observe(*s, only(d.seat));
  const std::uint64_t option = think(french_tarot::game(), std::move(seen), d, *find_bot_level(level), seed);
  return tarot_word(*s, d, d.options[static_cast<std::size_t>(option)]);
}

}  // namespace

TEST_CASE("every position of the suite can be reached and offers what it says", "[french_tarot][positions]") {
  const auto all = entries();
  CHECK(all.size() >= 200);
  for (const Json& entry : all) {
    std::string misfit;
    const StatePtr s = tarot_replay(tarot_position(entry), misfit);
    INFO(dump_json(entry));
    REQUIRE(misfit == "");
    Decision d;
    french_tarot::game().decision(*s, d);
    const auto offers = words_of(entry["offers"].get<std::string>());
    CHECK(offers.size() == d.options.size());
    for (const std::string& word : offers) CHECK(tarot_option(*s, d, word) >= 0);
    CHECK_FALSE(has(entry["blunders"], offers.front()));
  }
}

TEST_CASE("no level that searches answers a position of the suite with a blunder", "[french_tarot][positions]") {
  const auto all = entries();
  const std::uint64_t asked = amount(all.size());
  // A share of them when games are few; all with several seeds when there are many.
  for (std::uint64_t i = 0; i < asked; ++i) {
    const Json& entry = all[(asked < all.size() ? i * all.size() / asked : i) % all.size()];
    for (const char* level : {"club", "master", "expert"}) {
      const std::string card = answer(entry, level, 1 + i / all.size());
      INFO(dump_json(entry));
      INFO(level << " plays " << card);
      CHECK_FALSE(has(entry["blunders"], card));
    }
  }
}

TEST_CASE("the rules of thumb answer most positions of the suite without a blunder", "[french_tarot][positions]") {
  int blunders = 0;
  const auto all = entries();
  for (const Json& entry : all) blunders += has(entry["blunders"], answer(entry, "rules", 1)) ? 1 : 0;
  std::printf("rules of thumb: %d blunders in %d positions\n", blunders, static_cast<int>(all.size()));
  CHECK(blunders * 4 < static_cast<int>(all.size()));
}

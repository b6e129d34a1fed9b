// A fellowship of one person and two companions, for tests.
#pragma once
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <utility>

#include "ai/bot.h"
#include "shell/services/match/local_match.h"

namespace mathom::test {

inline SessionSetup fellowship(std::uint64_t seed, const std::string& options = "{}") {
  SessionSetup setup;
  setup.seed = seed;
  setup.config_text = "{\"seats\": 3, \"options\": " + options + "}";
  setup.seats = {{"Nadia", "", 0}, {"Oleg", "beginner", 0}, {"Pia", "beginner", 0}};
  for (std::size_t i = 1; i < 3; ++i) setup.seats[i].bot = "rules";
  return setup;
}

// The person plays as well as they do, so that the journey goes on.
inline void answer_for_nadia(LocalMatch& match) {
  View v = match.session().view(only(match.session().waiting_for()));
  const Decision d = v.decision;
  REQUIRE(match.choose(think(match.game(), std::move(v.seen), d, *find_bot_level("rules"), 7)) == Submit::ok);
}

}  // namespace mathom::test

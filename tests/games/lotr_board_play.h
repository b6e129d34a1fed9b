// Games that companions play among themselves.
#pragma once
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "ai/bot.h"
#include "core/json.h"
#include "games/lotr_board/rules.h"
#include "rules/brain.h"
#include "rules/game_of.h"
#include "rules/registry.h"

namespace mathom::test {

using BoardGame = GameOf<lotr_board::Rules>;

inline const Game& board_game() { return *find_game("lotr_board"); }

// Plays a whole game by one level at all seats; `look` sees each question with who is asked and what they see.
template <class Look>
lotr_board::Result play_alone(int seats, int sauron, const char* level, std::uint64_t seed, Look look) {
  const Game& g = board_game();
  const StatePtr s = g.initial({{"seats", seats}, {"options", {{"sauron", sauron}}}});
  Decision d;
  Rng rng(seed);
  for (g.decision(*s, d); !d.over(); g.decision(*s, d)) {
    std::uint64_t answer = d.ask == Ask::roll ? rng.below(d.sides) : rng.next();
    if (!d.by_luck()) {
      const Observation seen = g.observe(*s, only(d.seat));
      look(seen, d);
      answer = think(g, g.observe(*s, only(d.seat)), d, *find_bot_level(level), rng.next());
    }
    g.apply(*s, d, {answer, {}}, nullptr);
  }
  return BoardGame::get(*s).result;
}

}  // namespace mathom::test

#pragma once
// One whole game: its rules (game_play.h), its words (game_words.h), and what tests, tools and bots ask of it
// (game_tools.h). Write it as a plain struct of rules over a plain struct of state (game_rules.h); GameOf (game_of.h)
// derives the rest from the field list.
#include <span>

#include "rules/game_tools.h"
#include "rules/game_words.h"

namespace mathom {

class Game : public GamePlay, public GameWords, public GameTools {
 public:
  // Returns the reader of the players' own card files; null if the game accepts none.
  const CardFiles* card_files() const;
};

// Returns the index of the option with this token, or -1.
int find_option(const Game&, const State&, const Decision&, std::string_view token);

// Returns a stable text for any answer, also luck's: "shuffle 00c0ffee...", "shuffle spade-1 heart-2 ...", "roll 3".
std::string choice_token(const Game&, const State&, const Decision&, const Choice&);

// The reverse for luck: the answer that a scripted token gives to luck's question `d`; nullopt if it does not fit.
struct LuckAnswer {
  std::uint64_t value = 0;
  std::vector<std::uint16_t> order;  // of a shuffle that is given card by card
};
std::optional<LuckAnswer> read_luck(const Game&, const State&, const Decision& d, std::string_view token);

}  // namespace mathom

#pragma once
// One game, whole: how it is played (game_play.h), said (game_words.h), and tried and taught (game_tools.h). Author it as
// a plain struct of rules over a plain struct of state (game_rules.h) and let GameOf (game_of.h) supply what follows from
// the field list.
#include <span>

#include "rules/game_tools.h"
#include "rules/game_words.h"

namespace mathom {

class Game : public GamePlay, public GameWords, public GameTools {
 public:
  // Files of the players' own; null: it takes none.
  const CardFiles* card_files() const;
};

// The option with this token, or -1.
int find_option(const Game&, const State&, const Decision&, std::string_view token);

// Stable text of any answer, luck's included: "shuffle 00c0ffee...", "shuffle spade-1 heart-2 ...", "roll 3".
std::string choice_token(const Game&, const State&, const Decision&, const Choice&);

// The way back for luck: what a scripted token answers to luck's question `d`; nullopt when it does not fit it.
struct LuckAnswer {
  std::uint64_t value = 0;
  std::vector<std::uint16_t> order;  // of a shuffle that is given card by card
};
std::optional<LuckAnswer> read_luck(const Game&, const State&, const Decision& d, std::string_view token);

}  // namespace mathom

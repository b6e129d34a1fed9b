#pragma once
// The levels at which bots play. A save names the level of each of its bots, and so the list stands below the bots
// themselves (ai/bot.h).
#include <span>
#include <string_view>
#include <vector>

namespace mathom {

class Brain;
class Game;

struct BotLevel {
  std::string_view id;      // "club"; its name is the text "bot.<id>"
  int mistake_percent = 0;  // percent of rule-of-thumb answers that a person might get wrong
  int playouts = 0;         // per decision; 0: rules of thumb only
  bool infers = false;      // worlds by what was done (Brain::likely_worlds), where the game has them
  bool foresees = false;    // searches its side's later answers too (Brain::foresight), where the game has them
  bool quick = false;       // fewer playouts where they are long (Brain::quick_answers)
  bool random = false;      // any option at all: for tests and as a yardstick
};

std::span<const BotLevel> bot_levels();  // of every game: beginner, club; weakest first
// Those that a table of this game offers, weakest first: also the stronger ones that its brain names (Brain::levels). Without a
// brain all levels answer at random, and the weakest stands for all.
std::vector<const BotLevel*> levels_for(const Game&);
// Any level, whether or not some game offers it: also "expert" and "master", and the yardsticks "random" and "rules" (rules of
// thumb without mistakes). Null for an unknown id.
const BotLevel* find_bot_level(std::string_view id);
// The brain that plays at this level. A level that does not infer has the brain itself; otherwise it is what the game names for the
// level, or else the game's thorough brain. It may not be ready().
const Brain& brain_at(const Brain&, const BotLevel&);
// The same level for those who do not want to wait: fewer playouts where one is long, so that no decision takes more than
// some tenths of a second. The level itself where it has no such one.
std::string_view quick_level(std::string_view id);

}  // namespace mathom

#pragma once
// The levels at which bots play. A save names the level of each of its bots, so the list is in a layer below the bots
// (ai/bot.h).
#include <span>
#include <string_view>
#include <vector>

namespace mathom {

class Brain;
class Game;

struct BotLevel {
  std::string_view id;      // "club"; its name is the text "bot.<id>"
  int mistake_percent = 0;  // how many of a hundred answers by rules of thumb a person might get wrong
  int playouts = 0;         // per decision; 0: rules of thumb only
  bool infers = false;      // samples worlds by what was done (Brain::likely_worlds), if the game can
  bool foresees = false;    // searches later answers of its side too (Brain::foresight), if the game can
  bool quick = false;       // fewer playouts if they are long (Brain::quick_answers)
  bool random = false;      // random options: for tests, and as a yardstick
};

std::span<const BotLevel> bot_levels();  // of every game: beginner, club; weakest first
// Returns the levels that tables of this game offer, weakest first: those of every game and those of its brain
// (Brain::levels). Without a brain all levels answer at random, so only the weakest is returned.
std::vector<const BotLevel*> levels_for(const Game&);
// Returns any level, whether or not a game offers it: also "expert", "master", and the yardsticks "random" and "rules"
// (rules of thumb without mistakes). Returns null for an unknown id.
const BotLevel* find_bot_level(std::string_view id);
// Returns the brain that plays at this level: the brain itself if the level does not infer, otherwise what the game
// names for the level, or else the game's thorough brain. It may not be ready().
const Brain& brain_at(const Brain&, const BotLevel&);
// Returns the quick variant of a level: fewer playouts if one is long, so that no decision takes more than some tenths
// of a second. Returns the level unchanged if it has no quick variant.
std::string_view quick_level(std::string_view id);

}  // namespace mathom

#pragma once
// The commands of the headless program, one file each. A command gets the words after its name and returns the exit
// status: 0 when all is well, 1 when something did not hold, 2 when the command line is wrong.
#include <string>
#include <string_view>
#include <vector>

#include "rules/game.h"

namespace mathom::headless {

using CommandLine = std::vector<std::string>;

int run_games(const CommandLine&);
int run_languages(const CommandLine&);
int run_rules(const CommandLine&);
int run_cards(const CommandLine&);
int run_play(const CommandLine&);
int run_scenarios(const CommandLine&);
int run_replay(const CommandLine&);
int run_random(const CommandLine&);
int run_golden(const CommandLine&);
int run_arena(const CommandLine&);
int run_analyse(const CommandLine&);
int run_bench(const CommandLine&);
int run_protocol(const CommandLine&);

// Says what is wrong with a command line and returns 2.
int misused(std::string_view what);
// The game of this id; null after a complaint that names the games there are.
const Game* game_named(const std::string& id);
// Whether that is a language, or nothing, which means the first; false after a complaint that names those there are.
bool is_spoken(const std::string& language);
// The game with the players' own cards of a file (rules/card_files.h); no name: as it is. Null after all that is wrong
// has been said.
const Game* with_cards(const Game& game, const std::string& file);
// All games, and behind them the first that takes files of cards, with that one; none after all that is wrong has been
// said.
std::vector<const Game*> games_with_cards(const std::string& file);
// The config in a file, or "{}" when no file is named; nullopt after a complaint.
std::optional<std::string> config_text(const std::string& file);

}  // namespace mathom::headless

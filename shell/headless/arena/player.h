#pragma once
// Who plays in the arena: a bot of some level, or an outside program that answers over pipes.
#include <optional>
#include <string>
#include <string_view>

#include "rules/bot_level.h"

namespace mathom::headless {

struct ArenaPlayer {
  std::string name;     // as it was written: "bot:club", "bot:club@200", "program:python3 mine.py"
  BotLevel level{};     // of a bot
  std::string command;  // of a program, for the shell; empty: a bot
  bool is_program() const { return !command.empty(); }
};

// Nothing where it is neither a bot that there is nor a program.
std::optional<ArenaPlayer> read_arena_player(std::string_view text);

}  // namespace mathom::headless

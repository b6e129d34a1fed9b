#include "shell/headless/arena/player.h"

namespace mathom::headless {

std::optional<ArenaPlayer> read_arena_player(std::string_view text) {
  constexpr std::string_view kBot = "bot:", kProgram = "program:";
  ArenaPlayer out{std::string(text), {}, {}};
  if (text.starts_with(kProgram) && text.size() > kProgram.size()) {
    out.command = std::string(text.substr(kProgram.size()));
    return out;
  }
  const BotLevel* level = text.starts_with(kBot) ? find_bot_level(text.substr(kBot.size())) : nullptr;
  if (!level) return std::nullopt;
  out.level = *level;
  return out;
}

}  // namespace mathom::headless

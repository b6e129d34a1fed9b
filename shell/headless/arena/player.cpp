#include "shell/headless/arena/player.h"

#include <charconv>

namespace mathom::headless {
namespace {

// "club" or "club@200": a level, and the number of its playouts in place of its own.
std::optional<BotLevel> read_level(std::string_view text) {
  const auto at = text.find('@');
  const BotLevel* level = find_bot_level(text.substr(0, at));
  if (!level) return std::nullopt;
  BotLevel out = *level;
  if (at == std::string_view::npos) return out;
  const std::string_view number = text.substr(at + 1);
  const auto [end, fault] = std::from_chars(number.data(), number.data() + number.size(), out.playouts);
  const bool read = fault == std::errc() && end == number.data() + number.size() && out.playouts > 0;
  return read && level->playouts > 0 ? std::optional(out) : std::nullopt;
}

}  // namespace

std::optional<ArenaPlayer> read_arena_player(std::string_view text) {
  constexpr std::string_view kBot = "bot:", kProgram = "program:";
  ArenaPlayer out{std::string(text), {}, {}};
  if (text.starts_with(kProgram) && text.size() > kProgram.size()) {
    out.command = std::string(text.substr(kProgram.size()));
    return out;
  }
  const auto level = text.starts_with(kBot) ? read_level(text.substr(kBot.size())) : std::nullopt;
  if (!level) return std::nullopt;
  out.level = *level;
  return out;
}

}  // namespace mathom::headless

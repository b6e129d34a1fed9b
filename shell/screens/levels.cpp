#include "shell/screens/levels.h"

#include <algorithm>

#include "rules/bot_level.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

std::vector<std::string> kinds_of_players(const Services& use, const Game& game) {
  std::vector<std::string> out{use.words.say("shell.setup.person")};
  for (const BotLevel* level : levels_for(game)) out.push_back(use.words.say("shell.bot." + std::string(level->id)));
  return out;
}

int kind_of(const Game& game, const Seat& seat) {
  if (seat.bot.empty()) return 0;
  const std::vector<const BotLevel*> levels = levels_for(game);
  for (std::size_t k = 0; k < levels.size(); ++k)
    if (seat.bot == levels[k]->id) return static_cast<int>(k) + 1;
  return static_cast<int>(levels.size());
}

void give_kind(const Game& game, Seat& seat, int kind) {
  seat.bot = kind == 0 ? std::string() : std::string(levels_for(game)[static_cast<std::size_t>(kind - 1)]->id);
}

void build_level_notes(const Services& use, const ui::Canvas& c, ui::Rect& column, const Game& game,
                       std::span<const Seat> seats) {
  for (const BotLevel* level : levels_for(game)) {
    const std::string id(level->id), key = std::string(game.info().id) + "." + id;
    const bool there = std::ranges::any_of(seats, [&](const Seat& s) { return s.bot == id; });
    if (there && use.words.texts().has(key))
      cut_top(column, c.paragraph("seats/" + id, column, c.small(), use.words.say(key), ui::kTextSoft) + ui::kStep);
  }
}

}  // namespace mathom

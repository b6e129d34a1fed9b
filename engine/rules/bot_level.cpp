#include "rules/bot_level.h"

#include "rules/brain.h"
#include "rules/game.h"

namespace mathom {
namespace {

// docs/bots.md has the figures behind these budgets.
constexpr BotLevel kLevels[] = {
    {.id = "beginner", .mistake_percent = 12, .playouts = 0},
    {.id = "club", .mistake_percent = 0, .playouts = 2000},
};
// Only where a game's brain names them.
constexpr BotLevel kStronger[] = {
    {.id = "expert", .playouts = 4000, .infers = true, .foresees = true},
    {.id = "master", .playouts = 2000, .infers = true, .foresees = true},
};
constexpr BotLevel kYardsticks[] = {{.id = "random", .random = true}, {.id = "rules"}};
constexpr BotLevel kQuick = {.id = "club-quick", .mistake_percent = 0, .playouts = 2000, .quick = true};

}  // namespace

std::span<const BotLevel> bot_levels() { return kLevels; }

std::vector<const BotLevel*> levels_for(const Game& game) {
  if (!game.brain()) return {&kLevels[0]};
  std::vector<const BotLevel*> out;
  for (const BotLevel& level : kLevels) out.push_back(&level);
  for (const Brain::Level& named : game.brain()->levels())
    if (const BotLevel* level = find_bot_level(named.id)) out.push_back(level);
  return out;
}

const BotLevel* find_bot_level(std::string_view id) {
  const std::span<const BotLevel> lists[] = {kLevels, kStronger, kYardsticks};
  for (const auto list : lists)
    for (const BotLevel& level : list)
      if (level.id == id) return &level;
  return id == kQuick.id ? &kQuick : nullptr;
}

const Brain& brain_at(const Brain& brain, const BotLevel& level) {
  if (!level.infers) return brain;
  for (const Brain::Level& named : brain.levels())
    if (named.id == level.id) return *named.brain;
  return brain.thorough();
}

std::string_view quick_level(std::string_view id) { return id == "club" ? kQuick.id : id; }

}  // namespace mathom

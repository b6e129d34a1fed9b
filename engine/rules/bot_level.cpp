#include "rules/bot_level.h"

#include "rules/brain.h"
#include "rules/game.h"

namespace mathom {
namespace {

// Figures that back these budgets: docs/bots.md.
constexpr BotLevel kLevels[] = {
    {.id = "beginner", .mistake_percent = 12, .playouts = 0},
    {.id = "club", .mistake_percent = 0, .playouts = 2000},
};
constexpr BotLevel kYardsticks[] = {
    {.id = "random", .random = true},
    {.id = "rules"},
    {.id = "expert", .playouts = 4000, .infers = true, .foresees = true},
    {.id = "master", .playouts = 2000, .infers = true, .masters = true, .foresees = true},
};
constexpr BotLevel kQuick = {.id = "club-quick", .mistake_percent = 0, .playouts = 2000, .quick = true};

}  // namespace

std::span<const BotLevel> bot_levels() { return kLevels; }

std::vector<const BotLevel*> levels_for(const Game& game) {
  std::vector<const BotLevel*> out;
  for (const BotLevel& level : kLevels) out.push_back(&level);
  if (const Brain* brain = game.brain(); brain && brain->has_expert()) out.push_back(find_bot_level("expert"));
  if (const Brain* brain = game.brain(); brain && brain->master()) out.push_back(find_bot_level("master"));
  return out;
}

const BotLevel* find_bot_level(std::string_view id) {
  for (const auto& l : kLevels)
    if (l.id == id) return &l;
  for (const auto& l : kYardsticks)
    if (l.id == id) return &l;
  return id == kQuick.id ? &kQuick : nullptr;
}

std::string_view quick_level(std::string_view id) { return id == "club" ? kQuick.id : id; }

}  // namespace mathom

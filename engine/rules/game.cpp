#include "rules/game.h"

#include "core/json.h"

namespace mathom {

int find_option(const Game& g, const State& s, const Decision& d, std::string_view token) {
  for (std::size_t i = 0; i < d.options.size(); ++i)
    if (g.token(s, d, d.options[i]) == token) return static_cast<int>(i);
  return -1;
}

std::string choice_token(const Game& g, const State& s, const Decision& d, const Choice& c) {
  if (!d.by_luck()) return g.token(s, d, d.options[static_cast<std::size_t>(c.value)]);
  if (d.ask == Ask::roll) return "roll " + std::to_string(c.value);
  if (c.order.empty()) return "shuffle " + hex64(c.value);
  std::string out = "shuffle";
  for (const auto i : c.order) out += ' ' + g.token(s, d, d.options[i]);
  return out;
}

}  // namespace mathom

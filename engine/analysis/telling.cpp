#include "analysis/telling.h"

#include <algorithm>
#include <cmath>

#include "rules/brain.h"

namespace mathom {
namespace {

Phrase amount(const Game& game, std::string_view points, std::string_view chance, double n) {
  Phrase out{tells_chance(game) ? chance : points};
  return out.halves("points", told_halves(game, std::abs(n)));
}

}  // namespace

bool tells_chance(const Game& game) { return game.brain() && game.brain()->certain() > 0; }

std::int64_t told_halves(const Game& game, double n) {
  return tells_chance(game) ? 2 * std::llround(n) : std::llround(2 * n);
}

std::int64_t told_margin(const Game& game, double n) {
  return static_cast<std::int64_t>(tells_chance(game) ? 2 * std::ceil(n) : std::ceil(2 * n));
}

Phrase tell_choices(const Game& game, const Account& a) {
  return amount(game, "analysis.choices", "analysis.choices.chance", a.choices);
}

Phrase tell_fortune(const Game& game, const Account& a) {
  return a.fortune < 0 ? amount(game, "analysis.bad_luck", "analysis.bad_luck.chance", a.fortune)
                       : amount(game, "analysis.good_luck", "analysis.good_luck.chance", a.fortune);
}

Phrase tell_lost(const Game& game, const Judgement& j) {
  return amount(game, "analysis.lost", "analysis.lost.chance", j.lost.mean)
      .halves("margin", told_margin(game, j.lost.margin));
}

Phrase tell_worlds(const Analysis& a, const Judgement& j) {
  // A hundred is all of them, and nothing is none.
  const auto percent = [&](int worlds) {
    return std::clamp(std::lround(100.0 * worlds / j.worlds), worlds > 0 ? 1L : 0L, worlds < j.worlds ? 99L : 100L);
  };
  Phrase out{a.open ? std::string_view("analysis.worlds.open") : std::string_view("analysis.worlds")};
  return out.number("better", percent(j.better)).number("worse", percent(j.worse));
}

}  // namespace mathom

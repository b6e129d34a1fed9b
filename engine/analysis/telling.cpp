#include "analysis/telling.h"

#include <algorithm>
#include <cmath>

#include "rules/brain.h"

namespace mathom {
namespace {

// A loss of fewer points or percent than this is shown in tenths, because rounding to halves would change it too much.
constexpr double kTellsTenths = 5;

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
  Phrase out{tells_chance(game) ? std::string_view("analysis.lost.chance") : std::string_view("analysis.lost")};
  const bool little = j.lost.mean < kTellsTenths;
  const std::int64_t mean = little ? std::llround(10 * j.lost.mean) : told_halves(game, j.lost.mean);
  std::int64_t margin = little ? std::llround(std::ceil(10 * j.lost.margin)) : told_margin(game, j.lost.margin);
  // The text must not read as if a clear loss might be zero.
  if (j.clear()) margin = std::min(margin, mean - (!little && tells_chance(game) ? 2 : 1));
  return little ? out.tenths("points", mean).tenths("margin", margin)
                : out.halves("points", mean).halves("margin", margin);
}

Phrase tell_worlds(const Analysis& a, const Judgement& j) {
  // 100 percent means all worlds, and 0 percent none.
  const auto percent = [&](int worlds) {
    return std::clamp(std::lround(100.0 * worlds / j.worlds), worlds > 0 ? 1L : 0L, worlds < j.worlds ? 99L : 100L);
  };
  Phrase out{a.open ? std::string_view("analysis.worlds.open") : std::string_view("analysis.worlds")};
  // Both may be rounded up.
  const long better = percent(j.better), worse = std::min(percent(j.worse), 100 - better);
  return out.number("better", better).number("worse", worse);
}

}  // namespace mathom

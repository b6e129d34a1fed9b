#pragma once
// Rule options, in the order of GameInfo::options: rulings of the README that players may want otherwise.
#include "games/lotr_tcg/state/state.h"

namespace mathom::lotr_tcg {

enum class RuleId : std::uint8_t {
  mulligan,           // R2
  heir_takes_burdens  // R3
};
inline constexpr int kRules = 2;

inline bool has(const State& s, RuleId rule) {
  return (s.options[static_cast<std::size_t>(rule) / 8] >> static_cast<int>(rule) % 8 & 1u) != 0;
}

}  // namespace mathom::lotr_tcg

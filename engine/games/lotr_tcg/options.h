#pragma once
// Rule options, in the order of GameInfo::options: rulings of the README that players may want otherwise. New ones come
// last, as saved games name them by their places.
#include "games/lotr_tcg/state/state.h"

namespace mathom::lotr_tcg {

enum class RuleId : std::uint8_t {
  mulligan,                  // R2
  heir_takes_burdens,        // R3
  skirmish_goes_on,          // R5
  idle_texts,                // R10
  no_idle_events,            // R10
  once_for_all_losers,       // R12
  two_moves,                 // R16
  heir_wears_ring,           // R17
  fighters_kill,             // R18
  rule_of_four,              // R19
  ring_bearer_cannot_avoid,  // R20
  archery_without_minions,   // R21
  unpaid_plays               // R22
};
inline constexpr int kRules = 13;
inline constexpr int kMostTaken = 4;  // cards in a fellowship phase, by the rule of four

inline bool has(const State& s, RuleId rule) {
  return (s.options[static_cast<std::size_t>(rule) / 8] >> static_cast<int>(rule) % 8 & 1u) != 0;
}

// As many as there were opponents when the game began, with two players two (rule 6.4, ruling R16).
inline std::uint8_t usual_move_limit(const State& s) {
  return static_cast<std::uint8_t>(s.seats == 2 || has(s, RuleId::two_moves) ? 2 : s.seats - 1);
}

}  // namespace mathom::lotr_tcg

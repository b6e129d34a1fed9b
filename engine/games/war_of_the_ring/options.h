#pragma once
// Rule options, in the order of GameInfo::options: rulings of the README that players may want otherwise.
#include "games/war_of_the_ring/state/state.h"

namespace mathom::war_of_the_ring {

enum class RuleId : std::uint8_t {
  promos,
  all_defenders_lost,         // R1
  saved_cards_cannot_pay,     // R2
  own_text_first,             // R3
  item_delays_wielder,        // R4
  controller_uses_items,      // R5
  own_wielders_only,          // R6
  forsake_for_text,           // R7
  messenger_finds_himself,    // R8
  no_idle_icons,              // R9
  discard_over_limit,         // R11
  gandalf_passes_once,        // R12
  doubling_for_all,           // R12
  attackers_settle_losses,    // R13
  first_last_path_ends,       // R14
  forced_path_bars_card,      // R16
  no_idle_events,             // R17
  unused_ring_scores_nothing  // R18
};
inline constexpr int kRules = 18;

inline bool has(const State& s, RuleId rule) {
  return (s.options[static_cast<std::size_t>(rule) / 8] >> static_cast<int>(rule) % 8 & 1u) != 0;
}

}  // namespace mathom::war_of_the_ring

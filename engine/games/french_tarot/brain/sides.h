#pragma once
// Who plays with whom, as one seat can tell.
#include <cstdint>

#include "games/french_tarot/state/phases.h"

namespace mathom::french_tarot {

constexpr std::uint8_t bit(int seat) { return static_cast<std::uint8_t>(1u << seat); }

// Seats of the taker's side: the taker, and the partner once the called card shows who that is, or when this seat holds it.
inline std::uint8_t takers_known_to(const State& s, int seat) {
  if (s.facts.taker < 0) return 0;
  std::uint8_t side = bit(s.facts.taker);
  if (s.called == kNoCard) return side;
  if (s.hands[static_cast<std::size_t>(seat)].has(s.called)) return static_cast<std::uint8_t>(side | bit(seat));
  if (s.partner_shown)
    if (const int partner = partner_of(s); partner >= 0) side = static_cast<std::uint8_t>(side | bit(partner));
  return side;
}

}  // namespace mathom::french_tarot

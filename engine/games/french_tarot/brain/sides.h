#pragma once
// Who plays with whom, as far as one seat can tell.
#include <cstdint>

#include "games/french_tarot/brain/model.h"

namespace mathom::french_tarot {

// Returns the seats of the taker's side: the taker, and the partner if this seat holds the called card or the card has
// been shown.
inline std::uint8_t takers_known_to(const Model& m, int seat) {
  if (m.facts.taker < 0) return 0;
  const std::uint8_t taker = bit(m.facts.taker);
  if (m.called == kNoCard) return taker;
  if (m.hands[static_cast<std::size_t>(seat)].has(m.called)) return static_cast<std::uint8_t>(taker | bit(seat));
  return m.partner_shown ? m.takers : taker;
}

// Returns how many half points of the match one half point of the cards is worth to this seat.
inline std::int64_t stake(const Model& m, int seat, std::uint8_t takers) {
  const int share = (takers & bit(seat)) != 0 ? m.seats - 1 : 1;
  return multiplier(m.facts.contract) * share;
}

}  // namespace mathom::french_tarot

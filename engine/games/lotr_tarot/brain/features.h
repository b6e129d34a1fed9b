#pragma once
// What a seat knows, as the inputs of the net (net.h), and which output an answer is. Seats are in the order of play,
// starting with its own. Nothing hidden from the seat is in it.
#include "games/lotr_tarot/state/state.h"
#include "nets/small_net.h"
#include "rules/decision.h"

namespace mathom::lotr_tarot {

inline constexpr int kInputs = 1609, kOutputs = 199;

// For the seat to act, at every question except what it holds at the end of a round.
void write_features(const State&, NetInputs& out);
int output_of(const State&, const Option&);

}  // namespace mathom::lotr_tarot

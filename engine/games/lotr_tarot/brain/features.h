#pragma once
// What a seat knows, as the inputs of the net (net.h), and which of its outputs an answer is. Seats in the order of play, beginning with its
// own; nothing that lies hidden from it.
#include "games/lotr_tarot/state/state.h"
#include "nets/small_net.h"
#include "rules/decision.h"

namespace mathom::lotr_tarot {

inline constexpr int kInputs = 1609, kOutputs = 199;

// Of the seat to act, which is asked anything but what it holds at the end of a round.
void write_features(const State&, NetInputs& out);
int output_of(const State&, const Option&);

}  // namespace mathom::lotr_tarot

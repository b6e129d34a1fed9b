#pragma once
// Whether the rest of a deal is settled: a seat that leads wins every trick to come, whatever the others hold and in
// whatever way they play. It reads what everybody knows and that seat's own cards, so it may be asked of an
// Observation. A proof and no search: a claim that it does not see may still be true.
#include <vector>

#include "games/french_tarot/state/state.h"

namespace mathom::french_tarot {

// All cards of the seat's hand, in an order in which each of them wins its trick; empty: that is not proved. A petit
// comes last, for the petit au bout. It claims nothing while it holds the Excuse, which wins nothing, nor while another
// may hold the petit, which would be worth a fight for the last trick. Pre: the seat is to lead.
std::vector<Card> claim_order(const State& seen, int seat);

}  // namespace mathom::french_tarot

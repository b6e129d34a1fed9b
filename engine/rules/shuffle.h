#pragma once
// How every game turns the answer to a shuffle into an order of cards.
#include <cassert>

#include "core/rng.h"
#include "rules/decision.h"

namespace mathom {

// Reorders `pile` (as it stood in base order, the order of the decision's options) by luck's answer.
template <class Pile>
void shuffle_by(const Choice& c, Pile& pile) {
  if (c.order.empty()) {
    Rng rng(c.value);
    rng.shuffle(pile);
    return;
  }
  assert(c.order.size() == static_cast<std::size_t>(pile.size()));
  const Pile base = pile;
  for (std::size_t i = 0; i < c.order.size(); ++i) {
    using Index = decltype(pile.size());
    pile[static_cast<Index>(i)] = base[static_cast<Index>(c.order[i])];
  }
}

}  // namespace mathom

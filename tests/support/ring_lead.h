#pragma once
// Who is ahead in Ring Tarot.
#include "games/lotr_tarot/state/phases.h"

namespace mathom::lotr_tarot {

// By how many points a player is ahead of the mean of the others.
inline double lead_of(const State& s, int seat) {
  double sum = 0;
  for (int other = 0; other < s.seats; ++other) sum += total_points(s, other);
  const double mine = total_points(s, seat);
  return mine - (sum - mine) / (s.seats - 1);
}

}  // namespace mathom::lotr_tarot

#pragma once
// Steps that act on cards or places of a player's choice. They ask for one at a time, and continue without asking if
// there is no choice.
#include "effects/run/machine.h"

namespace mathom::effects {

// Returns the card or place that an answer names, or -1.
inline int target_in(const Answer& a) {
  const CardId c = a.subject != CardId::none ? a.subject : a.object;
  return c == CardId::none ? -1 : index(c);
}

enum class Pick : std::uint8_t { done, one, ask };

// Picks the target of a step with one target. kStage: 1 once it has asked. `candidates`: the possible targets, a
// BitSet.
template <class Find>
Pick pick_one(Frame& f, Find candidates, int& target) {
  if (f.local[kStage] == 1) {
    target = target_in(f.answer);
    return target < 0 ? Pick::done : Pick::one;
  }
  const auto all = candidates();
  if (all.empty()) return Pick::done;
  if (all.count() > 1) {
    f.local[kStage] = 1;
    return Pick::ask;
  }
  target = all.first_member();
  return Pick::one;
}

// A step with several targets. kA: the number left to pick, or kAll. kB: the number picked. kStage: 0 before the first,
// 2 once it has asked.
struct Picking {
  bool up_to = false;   // fewer are allowed
  bool secret = false;  // only the player knows the candidates, so the player is always asked
  int most = 0;         // the total number of picks
};
inline void begin_picks(Frame& f, int n) {
  f.local[kStage] = 1;
  f.local[kA] = static_cast<std::int16_t>(n);
  f.local[kB] = 0;
  f.answer = {};
}
// `answered`: the target that an answer means; -1: the player wants no more.
template <class Find, class Read>
Pick next_pick(Frame& f, const Picking& p, Find candidates, Read answered, int& target) {
  if (f.local[kStage] == 2) {
    f.local[kStage] = 1;
    target = answered(take(f));
    if (target < 0) return Pick::done;
  } else {
    const auto& all = candidates();
    if (f.local[kA] <= 0 || (all.empty() && !p.secret) || f.local[kB] >= p.most) return Pick::done;
    const bool forced = !p.up_to && (all.count() == 1 || f.local[kA] == kAll);
    if (!forced || p.secret) {
      f.local[kStage] = 2;
      return Pick::ask;
    }
    target = all.first_member();
  }
  if (f.local[kA] != kAll) --f.local[kA];
  ++f.local[kB];
  return Pick::one;
}

// Asks for the next of the picks that are left.
inline void ask_for_picks(const Frame& f, bool up_to, Decision& d) {
  d.ask = Ask::pick;
  d.picked = static_cast<std::uint8_t>(f.local[kB]);
  d.max = static_cast<std::uint8_t>(f.local[kA] == kAll ? kAll : f.local[kA] + f.local[kB]);
  d.min = up_to ? 0 : d.max;
}

}  // namespace mathom::effects

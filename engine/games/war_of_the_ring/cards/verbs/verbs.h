#pragma once
// What texts of cards do, in the form of effects/language.h; one family a file. A step that lets somebody choose asks for
// one card or place at a time, and goes on by itself where there is nothing to choose.
#include "effects/control/control.h"
#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {

using effects::arg;
using effects::Flow;
using effects::Host;
using effects::kA;
using effects::kB;
using effects::kC;
using effects::kStage;
using effects::Op;
using effects::Param;
using effects::Who;

using V = effects::Verb;
using Verbs = std::vector<V>;
Verbs draw_verbs();
Verbs pile_verbs();  // cycle, eliminate, take
Verbs play_verbs();
Verbs place_verbs();
Verbs token_verbs();
Verbs own_verbs();  // all of them

// The one seat that the first parameter means, or -1.
inline int who_of(const Host& h, const Op& op, const Frame& f) {
  const SeatId seat = effects::seat_of(h, arg(op, 0), f);
  return is_player(seat) ? index(seat) : -1;
}
// The frame as a step sees it whose first parameter is that seat: "self" in its filters is who does it.
inline Frame seen_by_who(const Host& h, const Op& op, const Frame& f) {
  Frame own = f;
  own.local[effects::kSelf] = static_cast<std::int16_t>(who_of(h, op, f));
  return own;
}
inline Param who_param() { return {"who", Param::Kind::who, false, static_cast<std::int16_t>(Who::self), nullptr, 0}; }
inline Param value_param(std::string_view key = "n", std::int16_t usual = 1) {
  return {key, Param::Kind::value, false, usual, nullptr, 0};
}
inline Param flag_param(std::string_view key) { return {key, Param::Kind::flag, false, 0, nullptr, 0}; }
inline Param targets_param(std::string_view key, int target_kind, bool needed = true) {
  return {key, Param::Kind::targets, needed, -1, nullptr, target_kind};
}
// Cards; left out, his hand.
inline Param hand_param() { return {"what", Param::Kind::targets, false, kHandWord, nullptr, kCardTarget}; }
inline bool always(const Host&, const Op&, const Frame&) { return true; }
inline std::int16_t small(int n) { return static_cast<std::int16_t>(n); }
}  // namespace mathom::war_of_the_ring

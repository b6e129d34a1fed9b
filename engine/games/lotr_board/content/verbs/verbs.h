#pragma once
// The verbs that only this game has, in the form of effects/language.h; one family a file.
#include "effects/control/control.h"
#include "games/lotr_board/state/phases.h"

namespace mathom::lotr_board {

using effects::arg;
using effects::Flow;
using effects::Host;
using effects::kA;
using effects::kB;
using effects::kC;
using effects::kD;
using effects::kStage;
using effects::Op;
using effects::Param;
using effects::Who;

using Verbs = std::vector<effects::Verb>;
Verbs marker_verbs();  // verbs/markers.cpp
Verbs gain_verbs();
Verbs board_verbs();
Verbs deal_verbs();
Verbs pass_verbs();
Verbs reveal_verbs();
Verbs match_verbs();
Verbs tile_verbs();
Verbs moment_verbs();
Verbs refill_verbs();
Verbs own_verbs();  // all of them

// Has the marker of that track walked so far? -1: to its end.
bool is_walked(const Host&, int symbol, int upto);

// The one seat that the first parameter means, or -1.
inline int who_of(const Host& h, const Op& op, const Frame& f) {
  const SeatId seat = effects::seat_of(h, arg(op, 0), f);
  return is_player(seat) ? index(seat) : -1;
}
inline Param who_param(Who usual = Who::self) {
  return {"who", Param::Kind::who, false, static_cast<std::int16_t>(usual), nullptr};
}
inline Param number_param() { return {"n", Param::Kind::number, false, 1, nullptr}; }
inline bool always(const Host&, const Op&, const Frame&) { return true; }
inline std::int16_t small(int n) { return static_cast<std::int16_t>(n); }
}  // namespace mathom::lotr_board

#pragma once
// The verbs that only this game has, in the form of effects/language.h; one family a file.
#include "effects/verbs.h"
#include "games/lotr_board/state/phases.h"

namespace mathom::lotr_board {

using effects::always;
using effects::arg;
using effects::Flow;
using effects::Host;
using effects::kA;
using effects::kB;
using effects::kC;
using effects::kD;
using effects::kStage;
using effects::number_param;
using effects::Op;
using effects::Param;
using effects::small;
using effects::Who;
using effects::who_of;
using effects::who_param;

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

}  // namespace mathom::lotr_board

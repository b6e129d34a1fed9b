#pragma once
// All that a seat, or a person holding several, ever receives of a game that is played: what they see, and the question
// when it is theirs. The truth is not in it, so nothing in it has to be kept from its viewers.
#include <cstdint>

#include "rules/game.h"

namespace mathom {

struct View {
  Observation seen;
  Decision decision;                  // the question, when one of the viewers is to answer; otherwise without options
  SeatId waiting_for = SeatId::none;  // none: the game is over
  std::uint32_t ply = 0;              // answers given so far; an answer names the ply it answers
  bool yours() const { return !decision.options.empty(); }
};

}  // namespace mathom

#pragma once
// Everything that a seat, or a person with several seats, receives of a game: what they see, and the question if it is
// theirs. The truth is not in it, so its viewers may read all of it.
#include <cstdint>

#include "rules/game.h"

namespace mathom {

struct View {
  Observation seen;
  Decision decision;                  // the question if one of the viewers is asked; otherwise without options
  SeatId waiting_for = SeatId::none;  // none: the game is over
  std::uint32_t ply = 0;              // answers given so far; an answer names the ply that it answers
  bool yours() const { return !decision.options.empty(); }
};

}  // namespace mathom

// The six faces of the die with a word each, over the upper part of the board, where the die may be rolled by one of
// the answers, or has been. It owns nothing.
#pragma once
#include "shell/tables/lotr_board/offers.h"

namespace mathom::lotr_board {

class DieFaces {
 public:
  DieFaces(const JourneySight& sight, const StepIn& step_in, const Offers& offers)
      : sight_(sight), step_in_(step_in), offers_(offers) {}

  // At the top of the room, of which `free_below` stays free; returns what is left of it.
  ui::Rect build(const GameTable::Frame& f, ui::Rect room, float free_below) const;

 private:
  int roller() const;  // who rolls by one of the answers, or has rolled; -1: nobody
  bool has_rolled() const;

  const JourneySight& sight_;
  const StepIn& step_in_;
  const Offers& offers_;
};

}  // namespace mathom::lotr_board

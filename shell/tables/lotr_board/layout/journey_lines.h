// Above the board: the line of the journey, and the corruption line with Sauron's Eye and the Hobbits, with pale
// markers where they would stand after each answer. It owns nothing.
#pragma once
#include "shell/tables/lotr_board/layout/stakes.h"
#include "shell/tables/lotr_board/wanted.h"

namespace mathom::lotr_board {

// The corruption line alone, with the Eye on its space.
void draw_corruption_line(const ui::Pen& pen, ui::Rect line, int sauron);

class JourneyLines {
 public:
  using Frame = GameTable::Frame;
  JourneyLines(const JourneySight& sight, const Stakes& stakes) : sight_(sight), stakes_(stakes) {}

  // A touch of either opens the page of the aim and the road.
  Wanted build_journey(const Frame& f) const;
  Wanted build_corruption(const Frame& f) const;

 private:
  void draw_ghosts(const Frame& f) const;

  const JourneySight& sight_;
  const Stakes& stakes_;
};

}  // namespace mathom::lotr_board

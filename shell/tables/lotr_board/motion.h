// Things on their way: cards between hands, deck and piles, tiles that turn up, tokens and runes to their Hobbit, the
// die. It owns the space that a marker has come to, as what it finds there comes from it.
#pragma once
#include "shell/tables/lotr_board/layout/laid_cards.h"

namespace mathom::lotr_board {

class Motion {
 public:
  using Frame = GameTable::Frame;
  Motion(const JourneySight& sight, const LaidCards& laid) : sight_(sight), laid_(laid) {}

  void begin_again() { step_symbol_ = -1; }
  void take_up(const Event& e);
  void build(const Frame& f, ui::Rect room) const;  // `room`: what is left of the board

 private:
  ui::Vec gains_from(float larger) const;
  ui::Rect home_of(const Frame& f, int zone, int print) const;
  ui::Rect home_in_hand(const Frame& f, int print) const;
  void draw_flight(const Frame& f, const Flight& flight, ui::Rect room) const;
  void draw_played(const Frame& f, const Flight& flight) const;
  void draw_turning_tile(const Frame& f, const Flight& flight) const;
  void draw_gain(const Frame& f, const Flight& flight) const;
  void build_cause(const Frame& f) const;

  const JourneySight& sight_;
  const LaidCards& laid_;
  int step_symbol_ = -1, step_space_ = 0;  // -1: nothing comes from a space
};

}  // namespace mathom::lotr_board

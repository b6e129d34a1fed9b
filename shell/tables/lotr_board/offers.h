// How what is asked is put before the player: each answer on the thing itself where it is one thing, else in a row of
// standing buttons, in a panel, or on the button below. It owns whether the Ring that might be put on is shown first.
#pragma once
#include <vector>

#include "shell/tables/lotr_board/step_in.h"

namespace mathom::lotr_board {

enum class Spot : std::uint8_t { hand, track, seat, card, main, row };
Spot spot_of(const Option& o);

class Offers {
 public:
  Offers(const JourneySight& sight, const StepIn& step_in) : sight_(sight), step_in_(step_in) {}

  bool any_at(Spot spot) const;
  bool hand_live() const;
  bool card_asked() const;
  std::vector<Option> hand_options(CardId card) const;  // what its touch may mean
  int on_track(int symbol) const;                       // the answer that means this track, or -1
  int on_seat(int seat) const;
  const Option* on_main() const;  // null: not offered
  bool in_panel() const;          // a choice between whole sentences, or yes and no
  bool row_answers() const;       // one of the standing buttons answers what is asked, or nothing is asked
  int row_cells() const;          // with the switches
  std::vector<GameTable::Choosable> row() const;
  bool turns_tile() const;  // the moment before one's own tile: passing turns it up

  // What the Ring might do is shown before it is put on; it may be laid back.
  bool shows_ring() const { return shows_ring_; }
  void show_ring(bool shows) { shows_ring_ = shows; }

 private:
  const JourneySight& sight_;
  const StepIn& step_in_;
  bool shows_ring_ = false;
};

}  // namespace mathom::lotr_board

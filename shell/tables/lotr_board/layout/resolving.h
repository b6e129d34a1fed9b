// What is being resolved and asked about, on a sheet over the upper part of the board: the deed of a haven, an event, a
// story tile, the die, a card. It owns what that is, from what has been shown.
#pragma once
#include <string>

#include "games/lotr_board/words/words.h"
#include "shell/tables/lotr_board/layout/laid_cards.h"
#include "shell/tables/lotr_board/offers.h"

namespace mathom::lotr_board {

class Resolving {
 public:
  using Frame = GameTable::Frame;
  Resolving(const JourneySight& sight, const Offers& offers, const LaidCards& laid)
      : sight_(sight), offers_(offers), laid_(laid) {}

  void begin_again() { now_ = {}; }
  void take_up(const Event& e);
  void follow_state();  // once all that led there has been shown

  bool is_shown() const;  // besides the deeds of a haven
  bool fits(const Frame& f) const;
  // How much of the board what is asked, or lies open, wants below the sheet.
  float wanted_below(const Frame& f) const;
  // Each returns what is left of the room.
  ui::Rect build_haven(const Frame& f, ui::Rect room);
  ui::Rect build(const Frame& f, ui::Rect room) const;

 private:
  std::string name(const TableHost& host) const;
  std::string words(const TableHost& host) const;
  ui::Rect build_sheet(const Frame& f, ui::Rect room, int tile = -1) const;

  const JourneySight& sight_;
  const Offers& offers_;
  const LaidCards& laid_;
  Subject now_;
};

}  // namespace mathom::lotr_board

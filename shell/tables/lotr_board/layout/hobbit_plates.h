// The Hobbits: a plate each with the player's name and face, and beneath it what the Hobbit holds. A touch chooses one
// where that is asked, else lays open what they can do. It owns nothing.
#pragma once
#include <string>

#include "shell/tables/lotr_board/layout/stakes.h"
#include "shell/tables/lotr_board/wanted.h"

namespace mathom::lotr_board {

class HobbitPlates {
 public:
  using Frame = GameTable::Frame;
  HobbitPlates(const JourneySight& sight, const Offers& offers, const AnswerWords& words, const Stakes& stakes)
      : sight_(sight), offers_(offers), words_(words), stakes_(stakes) {}

  Wanted build(const Frame& f) const;

 private:
  Wanted build_seat(const Frame& f, int seat, ui::Rect r) const;
  ui::Rect draw_seat(const Frame& f, int seat, ui::Rect r) const;
  ui::Rect draw_narrow_seat(const Frame& f, int seat, ui::Rect r) const;
  void draw_holdings(const Frame& f, int seat, ui::Rect r) const;
  bool draw_labelled(const Frame& f, int seat, ui::Rect r) const;
  std::string holdings(const TableHost& host, int seat) const;

  const JourneySight& sight_;
  const Offers& offers_;
  const AnswerWords& words_;
  const Stakes& stakes_;
};

}  // namespace mathom::lotr_board

// The stack of the story tiles with the last one, and the deck and the discard pile: how many lie there, what lies on
// top. A touch lays open what is in them, or turns up the tile where that is asked. It owns nothing.
#pragma once
#include <string>
#include <vector>

#include "shell/tables/lotr_board/offers.h"
#include "shell/tables/lotr_board/wanted.h"

namespace mathom::lotr_board {

class Stacks {
 public:
  using Frame = GameTable::Frame;
  Stacks(const JourneySight& sight, const Offers& offers) : sight_(sight), offers_(offers) {}

  Wanted build_tile(const Frame& f) const;
  Wanted build_cards(const Frame& f) const;

 private:
  // `cause`: a card of the discard pile that is outlined, and for that lies on top; or -1.
  void draw_cards(const Frame& f, const std::vector<int>& cards, int cause) const;
  std::string cards_words(const TableHost& host, const std::vector<int>& cards, int cause) const;

  const JourneySight& sight_;
  const Offers& offers_;
};

}  // namespace mathom::lotr_board

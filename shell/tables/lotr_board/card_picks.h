// Cards that are lifted together and given in one act: what pays a price with more than one card, and any number of
// cards that are discarded before as many are drawn. What is lifted the table knows.
#pragma once
#include <string>

#include "shell/tables/lotr_board/sight.h"

namespace mathom::lotr_board {

class CardPicks {
 public:
  explicit CardPicks(const JourneySight& sight) : sight_(sight) {}

  bool pay_together() const;
  bool refill() const { return sight_.asked() && refills_to() > 0; }
  int missing() const;      // for the price, besides the cards that are lifted
  bool are_enough() const;  // pre: they pay together, or refill
  int wanted() const;       // the same
  int refills_to() const;   // the hand size to draw up to after any number of cards goes; 0: not asked
  // What is discarded and how many cards are drawn then.
  std::string refill_words(const TableHost& host, std::size_t gone) const;
  // What is done with the cards that are lifted.
  std::string words(const TableHost& host, int n, int of) const;

 private:
  const JourneySight& sight_;
};

}  // namespace mathom::lotr_board

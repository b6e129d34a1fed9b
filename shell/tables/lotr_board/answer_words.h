// What each answer is called: what yes and no do, what the game's own label says too little of, and a number for cards
// that look alike.
#pragma once
#include <string>

#include "shell/tables/lotr_board/card_picks.h"
#include "shell/tables/lotr_board/offers.h"

namespace mathom::lotr_board {

class AnswerWords {
 public:
  AnswerWords(const JourneySight& sight, const Offers& offers, const CardPicks& picks)
      : sight_(sight), offers_(offers), picks_(picks) {}

  std::string of(const GameTable::Frame& f, const Option& o) const;
  // What yes and no do, from the operation that asks: the first step, and the rest of it in `then`. Empty: it is not
  // such a question.
  std::string deed(const TableHost& host, const Option& o, std::string* then = nullptr) const;

 private:
  std::string said_better(const TableHost& host, const Option& o) const;
  std::string numbered(const TableHost& host, const Option& o, CardId card, const std::string& label) const;

  const JourneySight& sight_;
  const Offers& offers_;
  const CardPicks& picks_;
};

}  // namespace mathom::lotr_board

// reveal_match {who, n, then, else}: the top card of the deck is turned up, and one may discard n symbols like its
// own; a star asks for stars (rule 4.8).
#include <algorithm>

#include "games/lotr_board/content/verbs/verbs.h"

namespace mathom::lotr_board {
namespace {

// A: who pays.
Flow run(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  switch (f.local[kStage]++) {
    case 0: {
      const int seat = who_of(h, op, f);
      f.local[kA] = small(seat);
      if (seat >= 0) t.push(Code::draw, {seat, 1, 1});
      f.answer = {};
      return Flow::again;
    }
    case 1: {
      const CardId card = t.top(kShown);
      f.answer = {};
      if (card == CardId::none) return Flow::again;  // nothing can be turned up: nothing can match
      const int symbol = std::clamp(facts_of(index(t.s.cards[index(card)].def)).symbol, 0, kStar);
      t.move(card, kDiscard, kEveryone);
      const int n = std::clamp<int>(arg(op, 1), 1, 4);
      t.charge({content().match_cost[at(symbol)][at(n)], effects::By::alone, effects::seat_in(f, kA), false, 0});
      return Flow::again;
    }
    case 2:
      h.call(arg(op, f.answer.amount == 1 ? 2 : 3), effects::seat_in(f, effects::kSelf),
             effects::seat_in(f, effects::kChosen));
      return Flow::again;
    default: return Flow::next;
  }
}

}  // namespace

Verbs match_verbs() {
  return {{"reveal_match",
           {who_param(),
            number_param(),
            {"then", Param::Kind::block, false, 0, nullptr},
            {"else", Param::Kind::block, false, 0, nullptr}},
           always,
           run}};
}

}  // namespace mathom::lotr_board

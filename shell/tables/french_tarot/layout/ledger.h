// What stands below the result of a deal: its best trick, the hands as they were played, and a row for each deal of the
// match.
#pragma once
#include "games/french_tarot/state/state.h"
#include "shell/tables/common/game_table.h"
#include "shell/tables/french_tarot/board.h"

namespace mathom::french_tarot {

class Ledger {
 public:
  using Frame = GameTable::Frame;
  // `first`: the seat that stands first.
  Ledger(const Board& board, const State& seen, const Game& game, int first)
      : board_(board), seen_(seen), game_(game), first_(first) {}
  float build(const Frame& f, const ui::Canvas& c, ui::Rect r) const;  // returns the height it used

 private:
  // Each returns the height it used; 0: there is nothing to show.
  float best_trick(const Frame& f, const ui::Canvas& c, ui::Rect r) const;
  float open_hands(const Frame& f, const ui::Canvas& c, ui::Rect r) const;
  float deals(const Frame& f, const ui::Canvas& c, ui::Rect r) const;
  std::string card_name(const TableHost& host, Card card) const;

  const Board& board_;
  const State& seen_;
  const Game& game_;
  int first_;
};

}  // namespace mathom::french_tarot

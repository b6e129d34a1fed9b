// The page of the result of a deal: what was taken and what was needed, the oudlers, the sum, how the match stands, and
// below it the ledger. It owns nothing and reads the table as one viewer has it.
#pragma once
#include "games/french_tarot/state/state.h"
#include "shell/tables/common/game_table.h"
#include "shell/tables/french_tarot/board.h"

namespace mathom::french_tarot {

class DealAccount {
 public:
  using Frame = GameTable::Frame;
  // All of it must outlive the frame that the page is built in.
  DealAccount(const GameTable& table, const Board& board, const State& seen)
      : table_(table), board_(board), seen_(seen) {}
  ResultPage page(const Frame& f) const;

 private:
  void head(const Frame& f, ResultPage& page) const;
  std::string partner_words(const TableHost& host) const;
  void bar(const Frame& f, ResultPage& page) const;
  void sum(const Frame& f, ResultPage& page) const;
  void medals(const Frame& f, ResultPage& page) const;
  void standings(const Frame& f, ResultPage& page) const;
  void course(const Frame& f, ResultPage& page) const;

  const GameTable& table_;
  const Board& board_;
  const State& seen_;
};

}  // namespace mathom::french_tarot

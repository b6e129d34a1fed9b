#pragma once
// The table as a companion sees it: who holds how much of what, and what a step on the corruption line, a roll of the
// die or a Life token is worth to all together. It reads a State once and answers many questions. Hidden cards count as
// cards of unknown kind, so it serves Observations and sampled worlds.
#include "games/lotr_board/state/table.h"

namespace mathom::lotr_board {

// What one Hobbit holds. Hidden cards count as cards only.
struct Holding {
  int cards = 0, hidden = 0, runes = 0;
  std::array<int, kSymbols + 1> symbols{};  // by kind, kStar last, as this Hobbit may use them
  std::uint32_t stories = 0;                // bits of legendary cards
};

// What a space or a block of a program does, as far as it has a value.
enum class Deed : std::uint8_t {
  none,
  rune,
  gold,
  token,
  take_card,
  draw,
  purity,
  die,
  sauron,
  corrupt,
  next_event,
  remove_cards,
  lose,
  pay_or,
  must_pay,
  reveal_match,
  condition,
  volunteer,
  choice,
  may,
  each,
  point_at
};
Deed deed_of(int verb);

class Survey {
 public:
  explicit Survey(const State&);
  const State& s;
  Table t;  // only read

  const Holding& of(int seat) const { return holding_[at(seat)]; }
  int gap(int seat) const { return s.sauron - s.corruption[at(seat)]; }
  int least_gap() const;
  int tiles_left() const { return tiles_left_; }
  int tiles_of(Deed) const;  // event tiles, tiles of the Ring's influence ... not yet revealed
  // Whether cards of a legendary set still lie next to the board.
  bool on_board(int legendary) const { return (board_ >> legendary & 1) != 0; }

  // --- in the unit of HeuristicWeights; losses are positive
  int step_loss(int seat, int steps) const;  // towards Sauron; negative steps are away from Sauron, a negative loss
  int sauron_loss(int steps) const;
  int roll_loss(int seat) const;
  int card_price(int print, int seat) const;
  int card_price(CardId, int seat) const;
  int token_gain(int seat, int kind) const;
  // Returns the value of a block to all. `self` and `chosen`: for whom it happens.
  int block_gain(int block, int self, int chosen, int depth = 0) const;
  int event_gain(int event, int depth = 1) const;  // of this place; 0 beyond the last
  int space_gain(int symbol, int space, int seat) const;
  int missing(int seat) const;                      // kinds of Life tokens
  int lacking(const effects::Op& condition) const;  // spaces that a condition still asks for
  int board() const { return board_of_journey_; }   // which conflict it is, from 0

 private:
  int heir_gain(int seat) const;
  int op_gain(const effects::Op&, int self, int chosen, int depth) const;
  int price_gain(const effects::Op&, int self, int chosen, int depth) const;
  int match_gain(const effects::Op&, int seat, int self, int chosen, int depth) const;
  int condition_gain(const effects::Op&, int self, int chosen, int depth) const;
  int each_gain(const effects::Op&, int chosen, int depth) const;
  int best_of(const effects::Op&, Deed, int seat, int self, int chosen, int depth) const;
  int seat_of(int who, int self, int chosen) const;
  std::array<Holding, kMostSeats> holding_{};
  std::array<int, 8> tile_kinds_{};
  int tiles_left_ = 0, board_of_journey_ = 0;
  std::uint64_t board_ = 0;
};

}  // namespace mathom::lotr_board

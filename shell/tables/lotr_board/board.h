// Where the markers stand as far as it has been shown: the start, and the events of one viewer added one by one. The
// State runs ahead of the eyes; the board is where the eyes are. All of it is public.
#pragma once
#include <array>

#include "games/lotr_board/state/events.h"
#include "rules/event.h"

namespace mathom::lotr_board {

struct Board {
  Board() = default;
  explicit Board(const State& start);  // what the events come after
  void apply(const Event& e);
  bool alive_at(int seat) const { return seat >= 0 && seat < seats && (alive >> seat & 1) != 0; }

  int seats = 2;
  int place = 0, action = -1;  // action: of a haven, the action that happens
  int event = 0;               // reached on this board
  std::array<int, kSymbols> track{};
  std::array<int, kMostSeats> corruption{};
  int sauron = 12, bearer = 0, active = 0;
  unsigned alive = 0;
  int tile = -1, face = -1;  // the last tile of the turn; the last roll of the die
  bool doom = false;
  Result result = Result::playing;
  friend bool operator==(const Board&, const Board&) = default;
};

}  // namespace mathom::lotr_board

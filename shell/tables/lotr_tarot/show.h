// Time at the table: takes events as they come and lets the board follow them at the player's speed, with rests to read
// by and flights to follow by eye. A tap finishes whatever is being shown. It draws nothing.
#pragma once
#include <deque>
#include <functional>
#include <vector>

#include "shell/tables/lotr_tarot/board.h"

namespace mathom::lotr_tarot {

struct Pace {
  float speed = 1;     // rests and motions are multiplied by it; 0: at once
  bool still = false;  // no motion, only rests
};

class Show {
 public:
  // Everything that has happened, at once.
  void reset(int seats, const std::vector<Event>& events);
  void add(const std::vector<Event>& events);
  // Goes on as far as time allows. `told` hears of each event when it becomes visible.
  void run(double now, Pace pace, const std::function<void(const Event&)>& told);
  void hurry() { hurried_ = busy(); }

  bool busy() const { return !queue_.empty(); }
  bool moving() const { return moving_; }
  double next_look() const { return next_look_; }
  const Board& board() const { return board_; }
  // The event that is being shown, while it takes its time.
  const Event* current() const { return started_ && !queue_.empty() ? &queue_.front() : nullptr; }
  // How far the current event's card has flown: 0 where it was, 1 where it goes.
  float flight(double now) const;
  // A round has been counted: nothing goes on until the player has seen the score sheet.
  bool counted() const { return counted_; }
  void go_on() { counted_ = false; }

 private:
  void begin(double now, Pace pace, const std::function<void(const Event&)>& told);

  Board board_;
  std::deque<Event> queue_;
  bool started_ = false, hurried_ = false, moving_ = false, counted_ = false;
  double began_ = 0, motion_ms_ = 0, rest_ms_ = 0, next_look_ = 0;
};

}  // namespace mathom::lotr_tarot

// Time at the table: takes events as they come and lets the board follow them at the player's speed, with rests to read by and
// flights to follow by eye. A tap finishes whatever is being shown. It draws nothing.
#pragma once
#include <deque>
#include <functional>
#include <vector>

#include "shell/app/settings.h"
#include "shell/tables/french_tarot/board.h"

namespace mathom::french_tarot {

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
  // When to look again: now (something moves), later (a rest), or never.
  bool moving() const { return moving_; }
  double next_look() const { return next_look_; }

  const Board& board() const { return board_; }
  // 0 when the card has just left where it was, 1 when it has arrived.
  float flight(Card card, double now) const;
  float dealing(double now) const;  // how far the hand has been dealt
  float leaving(double now) const;  // how far the finished trick has gone to its winner
  // Something worth a banner in the middle, while it rests.
  const Event* resting() const { return started_ && !queue_.empty() ? &queue_.front() : nullptr; }
  // The deal has been counted: nothing goes on until the player has seen the account.
  bool counted() const { return counted_; }
  void go_on() { counted_ = false; }

 private:
  struct Timing {
    float motion = 0, rest = 0;
  };
  Timing timing_of(const Event& e) const;
  bool same_group(const Event& e) const;
  void begin(double now, Pace pace, const std::function<void(const Event&)>& told);

  Board board_;
  std::deque<Event> queue_;
  bool started_ = false, hurried_ = false, moving_ = false, counted_ = false;
  double began_ = 0, motion_ms_ = 0, rest_ms_ = 0, next_look_ = 0;
  Card flying_ = kNoCard;
  bool deals_ = false, leaves_ = false;
};

}  // namespace mathom::french_tarot

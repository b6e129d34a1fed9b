// Time at a table: takes events as they come and shows them one after another at the player's speed, with rests to read
// by and flights to follow by eye. A tap finishes what is being shown. It draws nothing and knows no game: the
// Script says how long an event takes and hears when it becomes visible.
#pragma once
#include <deque>
#include <vector>

#include "rules/event.h"

namespace mathom {

struct Pace {
  float speed = 1;     // rests and motions are multiplied by it; 0: at once
  bool still = false;  // nothing moves: what takes time to fly rests as long
};

class EventPlayback {
 public:
  // Milliseconds at normal speed.
  struct Timing {
    float motion = 0, rest = 0;
    bool rests_first = false;  // a finished trick is looked at before it leaves; all else moves first
  };
  class Script {
   public:
    virtual ~Script() = default;
    virtual Timing timing(const Event& e) const = 0;
    // Events of this kind that follow one another are shown as one; the time is that of the last.
    virtual bool in_rows(const Event& e) const = 0;
    // The last event of a count: nothing goes on until the player has seen the account. `next`: null when none is
    // there.
    virtual bool ends_count(const Event& e, const Event* next) const = 0;
    virtual void begins(const Event& e) = 0;  // it becomes visible
    virtual void ends(const Event&) {}        // its time is over
  };

  void add(const std::vector<Event>& events) { queue_.insert(queue_.end(), events.begin(), events.end()); }
  // Goes on as far as time allows. `now` in milliseconds.
  void run(double now, Pace pace, Script& script);
  // The event that is being shown is over at once; the next one takes its time again.
  void hurry() { hurried_ = started_; }

  bool busy() const { return !queue_.empty(); }
  // When to look again: now (something moves), later (a rest), or never.
  bool moving() const { return moving_; }
  double next_look() const { return next_look_; }
  // The event that is being shown, while it takes its time.
  const Event* current() const { return started_ && !queue_.empty() ? &queue_.front() : nullptr; }
  // What has not been shown to its end, in order: the current event first, where there is one.
  const std::deque<Event>& waiting() const { return queue_; }
  // How far the motion of the current event has come, 0 to 1 and linear; 1 when nothing is shown.
  float progress(double now) const;

  bool counted() const { return counted_; }
  void go_on() { counted_ = false; }

 private:
  void begin(double now, Pace pace, Script& script);

  std::deque<Event> queue_;
  Timing timing_;
  bool started_ = false, hurried_ = false, moving_ = false, counted_ = false;
  double began_ = 0, motion_ms_ = 0, rest_ms_ = 0, next_look_ = 0;
};

}  // namespace mathom

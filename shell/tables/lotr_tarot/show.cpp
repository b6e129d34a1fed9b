#include "shell/tables/lotr_tarot/show.h"

#include <algorithm>

#include "shell/ui/theme.h"

namespace mathom::lotr_tarot {
namespace {

struct Timing {
  float motion = 0, rest = 0;
};

What what_of(const Event& e) { return static_cast<What>(e.what); }

Timing timing_of(const Event& e) {
  switch (what_of(e)) {
    case What::dealt: return {500, 0};
    case What::passed: return {ui::kFlight, 300};
    case What::turned_up: return {ui::kFlight, 500};
    case What::played:
    case What::ringed: return {ui::kFlight, 450};
    case What::drew:
    case What::replaced: return {ui::kFlight, 120};
    case What::suit_declared:
    case What::side_declared:
    case What::point_given:
    case What::point_taken: return {0, 700};
    case What::turn_over: return {0, 250};
    case What::one_ring: return {0, 600};
    case What::went_out:
    case What::draw_pile_gone: return {0, 1500};
    case What::shown: return {0, 1200};
    case What::held_declared: return {0, 900};
    default: return {};
  }
}

bool comes_in_rows(What w) {
  return w == What::dealt || w == What::shown || w == What::passed || w == What::held_declared;
}

// The last line of a round's count; the game's own awards follow in the last round.
bool ends_count(const Event& e, const std::deque<Event>& queue) {
  if (what_of(e) != What::round_score && what_of(e) != What::won) return false;
  if (queue.size() < 2) return true;
  const What next = what_of(queue[1]);
  return next == What::round || (what_of(e) == What::won && next != What::won);
}

}  // namespace

void Show::reset(int seats, const std::vector<Event>& events) {
  *this = Show();
  board_ = Board(seats);
  for (const Event& e : events) board_.apply(e);
}

void Show::add(const std::vector<Event>& events) { queue_.insert(queue_.end(), events.begin(), events.end()); }

void Show::begin(double now, Pace pace, const std::function<void(const Event&)>& told) {
  // A row is shown as one: its time goes to its last event.
  while (queue_.size() > 1 && comes_in_rows(what_of(queue_.front())) && queue_[1].what == queue_.front().what) {
    board_.apply(queue_.front());
    told(queue_.front());
    queue_.pop_front();
  }
  const Event& e = queue_.front();
  const Timing t = timing_of(e);
  started_ = true;
  began_ = now;
  motion_ms_ = pace.still ? 0 : static_cast<double>(t.motion * pace.speed);
  rest_ms_ = static_cast<double>(t.rest * pace.speed);
  board_.apply(e);
  told(e);
}

void Show::run(double now, Pace pace, const std::function<void(const Event&)>& told) {
  moving_ = false;
  next_look_ = 0;
  while (!queue_.empty() && !counted_) {
    if (!started_) begin(now, pace, told);
    const double end = hurried_ ? began_ : began_ + motion_ms_ + rest_ms_;
    if (now < end) {
      moving_ = now < began_ + motion_ms_;
      next_look_ = moving_ ? now : end;
      return;
    }
    counted_ = ends_count(queue_.front(), queue_);
    queue_.pop_front();
    started_ = false;
  }
  if (queue_.empty()) hurried_ = false;
}

float Show::flight(double now) const {
  if (!started_ || motion_ms_ <= 0 || hurried_) return 1;
  return ui::ease_out(static_cast<float>((now - began_) / motion_ms_));
}

}  // namespace mathom::lotr_tarot

#include "shell/tables/common/event_playback.h"

#include <algorithm>

namespace mathom {

void EventPlayback::begin(double now, Pace pace, Script& script) {
  while (queue_.size() > 1 && script.in_rows(queue_.front()) && queue_[1].what == queue_.front().what) {
    script.begins(queue_.front());
    script.ends(queue_.front());
    queue_.pop_front();
  }
  const Event& e = queue_.front();
  timing_ = script.timing(e);
  started_ = true;
  began_ = now;
  motion_ms_ = pace.still ? 0 : static_cast<double>(timing_.motion * pace.speed);
  rest_ms_ = static_cast<double>((timing_.rest + (pace.still ? timing_.motion : 0)) * pace.speed);
  script.begins(e);
}

void EventPlayback::run(double now, Pace pace, Script& script) {
  moving_ = false;
  next_look_ = 0;
  while (!queue_.empty() && !counted_) {
    if (!started_) begin(now, pace, script);
    const double end = hurried_ ? began_ : began_ + motion_ms_ + rest_ms_;
    if (now < end) {
      const double moves_from = timing_.rests_first ? began_ + rest_ms_ : began_;
      const double moves_to = moves_from + motion_ms_;
      moving_ = now >= moves_from && now < moves_to;
      next_look_ = moving_ ? now : now < moves_from ? moves_from : end;
      return;
    }
    script.ends(queue_.front());
    counted_ = script.ends_count(queue_.front(), queue_.size() > 1 ? &queue_[1] : nullptr);
    queue_.pop_front();
    started_ = hurried_ = false;
  }
}

float EventPlayback::progress(double now) const {
  if (!started_ || motion_ms_ <= 0 || hurried_) return 1;
  const double from = timing_.rests_first ? began_ + rest_ms_ : began_;
  return static_cast<float>(std::clamp((now - from) / motion_ms_, 0.0, 1.0));
}

}  // namespace mathom

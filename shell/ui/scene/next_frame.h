// When a frame is needed next, and whether the frame that has been built is drawn. The window reads it.
#pragma once
#include <optional>

namespace mathom::ui {

// Times are milliseconds on the clock of FrameInfo::now.
class NextFrame {
 public:
  void begin(double now);
  void want() { wanted_ = true; }
  void want_at(double ms);
  void build_again() { out_of_date_ = wanted_ = true; }
  void leave_undrawn(double until) { undrawn_until_ = until; }

  bool is_wanted() const { return wanted_; }
  // The next moment for which a frame is wanted; empty: no frame is wanted later.
  std::optional<double> wake_at() const { return wake_at_; }
  bool is_out_of_date() const { return out_of_date_; }
  bool is_left_undrawn() const { return undrawn_until_ > now_; }

 private:
  double now_ = 0, undrawn_until_ = 0;
  bool wanted_ = false, out_of_date_ = false;
  std::optional<double> wake_at_;
};

}  // namespace mathom::ui

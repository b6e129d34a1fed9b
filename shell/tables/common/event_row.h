// Events that are shown at once, as cards that are dealt or put away: each sets out a little after the one before it.
// It knows how far each has come, and nothing of where it flies.
#pragma once
#include <cstdint>
#include <vector>

#include "shell/tables/common/event_playback.h"

namespace mathom {

struct Flight {
  const Event* event;
  float gone;  // 0 to 1, linear
};

class EventRow {
 public:
  void next_frame() { ++frame_; }
  void clear() { row_.clear(); }
  // It becomes visible: with those before it, when `in_rows` and they are of its kind and began in the same frame.
  void add(const Event& e, bool in_rows);
  // How long the row moves that this event would end, where one event alone takes `one`.
  float motion(const Event& e, bool in_rows, float one) const;
  // All of the row while it is shown, those that have arrived too. `held(e)`: it is half way all the time.
  template <class Held>
  std::vector<Flight> flights(const EventPlayback& playback, double now, const Held& held) const {
    std::vector<Flight> out;
    if (!playback.current()) return out;
    for (std::size_t i = 0; i < row_.size(); ++i)
      out.push_back({&row_[i], held(row_[i]) ? 0.5f : gone(i, playback.progress(now))});
    return out;
  }

 private:
  bool joins(const Event& e, bool in_rows) const;
  float gone(std::size_t i, float progress) const;

  std::vector<Event> row_;
  std::uint64_t frame_ = 0, row_frame_ = 0;
};

}  // namespace mathom
